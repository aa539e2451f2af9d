import { PickType } from '@nestjs/swagger';
import { AuditLog } from '../../audit/audit-log.entity.js';
import { pick } from '../../platform/common/pick.js';
import { EmailAddress, Phone } from '../../platform/fields/validation.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryEvent } from '../inquiry-event.entity.js';
import { PersonalFile, toPersonalFile } from '../photos/photo.dto.js';
import type { InquiryPhoto } from '../photos/inquiry-photo.entity.js';
import type { HeldRenewal } from '../../renewals/personal-renewals.service.js';
import { RenewalRecord, toRenewalRecord } from '../../renewals/renewal.dto.js';
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
  /** Inspections that fall due again. */
  renewals: number;
  /** Date of the oldest enquiry or renewal, or null. */
  since: Date | null;
}

const MAIL = ['channel', 'kind', 'recipients', 'subject', 'text', 'createdAt', 'sentAt'] as const;

class PersonalMail extends PickType(Delivery, MAIL) {
  status: string;
}

class PersonalEntry extends PickType(InquiryEvent, ['text', 'createdAt']) {
  kind: string;
}

class PersonalChange {
  action: string;
  /** Fields that staff changed. */
  fields: string[];
  createdAt: Date;
}

const STORED = [
  ...(['id', 'name', 'company', 'email', 'phone', 'serviceTitle', 'message', 'source', 'place', 'referrerHost', 'utmSource'] as const),
  ...(['complaintOutcome', 'complaintEndedOn', 'amountPence', 'notes', 'addressKey'] as const),
  ...(['createdAt', 'reviewRequestedAt', 'respondedAt', 'deletedAt'] as const),
] as const;
const CHOSEN = ['serviceType', 'channel', 'heardFrom', 'topic', 'outcome', 'lostReason', 'status'] as const;

class PersonalEnquiry extends PickType(ContactInquiry, STORED) {
  serviceType: string | null;
  channel: string;
  heardFrom: string | null;
  topic: string;
  outcome: string | null;
  lostReason: string | null;
  status: string;
  spamReasons: string[];
  mails: PersonalMail[];
  history: PersonalEntry[];
  changes: PersonalChange[];
  /** The customer's, and files that staff sent, which have names. The files themselves are in the enquiry's dialog. */
  photos: PersonalFile[];
}

class PersonalRenewal extends RenewalRecord {
  mails: PersonalMail[];
  changes: PersonalChange[];
}

/** Everything that is stored about a person. */
export class PersonalData {
  /** What was searched for; the other is null. */
  email: string | null;
  phone: string | null;
  exportedAt: Date;
  enquiries: PersonalEnquiry[];
  renewals: PersonalRenewal[];
  /** Whether reminders to the person's email address were stopped; kept as a keyed hash of the address. */
  hasStopped: boolean;
}

export class ErasureResult {
  /** Number of enquiries erased, each with its emails and history. */
  erased: number;
  /** Number of renewals erased, each with its emails. */
  renewals: number;
}

export interface HeldInquiry {
  inquiry: ContactInquiry;
  mails: Delivery[];
  events: InquiryEvent[];
  audit: AuditLog[];
  photos: InquiryPhoto[];
}

export interface HeldOfPerson {
  enquiries: HeldInquiry[];
  renewals: HeldRenewal[];
  hasStopped: boolean;
}

const countOf = <T>(held: T[], part: (one: T) => unknown[]): number => held.reduce((sum, one) => sum + part(one).length, 0);

export function toSummary({ enquiries, renewals }: HeldOfPerson): PersonalDataSummary {
  const dates = [...enquiries.map(({ inquiry }) => inquiry.createdAt), ...renewals.map(({ renewal }) => renewal.createdAt)];
  return {
    enquiries: enquiries.length,
    mails: countOf(enquiries, ({ mails }) => mails) + countOf(renewals, ({ mails }) => mails),
    entries: countOf(enquiries, ({ events }) => events),
    photos: countOf(enquiries, ({ photos }) => photos),
    renewals: renewals.length,
    since: dates.sort((one, other) => one.getTime() - other.getTime())[0] ?? null,
  };
}

const toPersonalMail = (mail: Delivery): PersonalMail => ({ ...pick(mail, MAIL), status: mail.status });

const toPersonalChange = ({ action, changes, createdAt }: AuditLog): PersonalChange => ({
  action,
  fields: Object.keys(changes),
  createdAt,
});

export const toPersonalData = ({ email, phone }: PersonDto, held: HeldOfPerson, exportedAt: Date): PersonalData => ({
  email: email ?? null,
  phone: phone ?? null,
  exportedAt,
  hasStopped: held.hasStopped,
  renewals: held.renewals.map(({ renewal, mails, audit }) => ({
    ...toRenewalRecord(renewal),
    mails: mails.map(toPersonalMail),
    changes: audit.map(toPersonalChange),
  })),
  enquiries: held.enquiries.map(({ inquiry, mails, events, audit, photos }) => ({
    ...pick(inquiry, STORED),
    ...pick(inquiry, CHOSEN),
    spamReasons: inquiry.spamReasons ?? [],
    mails: mails.map(toPersonalMail),
    history: events.map(({ kind, text, createdAt }) => ({ kind, text, createdAt })),
    changes: audit.map(toPersonalChange),
    photos: photos.map(toPersonalFile),
  })),
});
