import { expect } from '@jest/globals';
import type { TestimonialRecord } from '../../src/testimonials/testimonial.dto.js';
import type { Caller } from '../support/api.js';

let made = 0;

/** An active testimonial. */
export async function makeTestimonial(staff: Caller, fields: object = {}) {
  const n = ++made;
  const given = { name: `Customer ${n}`, location: 'Heswall', comment: 'On time and tidy.', ...fields };
  const { status, body } = await staff.post('/api/admin/testimonials', given);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as TestimonialRecord;
}
