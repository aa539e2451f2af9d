import { expect, test } from '@jest/globals';
import { duration, spanName } from './words';

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [2_879, '47 h 59 min'],
  [2_880, '2 days'],
  [3_130, '2 days 4 h'],
])('names %i minutes %s', (minutes, name) => {
  expect(duration(minutes)).toBe(name);
});

test('names spans', () => {
  expect(spanName({ from: '2026-11-16', to: '2026-11-22' })).toBe('16 Nov to 22 Nov');
  expect(spanName({ from: '2026-11-16', to: '2026-11-16' })).toBe('16 Nov');
});
