import { expect } from '@jest/globals';
import type { LocationRecord } from '../../src/locations/location.dto.js';
import type { Caller } from '../support/api.js';

let made = 0;

/** An active location. */
export async function makeLocation(staff: Caller, fields: object = {}) {
  const n = ++made;
  const { status, body } = await staff.post('/api/admin/locations', { name: `Location ${n}`, postcodes: ['CH62'], ...fields });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as LocationRecord;
}
