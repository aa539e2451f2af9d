import { expect } from '@jest/globals';
import type { Caller } from '../support/api.js';

let made = 0;

/** A published core page. */
export async function makeCorePage(staff: Caller, fields: object = {}) {
  const n = ++made;
  const { status, body } = await staff.post('/api/admin/core-pages', { title: `Our Terms ${n}`, content: '<p>Terms.</p>', ...fields });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as { id: string; slug: string; title: string; version: number; images: object[] };
}
