import { expect, it } from '@jest/globals';
import { monthsAfter, spanOf } from './months.js';

it.each([
  ['2026-11-26', 60, '2031-11-26'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
])('%s is due again after %d months on %s', (day, months, due) => {
  expect(monthsAfter(day, months)).toBe(due);
});

it('says intervals as people do', () => {
  expect([6, 12, 18, 60].map(spanOf)).toEqual(['6 months', 'year', '18 months', '5 years']);
});
