import type { Service } from '../../services/service.entity.js';
import { PRICE_FIELDS, type PriceField } from '../../services/service.entity.js';

type Price = Pick<Service, PriceField>;

const home = (priceFrom: number, priceDependsOn: string): Price => ({
  priceFrom,
  priceTo: null,
  priceVat: 'included',
  priceFor: 'homes',
  priceDependsOn,
  priceCheckedOn: '2026-09-30',
});

/** By the slug of the service: for about half of them. */
export const prices: Readonly<Record<string, Price>> = {
  'eicr-testing': home(150, 'the number of circuits and the age of the installation'),
  'pat-testing': { ...home(1.8, 'how many items there are; the smallest visit is £60'), priceFor: 'everyone' },
  'landlord-services': home(180, 'the size of the property and what the last report said'),
  'emergency-electrical': home(95, 'the hour, and how long the fault takes to find'),
  'ev-charging-points': home(895, 'the length of the cable run and the supply to the house'),
  'consumer-unit-upgrades': home(525, 'the number of circuits and the state of the earthing'),
  'rewiring-services': home(3800, 'the number of rooms, and whether you live there meanwhile'),
  'outdoor-lighting': home(240, 'the number of lights and the ground between them'),
  'bathroom-electrical': home(190, 'what is fitted and how the room is built'),
  'led-lighting-upgrades': { ...home(35, 'the height of the ceiling and the number of fittings'), priceFor: 'everyone' },
};

/** Whether a service costs what one of the sample company does, whatever its address is by now. */
export const isSamplePrice = (service: Price): boolean =>
  Object.values(prices).some((price) => PRICE_FIELDS.every((field) => service[field] === price[field]));
