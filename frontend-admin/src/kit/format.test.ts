import { describe, expect, test } from '@jest/globals';
import { counted, firstFew, formatDate, formatList, formatTime, parseList, tidied, toWholeNumber } from './format';

test('counts in words', () => {
  expect(counted(1, 'enquiry', 'enquiries')).toBe('1 enquiry');
  expect(counted(0, 'enquiry', 'enquiries')).toBe('0 enquiries');
  expect(counted(1_200, 'view')).toBe('1,200 views');
});

test('shows times of the United Kingdom, wherever the reader is', () => {
  expect(formatDate('2026-07-01T23:30:00Z')).toBe('02/07/2026, 00:30');
  expect(formatDate('2026-11-24T23:30:00Z')).toBe('24/11/2026, 23:30');
  expect(formatTime('2026-07-01T23:30:00Z')).toBe('00:30');
});

test('names three of a list and counts the rest', () => {
  expect(firstFew([])).toBe('-');
  expect(firstFew(['CH41', 'CH42', 'CH43'])).toBe('CH41, CH42, CH43');
  expect(firstFew(['CH41', 'CH42', 'CH43', 'CH44', 'CH45'])).toBe('CH41, CH42, CH43 +2 more');
});

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

describe('a list as text', () => {
  test('is split on commas, trimmed, without blanks', () => {
    expect(parseList(' electrician, wirral,, eicr ,', /[,\n]/)).toEqual(['electrician', 'wirral', 'eicr']);
    expect(parseList('one,\ntwo\nthree', /[,\n]/)).toEqual(['one', 'two', 'three']);
    expect(parseList(' , ', /[,\n]/)).toEqual([]);
  });

  test('is joined for display; anything else is empty', () => {
    expect(formatList(['CH62', 'CH63'], ', ')).toBe('CH62, CH63');
    expect(formatList('', ', ')).toBe('');
    expect(formatList(null, ', ')).toBe('');
  });
});

test('makes an entry of each line, ignoring blank ones and keeping commas', () => {
  expect(parseList(' Safe Contractor \n\nBS 7671, 18th Edition\n', /\n/)).toEqual(['Safe Contractor', 'BS 7671, 18th Edition']);
});

test('shows a list as lines, and nothing as blank', () => {
  expect(formatList(['a', 'b'], '\n')).toBe('a\nb');
  expect(formatList(null, '\n')).toBe('');
});

test('leaves out an empty slug, and the order of a new record until someone gives one', () => {
  expect(tidied({ title: 'EICR', slug: '', order: null })).toEqual({ title: 'EICR' });
  expect(tidied({ title: 'EICR', slug: 'eicr', order: '3' })).toEqual({ title: 'EICR', slug: 'eicr', order: 3 });
  expect(tidied({ id: '1', order: null })).toEqual({ id: '1', order: 0 });
  expect(tidied({ id: '1', username: 'ada' })).toEqual({ id: '1', username: 'ada' });
});
