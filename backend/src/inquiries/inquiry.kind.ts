import { kindOf } from '../kinds/kind.js';
import { CreateContactInquiryDto, toContactInquiryRecord, UpdateContactInquiryDto } from './contact-inquiry.dto.js';
import { ContactInquiry } from './contact-inquiry.entity.js';

/** Staff have added the enquiry without one. */
export const NO_EMAIL = 'No email address is known for this customer. Please call instead.';

export const INQUIRY_KIND = kindOf<ContactInquiry>()({
  resource: 'contact-inquiries',
  label: 'enquiry',
  title: 'Inquiry',
  entity: ContactInquiry,
  screen: 'inquiries',
  place: 10,
  name: 'name',
  isPersonal: true,
  forms: { create: CreateContactInquiryDto, update: UpdateContactInquiryDto },
  view: toContactInquiryRecord,
  trash: true,
  search: { detail: 'email' },
  logged: [
    'serviceType',
    'channel',
    'heardFrom',
    'topic',
    'outcome',
    'lostReason',
    'amountPence',
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
    'complaintEndedOn',
    'deletedAt',
  ],
});
