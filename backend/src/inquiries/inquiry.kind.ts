import { kindOf } from '../kinds/kind.js';
import { toContactInquiryRecord, UpdateContactInquiryDto } from './contact-inquiry.dto.js';
import { ContactInquiry } from './contact-inquiry.entity.js';

export const INQUIRY_KIND = kindOf<ContactInquiry>()({
  resource: 'contact-inquiries',
  label: 'enquiry',
  title: 'Inquiry',
  entity: ContactInquiry,
  place: 10,
  name: 'name',
  isPersonal: true,
  forms: { update: UpdateContactInquiryDto },
  view: toContactInquiryRecord,
  trash: true,
  search: { detail: 'email' },
  logged: [
    'serviceType',
    'status',
    'respondedAt',
    'dueAt',
    'customerWroteAt',
    'solvedAt',
    'delayedTo',
    'reopenedAt',
    'replyFailedAt',
    'assigneeId',
    'spamSince',
    'spamScore',
    'deletedAt',
  ],
});
