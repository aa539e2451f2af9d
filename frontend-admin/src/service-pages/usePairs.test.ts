import { expect, test } from '@jest/globals';
import { nameOf, type Pairs, pairSlug } from './usePairs';

const pairs: Pairs = {
  services: [{ id: 's', name: 'EICR Testing', slug: 'eicr-testing' }],
  locations: [{ id: 'l', name: 'Wirral', slug: 'wirral' }],
};

test("a page's address is made of its service and its location", () => {
  expect(pairSlug(pairs, 's', 'l')).toBe('eicr-testing-wirral');
  expect(pairSlug(pairs, 's', undefined)).toBe('');
  expect(pairSlug(pairs, 'gone', 'l')).toBe('');
});

test('what is not there has a dash for a name', () => {
  expect(nameOf('l', pairs.locations)).toBe('Wirral');
  expect(nameOf('gone', pairs.locations)).toBe('-');
});
