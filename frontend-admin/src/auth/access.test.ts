import { expect, test } from '@jest/globals';
import { mayUse } from './access';

test('administrators may use everything', () => {
  for (const resource of ['services', 'users', 'audit-log', 'redirects']) expect(mayUse('admin', resource)).toBe(true);
});

test('editors may use what visitors see and send, not what the site is run with', () => {
  for (const resource of ['', 'services', 'inquiries', 'media', 'settings', 'homepage']) expect(mayUse('editor', resource)).toBe(true);
  for (const resource of ['users', 'audit-log', 'redirects']) expect(mayUse('editor', resource)).toBe(false);
});

test('without a role nothing of the administrators is open', () => {
  expect(mayUse(undefined, 'users')).toBe(false);
});
