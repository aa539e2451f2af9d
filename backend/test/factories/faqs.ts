import { expect } from '@jest/globals';
import type { Caller } from '../support/api.js';

let made = 0;

export async function makeFaq(staff: Caller, fields: object = {}) {
  const n = ++made;
  const { status, body } = await staff.post('/api/admin/faqs', { question: `Question ${n}?`, answer: `Answer ${n}.`, ...fields });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as { id: string; question: string; answer: string; version: number };
}

/** Shows a FAQ on a service's page. */
export async function linkFaq(staff: Caller, serviceId: string, faqId: string, order = 0) {
  const { status, body } = await staff.post('/api/admin/page-faqs', { pageType: 'service', pageId: serviceId, faqId, order });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as { id: string; version: number };
}
