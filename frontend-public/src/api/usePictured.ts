import { reads } from './queries';
import type { ServiceCardData } from './types';
import { useRead } from './useRead';

type Pictured = Pick<ServiceCardData, 'group' | 'drawing' | 'icon' | 'baseDescription' | 'image' | 'pictures' | 'need' | 'price'>;

const NONE: Pictured = {
  group: 'installation-upgrades',
  drawing: null,
  icon: null,
  baseDescription: '',
  image: null,
  pictures: {},
  need: null,
  price: null,
};

/** Returns by slug what the pages that link to a service show of it. */
export function usePictured(): (slug: string) => Pictured {
  const services = useRead(reads.services).data ?? [];
  return (slug) => {
    const { group, drawing, icon, baseDescription, image, pictures, need, price } =
      services.find((service) => service.slug === slug) ?? NONE;
    return { group, drawing, icon, baseDescription, image, pictures, need, price };
  };
}
