import { expect, test } from '@jest/globals';
import { nextPath, validateLogin } from './signIn';

test('requires both fields; a password may consist of blanks, a username may not', () => {
  expect(validateLogin({ username: ' ', password: '' })).toEqual({ username: 'Username is required', password: 'Password is required' });
  expect(validateLogin({ username: 'ann', password: '   ' })).toEqual({});
});

test.each([
  [{ nextPathname: '/inquiries/1', nextSearch: '?filter=x' }, '/inquiries/1?filter=x'],
  [{ nextPathname: '/inquiries/1' }, '/inquiries/1'],
  [null, '/'],
  ['/inquiries', '/'],
  [{ nextPathname: '//elsewhere.example' }, '/'],
  [{ nextPathname: 7 }, '/'],
])('after signing in, %j redirects to %s', (state, path) => {
  expect(nextPath(state)).toBe(path);
});
