import { ApiProperty } from '@nestjs/swagger';
import { OneOf, RecordId, Text } from '../common/validation.js';
import { MailReport, toMailReport } from '../mail/outbox-mail.dto.js';
import { INQUIRY_STATUSES, SERVICE_TYPES, type ContactInquiry, type InquiryStatus, type ServiceType } from './contact-inquiry.entity.js';
import { splitName } from './person-name.js';

/** What staff may change; what the visitor wrote stays as it was written. */
export class UpdateContactInquiryDto {
  @OneOf(INQUIRY_STATUSES, { optional: true })
  status?: InquiryStatus | null;

  /** For the office only. */
  @Text({ max: 10_000, optional: true })
  notes?: string | null;

  /** Id of an active member of staff; null: nobody. */
  @RecordId({ optional: true })
  assigneeId?: string | null;
}

/** A member of staff, by name. */
export class Assignee {
  @ApiProperty({ format: 'uuid' })
  id: string;
  username: string;
}

export class InquiryStatusDto {
  @OneOf(INQUIRY_STATUSES)
  status: InquiryStatus;
}

/** An enquiry as staff see it, in both readings of the specification. */
export class ContactInquiryRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  name: string;
  /** The name up to its first space. */
  firstName: string;
  /** The rest of the name, or ''. */
  lastName: string;
  company: string | null;
  email: string;
  phone: string;
  @ApiProperty({ enum: [...SERVICE_TYPES], nullable: true })
  serviceType: ServiceType | null;
  /** The same as serviceType. */
  @ApiProperty({ enum: [...SERVICE_TYPES], nullable: true })
  service: ServiceType | null;
  message: string;
  source: string | null;
  @ApiProperty({ enum: [...INQUIRY_STATUSES] })
  status: InquiryStatus;
  notes: string | null;
  /** When the status first left 'new'. */
  respondedAt: Date | null;
  /** Until when the promised reply is due: 24 hours after it came in (specification, section 9). */
  dueAt: Date;
  assigneeId: string | null;
  /** Who looks after it; null: nobody. */
  @ApiProperty({ type: Assignee, nullable: true })
  assignee: Assignee | null;
  /** Suspected by the rules or marked by staff: it has set off no mail and is in no list or count but that of spam. */
  isSpam: boolean;
  /** What speaks for spam, the weightiest first, in sentences; kept when it is none. */
  spamReasons: string[];
  /** Whether the office was told and the customer thanked. */
  mails: MailReport[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** An enquiry with its mails and who looks after it. */
export interface TracedInquiry {
  inquiry: ContactInquiry;
  assignee: Assignee | null;
  mails: Parameters<typeof toMailReport>[0][];
}

export function toContactInquiryRecord({ inquiry, assignee, mails }: TracedInquiry): ContactInquiryRecord {
  const { id, name, company, email, phone, serviceType, message, source, status, notes, respondedAt, dueAt } = inquiry;
  const { assigneeId, version, createdAt, updatedAt } = inquiry;
  return {
    id,
    name,
    ...splitName(name),
    company,
    email,
    phone,
    serviceType,
    service: serviceType,
    message,
    source,
    status,
    notes,
    respondedAt,
    dueAt,
    assigneeId,
    assignee,
    isSpam: inquiry.spamSince !== null,
    spamReasons: inquiry.spamReasons ?? [],
    mails: mails.map(toMailReport),
    version,
    createdAt,
    updatedAt,
  };
}
