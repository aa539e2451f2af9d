import { expect } from '@jest/globals';
import type { Caller } from '../support/api.js';

let made = 0;

export async function makeRedirect(admin: Caller, fields: object = {}) {
  const { status, body } = await admin.post('/api/admin/redirects', { fromPath: `/old-${++made}`, toPath: '/services', ...fields });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as { id: string; fromPath: string; toPath: string | null; statusCode: number; version: number };
}
