import { newRecord } from '../../src/platform/common/records.js';
import { ContactInquiry } from '../../src/inquiries/contact-inquiry.entity.js';
import { dueAfter } from '../../src/inquiries/response-deadline.js';
import type { TestApp } from '../support/app.js';

/** A submission of the contact form. */
export const ENQUIRY = {
  name: 'Ada Lovelace',
  email: 'ada@example.co.uk',
  phone: '0151 496 0000',
  serviceType: 'ev-charging',
  message: 'Two chargers, please.',
} as const;

export const enquiry = (fields: object = {}): object => ({ ...ENQUIRY, ...fields });

/** An enquiry in the database, without mails and limits. */
export async function makeInquiry(app: TestApp, fields: Partial<ContactInquiry> = {}): Promise<ContactInquiry> {
  const createdAt = fields.createdAt ?? new Date();
  const record = Object.assign(newRecord(ContactInquiry, createdAt), ENQUIRY, { dueAt: dueAfter(createdAt) }, fields);
  return app.dataSource.getRepository(ContactInquiry).save(record);
}
