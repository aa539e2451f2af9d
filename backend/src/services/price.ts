import { InvalidFields } from '../platform/http/errors.js';
import { PRICE_FIELDS, type PriceField, type Service } from './service.entity.js';

/** What visitors need to know of an amount before they can use it. */
const MISSING: Record<Exclude<PriceField, 'priceTo'>, string> = {
  priceFrom: 'the amount',
  priceVat: 'whether it includes VAT',
  priceFor: 'for whom it is',
  priceDependsOn: 'what it depends on',
  priceCheckedOn: 'when it was last checked',
};
const REQUIRED = Object.keys(MISSING) as (keyof typeof MISSING)[];

const isBlank = (value: string | number | null): boolean => value === null || value === '';
const isPence = (pounds: number): boolean => Math.round(pounds * 100) / 100 === pounds;

/** A price is named with all its parts or not at all. Throws InvalidFields (400), which names what is missing or cannot be. */
export function requireUsablePrice(service: Pick<Service, PriceField>): void {
  if (PRICE_FIELDS.every((field) => isBlank(service[field]))) return;
  const missing = REQUIRED.filter((field) => isBlank(service[field]));
  if (missing.length > 0) {
    const reason = `A price that customers can use also says ${missing.map((field) => MISSING[field]).join(', ')}. Complete it, or clear all its fields.`;
    throw new InvalidFields(Object.fromEntries(missing.map((field) => [field, [reason]])), reason);
  }
  const { priceFrom, priceTo, priceVat, priceFor } = service;
  const refuse = (field: PriceField, reason: string) => new InvalidFields({ [field]: [reason] }, reason);
  for (const [field, amount] of [['priceFrom', priceFrom] as const, ['priceTo', priceTo] as const])
    if (amount !== null && !isPence(amount)) throw refuse(field, 'Please enter pounds with two decimals at most.');
  if (priceTo !== null && priceTo < (priceFrom ?? 0)) throw refuse('priceTo', 'The upper end of the price is below the lower end.');
  if (priceVat === 'excluded' && priceFor !== 'businesses')
    throw refuse('priceVat', 'Prices that people at home read must include VAT. Only a price for businesses may leave it out.');
}
