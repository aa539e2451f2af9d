import { ApiProperty } from '@nestjs/swagger';
import { AuditLog } from '../audit/audit-log.entity.js';
import { EmailAddress } from '../common/validation.js';
import { ContactInquiry } from '../inquiries/contact-inquiry.entity.js';
import { InquiryEvent } from '../inquiries/inquiry-event.entity.js';
import { OutboxMail } from '../mail/outbox-mail.entity.js';

export class PersonDto {
  @EmailAddress()
  email: string;
}

/** How much is held about a person. */
export class PersonalDataSummary {
  /** Those in the trash and in spam included. */
  enquiries: number;
  mails: number;
  /** Notes, calls and other entries of the enquiries' histories. */
  entries: number;
  /** When the oldest enquiry came in; null: there is none. */
  since: Date | null;
}

class PersonalMail {
  kind: string;
  recipients: string[];
  subject: string;
  text: string;
  status: string;
  createdAt: Date;
  sentAt: Date | null;
}

class PersonalEntry {
  kind: string;
  text: string | null;
  createdAt: Date;
}

class PersonalChange {
  action: string;
  /** Names of the fields that staff changed. */
  fields: string[];
  createdAt: Date;
}

class PersonalEnquiry {
  @ApiProperty({ format: 'uuid' })
  id: string;
  name: string;
  company: string | null;
  email: string;
  phone: string;
  serviceType: string | null;
  message: string;
  source: string | null;
  status: string;
  notes: string | null;
  /** Why it was taken for spam or came near it. */
  spamReasons: string[];
  /** A keyed hash, from which the address cannot be read. */
  addressKey: string | null;
  createdAt: Date;
  respondedAt: Date | null;
  deletedAt: Date | null;
  mails: PersonalMail[];
  history: PersonalEntry[];
  changes: PersonalChange[];
}

/** Everything that is held about a person who wrote to the office, to be handed to them. */
export class PersonalData {
  email: string;
  exportedAt: Date;
  enquiries: PersonalEnquiry[];
}

export class ErasureAnswer {
  /** Enquiries erased, each with its mails and history. */
  erased: number;
}

/** An enquiry and all that hangs on it. */
export interface Held {
  inquiry: ContactInquiry;
  mails: OutboxMail[];
  events: InquiryEvent[];
  audit: AuditLog[];
}

export const toSummary = (held: Held[]): PersonalDataSummary => ({
  enquiries: held.length,
  mails: held.reduce((sum, { mails }) => sum + mails.length, 0),
  entries: held.reduce((sum, { events }) => sum + events.length, 0),
  since: held[0]?.inquiry.createdAt ?? null,
});

export const toPersonalData = (email: string, held: Held[], exportedAt: Date): PersonalData => ({
  email,
  exportedAt,
  enquiries: held.map(({ inquiry, mails, events, audit }) => ({
    id: inquiry.id,
    name: inquiry.name,
    company: inquiry.company,
    email: inquiry.email,
    phone: inquiry.phone,
    serviceType: inquiry.serviceType,
    message: inquiry.message,
    source: inquiry.source,
    status: inquiry.status,
    notes: inquiry.notes,
    spamReasons: inquiry.spamReasons ?? [],
    addressKey: inquiry.addressKey,
    createdAt: inquiry.createdAt,
    respondedAt: inquiry.respondedAt,
    deletedAt: inquiry.deletedAt,
    mails: mails.map(({ kind, recipients, subject, text, status, createdAt, sentAt }) => ({
      kind,
      recipients,
      subject,
      text,
      status,
      createdAt,
      sentAt,
    })),
    history: events.map(({ kind, text, createdAt }) => ({ kind, text, createdAt })),
    changes: audit.map(({ action, changes, createdAt }) => ({ action, fields: Object.keys(changes), createdAt })),
  })),
});
