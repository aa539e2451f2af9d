import { expect, test } from '@jest/globals';
import { mayUse } from './authProvider';

test('lets administrators use everything', () => {
  for (const resource of ['services', 'users', 'audit-log', 'redirects']) expect(mayUse('admin', resource)).toBe(true);
});

test('lets editors use content and enquiries, but not users, audit log and redirects', () => {
  for (const resource of ['', 'services', 'inquiries', 'media', 'settings', 'homepage']) expect(mayUse('editor', resource)).toBe(true);
  for (const resource of ['users', 'audit-log', 'redirects']) expect(mayUse('editor', resource)).toBe(false);
});

test("keeps administrators' screens closed without a role", () => {
  expect(mayUse(undefined, 'users')).toBe(false);
});
