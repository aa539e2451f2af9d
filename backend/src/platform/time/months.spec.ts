import { expect, it } from '@jest/globals';
import { monthsAfter, monthsBefore, spanOf } from './months.js';

it.each([
  ['2026-11-26', 60, '2031-11-26'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
])('%s is due again after %d months on %s', (day, months, due) => {
  expect(monthsAfter(day, months)).toBe(due);
});

it.each([
  ['2026-11-21T03:30:00Z', 24, '2024-11-21T03:30:00.000Z'],
  ['2026-03-31T03:30:00Z', 1, '2026-02-28T03:30:00.000Z'],
  ['2028-02-29T03:30:00Z', 12, '2027-02-28T03:30:00.000Z'],
  ['2026-01-15T03:30:00Z', 2, '2025-11-15T03:30:00.000Z'],
])('monthsBefore %s, %d months', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});

it('says intervals as people do', () => {
  expect([6, 12, 18, 60].map(spanOf)).toEqual(['6 months', 'year', '18 months', '5 years']);
});
