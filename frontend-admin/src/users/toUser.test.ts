import { expect, test } from '@jest/globals';
import { toUser } from './toUser';

test('a password that was typed is sent as it is, an empty one is not', () => {
  expect(toUser({ username: 'ada', password: '  with blanks  ' })).toEqual({ username: 'ada', password: '  with blanks  ' });
  for (const password of ['', null, undefined]) expect(toUser({ username: 'ada', password })).toEqual({ username: 'ada' });
});
