import { expect, test } from '@jest/globals';
import { toLocation } from './toLocation';

test("a new location's empty order and slug are left to the server", () => {
  expect(toLocation({ name: 'Heswall', slug: '', order: '' })).toEqual({ name: 'Heswall' });
  expect(toLocation({ name: 'Heswall', slug: 'heswall', order: '4' })).toEqual({ name: 'Heswall', slug: 'heswall', order: 4 });
});

test('the order of a stored one becomes 0 when it is no whole number', () => {
  expect(toLocation({ id: 'a', slug: 'heswall', order: '' })).toEqual({ id: 'a', slug: 'heswall', order: 0 });
});
