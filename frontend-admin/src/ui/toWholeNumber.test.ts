import { expect, test } from '@jest/globals';
import { toWholeNumber } from './toWholeNumber';

test.each([
  ['7', 7],
  [3, 3],
  ['-2', -2],
  ['', 0],
  [' ', 0],
  ['1.5', 0],
  ['first', 0],
  [null, 0],
  [undefined, 0],
])('%p counts as %p', (value, order) => {
  expect(toWholeNumber(value)).toBe(order);
});
