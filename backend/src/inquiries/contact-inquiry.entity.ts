import { Entity, ForeignKey, Index } from 'typeorm';
import { TrashableRecord } from '../platform/database/base-record.js';
import { Choice, ExactText, Json, LongText, Time, Uuid, Varchar, Whole } from '../platform/database/columns.js';
import {
  CHANNELS,
  HEARD_FROM,
  LOST_REASONS,
  OUTCOMES,
  TOPICS,
  type Channel,
  type HeardFrom,
  type LostReason,
  type Outcome,
  type Topic,
} from './office/leads.js';
import { SERVICE_TYPES, type ServiceType } from '../services/enquiry-types.js';

export const INQUIRY_STATUSES = ['new', 'contacted', 'in-progress', 'completed', 'closed'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

const LISTED = ['spamSince', 'deletedAt'];
const IN_ORDER = ['createdAt', 'id'];

@Entity('contact_inquiries')
// Each index covers a list with one filter or sort, so that pages and counts are read from the index alone.
@Index('ix_contact_inquiries_createdAt', [...LISTED, ...IN_ORDER])
@Index('ix_contact_inquiries_status', [...LISTED, 'status', ...IN_ORDER])
@Index('ix_contact_inquiries_name', [...LISTED, 'name', ...IN_ORDER])
@Index('ix_contact_inquiries_listedEmail', [...LISTED, 'email', ...IN_ORDER])
@Index('ix_contact_inquiries_serviceType', [...LISTED, 'serviceType', ...IN_ORDER])
@Index('ix_contact_inquiries_outcome', [...LISTED, 'outcome', ...IN_ORDER])
@Index('ix_contact_inquiries_topic', [...LISTED, 'topic', ...IN_ORDER])
@Index('ix_contact_inquiries_respondedAt', [...LISTED, 'respondedAt', ...IN_ORDER])
@Index('ix_contact_inquiries_dueAt', [...LISTED, 'dueAt', ...IN_ORDER])
@Index('ix_contact_inquiries_updatedAt', [...LISTED, 'updatedAt', ...IN_ORDER])
@Index('ix_contact_inquiries_customerWroteAt', [...LISTED, 'customerWroteAt', ...IN_ORDER])
@Index('ix_contact_inquiries_replyFailedAt', [...LISTED, 'replyFailedAt', ...IN_ORDER])
@Index('ix_contact_inquiries_heldBackAt', [...LISTED, 'heldBackAt', ...IN_ORDER])
@Index('ix_contact_inquiries_callBackFrom', [...LISTED, 'callBackFrom', ...IN_ORDER])
// The others are left out on SQLite, which would not use a better index for them.
@Index('ix_contact_inquiries_trash', ['deletedAt', 'id'], { where: 'deletedAt IS NOT NULL' })
@Index('ix_contact_inquiries_email', ['email'])
@Index('ix_contact_inquiries_messageKey', ['messageKey'])
@Index('ix_contact_inquiries_addressKey', ['addressKey'])
@Index('uq_contact_inquiries_submissionKey', ['submissionKey'], { unique: true })
@Index('ix_contact_inquiries_promise', ['spamSince', 'deletedAt', 'respondedAt', 'dueAt', 'id'])
@Index('ix_contact_inquiries_assigneeId', ['assigneeId', ...LISTED, ...IN_ORDER])
export class ContactInquiry extends TrashableRecord {
  @Varchar(200)
  name: string;

  @Varchar(200, { nullable: true })
  company: string | null;

  /** '' if none is known: staff have added the enquiry. */
  @ExactText(254)
  email: string;

  @Varchar(40)
  phone: string;

  @Choice(64, SERVICE_TYPES, { nullable: true })
  serviceType: ServiceType | null;

  /** The service of the page that led to the form, as it was called then; null: none, or another one was chosen. */
  @Varchar(200, { nullable: true })
  serviceTitle: string | null;

  @LongText()
  message: string;

  /** Path of the page it was sent from, or 'contact-form'. */
  @Varchar(300, { nullable: true })
  source: string | null;

  /** How it came in. */
  @Choice(8, CHANNELS, { default: 'form' })
  channel: Channel;

  /** Where the work is, as staff have heard it, or the place of the page that led to the form. */
  @Varchar(120, { nullable: true })
  place: string | null;

  /** What the customer says. */
  @Choice(16, HEARD_FROM, { nullable: true })
  heardFrom: HeardFrom | null;

  /** Host of the website from which the visit came. */
  @Varchar(100, { nullable: true })
  referrerHost: string | null;

  /** `utm_source` of the visit's first address. */
  @Varchar(100, { nullable: true })
  utmSource: string | null;

  /** 'data': a complaint about personal data, which is no lead. */
  @Choice(8, TOPICS, { default: 'work' })
  topic: Topic;

  /** Of a complaint about personal data: what came of it, and on which day; both or none. */
  @LongText({ nullable: true })
  complaintOutcome: string | null;

  /** 'YYYY-MM-DD'. */
  @Varchar(10, { nullable: true })
  complaintEndedOn: string | null;

  /** What became of it; null: not decided. */
  @Choice(8, OUTCOMES, { nullable: true })
  outcome: Outcome | null;

  @Choice(16, LOST_REASONS, { nullable: true })
  lostReason: LostReason | null;

  /** What a won job is worth. */
  @Whole({ nullable: true })
  amountPence: number | null;

  @Choice(16, INQUIRY_STATUSES, { default: 'new' })
  status: InquiryStatus;

  @LongText({ nullable: true })
  notes: string | null;

  /** When a reply reached the customer, or the status first left 'new'. */
  @Time({ nullable: true })
  respondedAt: Date | null;

  /** Null: not spam. */
  @Time({ nullable: true })
  spamSince: Date | null;

  @Whole({ nullable: true })
  spamScore: number | null;

  @Json({ nullable: true })
  spamReasons: string[] | null;

  /** When it came, if that was in a flood: nothing goes out about it by itself until staff say that it is no spam, or reply. Null: like any other. */
  @Time({ nullable: true })
  heldBackAt: Date | null;

  /** Keyed hash of the client's address. */
  @Varchar(64, { nullable: true })
  addressKey: string | null;

  /** Keyed hash of the message without case, digits and punctuation: finds repeats. */
  @Varchar(64, { nullable: true })
  messageKey: string | null;

  /** Keyed hash of the form's message id and its content: finds repeated submissions. */
  @Varchar(64, { nullable: true })
  submissionKey: string | null;

  /** By when the customer was promised a reply: 24 hours after the enquiry or, if the office is closed then, one hour after it next opens. */
  @Time()
  dueAt: Date;

  /** When the customer wrote again on a solved enquiry that had no reply: the promise counts from here. */
  @Time({ nullable: true })
  reopenedAt: Date | null;

  /** When an answer could finally not be delivered, or another mail to the customer was refused for good; null once staff have reached the customer otherwise. */
  @Time({ nullable: true })
  replyFailedAt: Date | null;

  /** Null: the alert about the deadline was not sent yet. */
  @Time({ nullable: true })
  deadlineAlertAt: Date | null;

  /** When the customer last wrote on the enquiry's page; null once staff have answered, called, noted something or set the status. */
  @Time({ nullable: true })
  customerWroteAt: Date | null;

  /** When the customer wants to be called; both or none. */
  @Time({ nullable: true })
  callBackFrom: Date | null;

  @Time({ nullable: true })
  callBackUntil: Date | null;

  /** When the customer marked the enquiry as solved; null once either side reopens it. */
  @Time({ nullable: true })
  solvedAt: Date | null;

  /** By when a late reply was promised to the customer; null: the customer was not told that it is late. */
  @Time({ nullable: true })
  delayedTo: Date | null;

  /** When the request for a review was written; null: nobody was asked. */
  @Time({ nullable: true })
  reviewRequestedAt: Date | null;

  @Uuid({ nullable: true })
  @ForeignKey('users', { onDelete: 'SET NULL' })
  assigneeId: string | null;
}
