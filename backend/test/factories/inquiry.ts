import { expect } from '@jest/globals';
import { newRecord } from '../../src/platform/common/records.js';
import { ContactInquiry } from '../../src/inquiries/contact-inquiry.entity.js';
import { DAY_MS, HOUR_MS } from '../../src/platform/time/durations.js';
import type { TestApp } from '../support/app.js';

/** A submission of the contact form. */
export const INQUIRY = {
  name: 'Ada Lovelace',
  email: 'ada@example.co.uk',
  phone: '0151 496 0000',
  serviceType: 'ev-charging',
  message: 'Two chargers, please.',
} as const;

export const enquiry = (fields: object = {}): object => ({ ...INQUIRY, ...fields });

/** The confirmation, at any hour. */
export const received = (number = 'our emergency line'): unknown =>
  expect.stringMatching(
    `^We'll get back to you (within 24 hours|by \\d+:\\d\\d [AP]M on \\w+ \\d+ \\w+)\\. For urgent matters, please call ${number}\\.$`,
  );

/** When the reply to an enquiry is due soon, whatever the opening hours. */
export async function dueSoon(app: TestApp, id: string): Promise<Date> {
  const { dueAt } = await app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id });
  return new Date(dueAt.getTime() - HOUR_MS);
}

/** An enquiry in the database, without mails and limits; due a day later, whatever the opening hours. */
export async function makeInquiry(app: Pick<TestApp, 'dataSource'>, fields: Partial<ContactInquiry> = {}): Promise<ContactInquiry> {
  const createdAt = fields.createdAt ?? new Date();
  const record = Object.assign(newRecord(ContactInquiry, createdAt), INQUIRY, { dueAt: new Date(createdAt.getTime() + DAY_MS) }, fields);
  return app.dataSource.getRepository(ContactInquiry).save(record);
}
