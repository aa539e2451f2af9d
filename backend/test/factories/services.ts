import { expect } from '@jest/globals';
import type { ServiceRecord } from '../../src/services/service.dto.js';
import type { Caller } from '../support/api.js';

let made = 0;

/** An active, published service. */
export async function makeService(staff: Caller, fields: object = {}) {
  const n = ++made;
  const { status, body } = await staff.post('/api/admin/services', { title: `Service ${n}`, baseDescription: 'We do it well.', ...fields });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as ServiceRecord;
}
