import { expect, test } from '@jest/globals';
import { validateLogin } from './validateLogin';

test('both fields are required; blanks are no username, but may be a password', () => {
  expect(validateLogin({ username: ' ', password: '' })).toEqual({ username: 'Username is required', password: 'Password is required' });
  expect(validateLogin({ username: 'ann', password: '   ' })).toEqual({});
});
