import { expect } from '@jest/globals';
import type { ProjectRecord } from '../../src/projects/project.dto.js';
import type { Caller } from '../support/api.js';

let made = 0;

/** An active, published project. */
export async function makeProject(staff: Caller, fields: object = {}) {
  const n = ++made;
  const given = { title: `Project ${n}`, description: 'A job well done.', category: 'Commercial', location: 'Bromborough', ...fields };
  const { status, body } = await staff.post('/api/admin/projects', given);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as ProjectRecord;
}
