import { expect, test } from '@jest/globals';
import { addressOf, type Place, whereIs } from './places';

const SPAM = { path: '/inquiries', label: 'Spam', filter: { isSpam: 'true' } };
const places: Place[] = [
  { name: 'Dashboard', entries: [{ path: '/', label: 'Dashboard' }] },
  { name: 'Inquiries', entries: [{ path: '/inquiries', label: 'Inquiries' }, SPAM] },
  { name: 'Company', entries: [{ path: '/settings', label: 'Settings' }] },
];
const found = (pathname: string, search = '') => whereIs({ pathname, search }, places)?.entry.label;

test.each([
  ['/', 'Dashboard'],
  ['/inquiries', 'Inquiries'],
  ['/inquiries/1', 'Inquiries'],
  ['/inquiriesx', undefined],
  ['/settings/hours', 'Settings'],
  ['/profile', undefined],
])('finds the screen of %s', (pathname, label) => {
  expect(found(pathname)).toBe(label);
});

test('tells the views of a list apart by its filter', () => {
  expect(addressOf(SPAM)).toBe('/inquiries?filter=%7B%22isSpam%22%3A%22true%22%7D');
  expect(found('/inquiries', '?filter=%7B%22isSpam%22%3A%22true%22%2C%22q%22%3A%22a%22%7D')).toBe('Spam');
  expect(found('/inquiries/1', '?filter=%7B%22status%22%3A%22new%22%7D')).toBe('Inquiries');
});

test.each(['?filter=', '?filter={', '?filter=null', '?filter=[1]', '?filter="isSpam"'])('takes %s for no filter', (search) => {
  expect(found('/inquiries', search)).toBe('Inquiries');
});
