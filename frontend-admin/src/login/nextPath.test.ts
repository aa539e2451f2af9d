import { expect, test } from '@jest/globals';
import { nextPath } from './nextPath';

test.each([
  [{ nextPathname: '/inquiries/1', nextSearch: '?filter=x' }, '/inquiries/1?filter=x'],
  [{ nextPathname: '/inquiries/1' }, '/inquiries/1'],
  [null, '/'],
  ['/inquiries', '/'],
  [{ nextPathname: '//elsewhere.example' }, '/'],
  [{ nextPathname: 7 }, '/'],
])('after the login %j leads to %s', (state, path) => {
  expect(nextPath(state)).toBe(path);
});
