import type { RecordKind } from '../audit/changes.service.js';
import { ContactInquiry } from './contact-inquiry.entity.js';

export const INQUIRY_KIND: RecordKind<ContactInquiry> = {
  resource: 'contact-inquiries',
  label: 'enquiry',
  entity: ContactInquiry,
  logged: [
    'serviceType',
    'status',
    'respondedAt',
    'dueAt',
    'customerWroteAt',
    'solvedAt',
    'delayedTo',
    'assigneeId',
    'spamSince',
    'spamScore',
    'deletedAt',
  ],
};
