import { expect, it } from '@jest/globals';
import { monthsBefore } from './erasure.service.js';

it.each([
  ['2026-11-21T03:30:00Z', 24, '2024-11-21T03:30:00.000Z'],
  ['2026-03-31T03:30:00Z', 1, '2026-02-28T03:30:00.000Z'],
  ['2028-02-29T03:30:00Z', 12, '2027-02-28T03:30:00.000Z'],
  ['2026-01-15T03:30:00Z', 2, '2025-11-15T03:30:00.000Z'],
])('monthsBefore %s, %d months', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});
