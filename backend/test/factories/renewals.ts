import { expect } from '@jest/globals';
import type { RenewalRecord } from '../../src/renewals/renewal.dto.js';
import type { Caller } from '../support/api.js';

let made = 0;

/** For a customer who agreed to be reminded. */
export const AGREED = { hasAgreed: true, agreedOn: '2024-03-04', agreedHow: 'Ticked on the job sheet' };

/** Due on 10 March 2031, for a customer of its own. */
export async function makeRenewal(staff: Caller, fields: object = {}) {
  const n = ++made;
  const given = {
    customer: `Customer ${n}`,
    email: `customer-${n}@example.org`,
    address: '5 Rose Lane, Irby',
    what: 'Fire alarm service',
    intervalMonths: 6,
    dueOn: '2031-03-10',
    ...fields,
  };
  const { status, body } = await staff.post('/api/admin/renewals', given);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as RenewalRecord;
}
