import { expect, test } from '@jest/globals';
import { toUser } from './toUser';

test('sends a typed password as it is, and no blank one', () => {
  expect(toUser({ username: 'ada', password: '  with blanks  ' })).toEqual({ username: 'ada', password: '  with blanks  ' });
  for (const password of ['', null, undefined]) expect(toUser({ username: 'ada', password })).toEqual({ username: 'ada' });
});
