import { expect, test } from '@jest/globals';
import { formatLines, parseLines } from './lines';

test('each line is an entry, blank ones are none, commas stay', () => {
  expect(parseLines(' Safe Contractor \n\nBS 7671, 18th Edition\n')).toEqual(['Safe Contractor', 'BS 7671, 18th Edition']);
});

test('a list is shown as lines, nothing as nothing', () => {
  expect(formatLines(['a', 'b'])).toBe('a\nb');
  expect(formatLines(null)).toBe('');
});
