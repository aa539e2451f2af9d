import { expect, test } from '@jest/globals';
import { firstFew } from './firstFew';

test('three of a list are named, the rest counted', () => {
  expect(firstFew([])).toBe('-');
  expect(firstFew(['CH41', 'CH42', 'CH43'])).toBe('CH41, CH42, CH43');
  expect(firstFew(['CH41', 'CH42', 'CH43', 'CH44', 'CH45'])).toBe('CH41, CH42, CH43 +2 more');
});
