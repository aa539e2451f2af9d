import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ServicePrice } from '../api/types';
import { Price, shortPrice } from './Price';

const PRICE: ServicePrice = {
  from: 150,
  to: null,
  vat: 'included',
  for: 'homes',
  dependsOn: 'the number of circuits.',
  checkedOn: '2026-03-02',
};
const said = (changes: Partial<ServicePrice>) => renderToStaticMarkup(<Price price={{ ...PRICE, ...changes }} />).replace(/<[^>]+>/g, '');

test.each([
  [{}, 'From £150 incl. VAT, for homes. Depends on the number of circuits. Price checked in March 2026.'],
  [{ to: 1_240.5, for: 'everyone' as const }, '£150 to £1,240.50 incl. VAT, for homes and businesses. '],
  [{ from: 1.2, to: 1.2, vat: 'excluded' as const, for: 'businesses' as const }, '£1.20 + VAT, for businesses. '],
  [{ vat: 'none' as const }, 'From £150 no VAT to add, for homes. '],
])('says %j in words', (changes, words) => expect(said(changes)).toContain(words));

test('says in a list only the amount and what it includes', () => {
  expect(shortPrice(PRICE)).toBe('from £150 incl. VAT');
  expect(shortPrice({ ...PRICE, to: 180, vat: 'excluded', for: 'businesses' })).toBe('£150 to £180 + VAT, for businesses');
});
