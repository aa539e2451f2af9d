import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { TrashableRecord } from '../database/base-record.js';
import { Json, LongText, Time, Uuid, Varchar, Whole } from '../database/columns.js';
import { User } from '../users/user.entity.js';

export const SERVICE_TYPES = [
  'eicr',
  'pat-testing',
  'emergency-lighting',
  'commercial-electrical',
  'industrial-electrical',
  'ev-charging',
  'led-lighting',
  'maintenance',
  'other',
] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const INQUIRY_STATUSES = ['new', 'contacted', 'in-progress', 'completed', 'closed'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

const LISTED = ['spamSince', 'deletedAt'];
const IN_ORDER = ['createdAt', 'id'];

/** What a visitor wrote. */
@Entity('contact_inquiries')
// Each leads with what the list always asks for and ends as the list is ordered: pages and counts are read from the index alone,
// whether the list is filtered or sorted by the field between.
@Index('ix_contact_inquiries_createdAt', [...LISTED, ...IN_ORDER])
@Index('ix_contact_inquiries_status', [...LISTED, 'status', ...IN_ORDER])
@Index('ix_contact_inquiries_name', [...LISTED, 'name', ...IN_ORDER])
@Index('ix_contact_inquiries_listedEmail', [...LISTED, 'email', ...IN_ORDER])
@Index('ix_contact_inquiries_serviceType', [...LISTED, 'serviceType', ...IN_ORDER])
@Index('ix_contact_inquiries_respondedAt', [...LISTED, 'respondedAt', ...IN_ORDER])
@Index('ix_contact_inquiries_dueAt', [...LISTED, 'dueAt', ...IN_ORDER])
@Index('ix_contact_inquiries_updatedAt', [...LISTED, 'updatedAt', ...IN_ORDER])
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

  @Varchar(254)
  email: string;

  @Varchar(40)
  phone: string;

  @Varchar(64, { nullable: true })
  serviceType: ServiceType | null;

  @LongText()
  message: string;

  /** Where it came from: the path of the page, or 'contact-form'. */
  @Varchar(300, { nullable: true })
  source: string | null;

  @Varchar(16, { default: 'new' })
  status: InquiryStatus;

  @LongText({ nullable: true })
  notes: string | null;

  /** When the status first left 'new'. */
  @Time({ nullable: true })
  respondedAt: Date | null;

  /** Since when it counts as spam; null: it does not, and belongs in lists, counts and mails. */
  @Time({ nullable: true })
  spamSince: Date | null;

  /** Points of the rules in spam/; null: it was never judged. */
  @Whole({ nullable: true })
  spamScore: number | null;

  /** Why it was taken for spam or came near it, as staff read it. */
  @Json({ nullable: true })
  spamReasons: string[] | null;

  /** Keyed hash of the client's address: recognises, does not tell. */
  @Varchar(64, { nullable: true })
  addressKey: string | null;

  /** Keyed hash of the message without case, digits and punctuation: finds the same one again. */
  @Varchar(64, { nullable: true })
  messageKey: string | null;

  /** Keyed hash of the message's own id and all that was typed: what is sent again is not stored again. */
  @Varchar(64, { nullable: true })
  submissionKey: string | null;

  /** Until when the promised reply is due: 24 hours after it came in (specification, section 9). */
  @Time()
  dueAt: Date;

  /** Who of the staff looks after it. */
  @Uuid({ nullable: true })
  assigneeId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'assigneeId' })
  assignee?: User | null;
}
