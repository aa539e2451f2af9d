import { expect, test } from '@jest/globals';
import { wrongHours } from './openingHours';

test('a day is closed, or opens before it closes', () => {
  expect(wrongHours(null)).toBeUndefined();
  expect(wrongHours({ opens: '08:00', closes: '18:00' })).toBeUndefined();
  expect(wrongHours({ opens: '18:00', closes: '08:00' })).toBe('Please close later than you open');
  expect(wrongHours({ opens: '', closes: '18:00' })).toBe('Please give both times');
});
