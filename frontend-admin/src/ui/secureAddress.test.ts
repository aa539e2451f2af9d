import { expect, test } from '@jest/globals';
import { secureAddress } from './secureAddress';

test('only https addresses are taken', () => {
  expect(['', null, 'https://example.org/a'].map(secureAddress)).toEqual([undefined, undefined, undefined]);
  expect(secureAddress('http://example.org')).toMatch(/https:\/\//);
  expect(secureAddress('/services')).toMatch(/https:\/\//);
});
