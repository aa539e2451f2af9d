import { expect } from '@jest/globals';
import type { Caller } from '../support/api.js';
import { STAFF_PASSWORD } from '../support/app.js';

let made = 0;

/** An editor who can sign in with STAFF_PASSWORD. */
export async function makeUser(admin: Caller, fields: object = {}) {
  const username = `user-${++made}`;
  const { status, body } = await admin.post('/api/admin/users', {
    username,
    email: `${username}@staff.example`,
    password: STAFF_PASSWORD,
    ...fields,
  });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as { id: string; username: string; email: string; role: string; isActive: boolean; version: number };
}
