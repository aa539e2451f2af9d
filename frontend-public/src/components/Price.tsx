import type { ServicePrice } from '../api/types';
import { monthAndYear } from '../lib/london';

const VAT: Record<ServicePrice['vat'], string> = { included: 'incl. VAT', excluded: '+ VAT', none: 'no VAT to add' };
const FOR: Record<ServicePrice['for'], string> = { homes: 'for homes', businesses: 'for businesses', everyone: 'for homes and businesses' };

/** '£1,250' or '£1.50'. */
const pounds = (amount: number): string =>
  `£${amount.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`;

const amountOf = ({ from, to }: ServicePrice): string => {
  if (to === null) return `From ${pounds(from)}`;
  return to === from ? pounds(from) : `${pounds(from)} to ${pounds(to)}`;
};

/** For a list: 'from £150 incl. VAT'. Without VAT it is for businesses only, and says so. */
export const shortPrice = (price: ServicePrice): string =>
  `${amountOf(price).replace(/^From/, 'from')} ${VAT[price.vat]}${price.for === 'businesses' ? `, ${FOR.businesses}` : ''}`;

/** What a service costs, with all that a customer needs to know of it. */
export const Price = ({ price }: { price: ServicePrice }) => (
  <p className="price">
    <strong>{amountOf(price)}</strong> {`${VAT[price.vat]}, ${FOR[price.for]}. `}
    <small>{`Depends on ${price.dependsOn.replace(/\.$/, '')}. Price checked in ${monthAndYear(price.checkedOn)}.`}</small>
  </p>
);
