import { ApiProperty } from '@nestjs/swagger';
import { AuditLog } from '../../audit/audit-log.entity.js';
import { pick } from '../../platform/common/pick.js';
import { EmailAddress, Phone } from '../../platform/common/validation.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryEvent } from '../inquiry-event.entity.js';
import { InquiryPhotoRecord, toPhotoRecord } from '../photos/photo.dto.js';
import type { InquiryPhoto } from '../photos/inquiry-photo.entity.js';
import { Delivery } from '../../delivery/outbox/delivery.entity.js';

/** One of the two. */
export class PersonDto {
  @EmailAddress({ optional: true })
  email?: string | null;

  /** However it is written: finds the same digits. */
  @Phone({ optional: true })
  phone?: string | null;
}

export class PersonalDataSummary {
  /** Including trash and spam. */
  enquiries: number;
  /** Emails and other notifications. */
  mails: number;
  /** Notes, calls and other entries of the histories. */
  entries: number;
  photos: number;
  /** Date of the oldest enquiry, or null. */
  since: Date | null;
}

class PersonalMail {
  channel: string;
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
  /** Fields that staff changed. */
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
  serviceTitle: string | null;
  message: string;
  source: string | null;
  channel: string;
  place: string | null;
  heardFrom: string | null;
  referrerHost: string | null;
  utmSource: string | null;
  topic: string;
  complaintOutcome: string | null;
  complaintEndedOn: string | null;
  outcome: string | null;
  lostReason: string | null;
  amountPence: number | null;
  status: string;
  notes: string | null;
  spamReasons: string[];
  /** A keyed hash that does not reveal the address. */
  addressKey: string | null;
  createdAt: Date;
  respondedAt: Date | null;
  deletedAt: Date | null;
  mails: PersonalMail[];
  history: PersonalEntry[];
  changes: PersonalChange[];
  /** The pictures themselves are in the enquiry's dialog. */
  photos: InquiryPhotoRecord[];
}

/** Everything that is stored about a person. */
export class PersonalData {
  /** What was searched for; the other is null. */
  email: string | null;
  phone: string | null;
  exportedAt: Date;
  enquiries: PersonalEnquiry[];
}

export class ErasureResult {
  /** Number of enquiries erased, each with its emails and history. */
  erased: number;
}

export interface Held {
  inquiry: ContactInquiry;
  mails: Delivery[];
  events: InquiryEvent[];
  audit: AuditLog[];
  photos: InquiryPhoto[];
}

export const toSummary = (held: Held[]): PersonalDataSummary => ({
  enquiries: held.length,
  mails: held.reduce((sum, { mails }) => sum + mails.length, 0),
  entries: held.reduce((sum, { events }) => sum + events.length, 0),
  photos: held.reduce((sum, { photos }) => sum + photos.length, 0),
  since: held[0]?.inquiry.createdAt ?? null,
});

export const toPersonalData = ({ email, phone }: PersonDto, held: Held[], exportedAt: Date): PersonalData => ({
  email: email ?? null,
  phone: phone ?? null,
  exportedAt,
  enquiries: held.map(({ inquiry, mails, events, audit, photos }) => ({
    id: inquiry.id,
    name: inquiry.name,
    company: inquiry.company,
    email: inquiry.email,
    phone: inquiry.phone,
    serviceType: inquiry.serviceType,
    serviceTitle: inquiry.serviceTitle,
    message: inquiry.message,
    source: inquiry.source,
    ...pick(inquiry, ['channel', 'place', 'heardFrom', 'referrerHost', 'utmSource', 'outcome', 'lostReason', 'amountPence']),
    ...pick(inquiry, ['topic', 'complaintOutcome', 'complaintEndedOn']),
    status: inquiry.status,
    notes: inquiry.notes,
    spamReasons: inquiry.spamReasons ?? [],
    addressKey: inquiry.addressKey,
    createdAt: inquiry.createdAt,
    respondedAt: inquiry.respondedAt,
    deletedAt: inquiry.deletedAt,
    mails: mails.map(({ channel, kind, recipients, subject, text, status, createdAt, sentAt }) => ({
      channel,
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
    photos: photos.map(toPhotoRecord),
  })),
});
