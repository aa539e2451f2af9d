import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { pick } from '../platform/common/pick.js';
import { Day } from '../platform/fields/days.js';
import { EmailAddress, Flag, OneOf, Phone, RecordId, Text, Whole } from '../platform/fields/validation.js';
import { DeliveryReport, toDeliveryReport, type NamedDelivery } from '../delivery/outbox/delivery.dto.js';
import { User } from '../users/user.entity.js';
import { BlankIsLeftOut, CreateContactDto } from './reception/contact.dto.js';
import { ContactInquiry, INQUIRY_STATUSES, type InquiryStatus } from './contact-inquiry.entity.js';
import { ADDED_CHANNELS, LOST_LABELS, LOST_REASONS, OUTCOMES, TOPICS, type LostReason, type Outcome, type Topic } from './office/leads.js';
import { SERVICE_TYPES, type ServiceType } from '../services/enquiry-types.js';

const MOST_PENCE = 1_000_000_000;

/** What staff note of somebody who rang, texted, met them or wrote. */
export class CreateContactInquiryDto extends PickType(CreateContactDto, ['name', 'serviceType', 'serviceSlug', 'heardFrom']) {
  @OneOf(ADDED_CHANNELS)
  channel: (typeof ADDED_CHANNELS)[number];

  /** Only a complaint may come without one. */
  @Phone({ optional: true })
  phone?: string | null;

  /** What it is about. */
  @Text({ max: 5000 })
  message: string;

  /** Where the work is. */
  @Text({ max: 120, optional: true })
  place?: string | null;

  /** Without one the customer gets no emails. */
  @BlankIsLeftOut
  @EmailAddress({ optional: true })
  email?: string | null;

  /** 'data': a complaint about personal data, which is stored without place, service and `heardFrom`. */
  @OneOf(TOPICS, { optional: true })
  topic?: Topic | null;

  /** The day on which a complaint came, at most a year ago; default: today. Ignored for work. */
  @Day({ optional: true })
  receivedOn?: string | null;
}

/** Name, number, email address and company can only be corrected if staff have added the enquiry: what a visitor sent never changes. */
export class UpdateContactInquiryDto extends PartialType(
  PickType(CreateContactInquiryDto, ['name', 'phone', 'email', 'place', 'heardFrom']),
) {
  @BlankIsLeftOut
  @Text({ max: 200, optional: true })
  company?: string | null;

  @OneOf(INQUIRY_STATUSES, { optional: true })
  status?: InquiryStatus | null;

  @Text({ max: 10_000, optional: true })
  notes?: string | null;

  /** Id of an active user, or null. */
  @RecordId({ optional: true })
  assigneeId?: string | null;

  /** What became of it; null: not decided. */
  @OneOf(OUTCOMES, { optional: true })
  outcome?: Outcome | null;

  /** Of a lost one; otherwise it is cleared. */
  @OneOf(LOST_REASONS, { optional: true, labels: LOST_LABELS })
  lostReason?: LostReason | null;

  /** Of a won one, in pence; otherwise it is cleared. */
  @Whole({ max: MOST_PENCE, optional: true })
  amountPence?: number | null;

  /** What came of a complaint about personal data. */
  @Text({ max: 5000, optional: true })
  complaintOutcome?: string | null;

  /** The day on which the complaint ended; with `complaintOutcome` or not at all. */
  @Day({ optional: true })
  complaintEndedOn?: string | null;
}

export class Assignee extends PickType(User, ['id', 'username', 'displayName']) {}

export class InquiryStatusDto {
  @OneOf(INQUIRY_STATUSES)
  status: InquiryStatus;
}

export class SpamDto {
  /** false: rescues the enquiry and sends the notifications that were held back; of one that came in a flood, the automatic reply. */
  @Flag()
  isSpam: boolean;
}

const STORED = [
  ...(['id', 'name', 'company', 'email', 'phone', 'serviceType', 'serviceTitle', 'message', 'source', 'channel', 'place'] as const),
  ...(['heardFrom', 'referrerHost', 'utmSource', 'topic', 'complaintOutcome', 'complaintEndedOn', 'outcome', 'lostReason'] as const),
  ...(['amountPence', 'status', 'notes', 'respondedAt', 'dueAt', 'customerWroteAt', 'callBackFrom', 'callBackUntil'] as const),
  ...(['solvedAt', 'delayedTo', 'replyFailedAt', 'heldBackAt', 'version', 'createdAt', 'updatedAt'] as const),
] as const;

/** Another enquiry. */
export class SameSender extends PickType(ContactInquiry, ['id', 'createdAt']) {}

/** Name and service appear in two forms for compatibility. */
export class ContactInquiryRecord extends PickType(ContactInquiry, STORED) {
  /** The name up to its first space. */
  firstName: string;
  /** The rest of the name, or ''. */
  lastName: string;
  /** The same as serviceType. */
  @ApiProperty({ enum: SERVICE_TYPES, nullable: true })
  service: ServiceType | null;
  assigneeId: string | null;
  assignee: Assignee | null;
  /** If true, nobody is notified and only the spam list shows the enquiry. */
  isSpam: boolean;
  /** Signs of spam, strongest first. Kept even after staff mark the enquiry as not spam. */
  spamReasons: string[];
  /** Every message about the enquiry, on every channel. */
  deliveries: DeliveryReport[];
  mails: DeliveryReport[];
  /** Photos that the sender has added. */
  photoCount: number;
  /** Other enquiries of the same email address within an hour before or after, or, without spam, of the same number: oldest first, at most 5. */
  sameSender: SameSender[];
}

export interface TracedInquiry {
  inquiry: ContactInquiry;
  assignee: Assignee | null;
  deliveries: NamedDelivery[];
  photoCount: number;
  sameSender: SameSender[];
}

export function toContactInquiryRecord({ inquiry, assignee, deliveries, photoCount, sameSender }: TracedInquiry): ContactInquiryRecord {
  const reports = deliveries.map(toDeliveryReport);
  return {
    ...pick(inquiry, STORED),
    ...splitName(inquiry.name),
    service: inquiry.serviceType,
    assigneeId: inquiry.assigneeId,
    assignee,
    isSpam: inquiry.spamSince !== null,
    spamReasons: inquiry.spamReasons ?? [],
    deliveries: reports,
    mails: reports.filter(({ channel }) => channel === 'mail'),
    photoCount,
    sameSender,
  };
}

export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(' ');
  return { firstName, lastName: rest.join(' ').trim() };
}
