import { expect, test } from '@jest/globals';
import { degrees, isColour, port, secureAddress, wholeNumber } from './rules';

const none = (messages: (string | undefined)[]) => messages.every((message) => message === undefined);
const each = (messages: (string | undefined)[]) => messages.every(Boolean);

test('colours are written as the server takes them', () => {
  expect(['#FACC15', '#15803d'].every(isColour)).toBe(true);
  expect(['', 'red', '#FFF', null].some(isColour)).toBe(false);
});

test('numbers stay within their limits', () => {
  expect(none([0, '100'].map(wholeNumber(100)))).toBe(true);
  expect(each(['', null, '1.5', 101].map(wholeNumber(100)))).toBe(true);
  expect(none([1, '587', '', null].map(port))).toBe(true);
  expect(each([0, '65536', 'smtp'].map(port))).toBe(true);
  expect(none(['', null, '-3.07', 90].map(degrees(90)))).toBe(true);
  expect(each(['91', 'north'].map(degrees(90)))).toBe(true);
});

test('addresses elsewhere are encrypted', () => {
  expect(none(['', null, 'https://example.org/us'].map(secureAddress))).toBe(true);
  expect(each(['http://example.org', 'example.org', 'https://'].map(secureAddress))).toBe(true);
});
