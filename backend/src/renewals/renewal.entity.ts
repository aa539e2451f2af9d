import { Entity, ForeignKey, Index } from 'typeorm';
import { TrashableRecord } from '../platform/database/base-record.js';
import { Day, ExactText, Flag, LongText, Time, Uuid, Varchar, Whole } from '../platform/database/columns.js';

/** An inspection of a customer that falls due again. Days are 'YYYY-MM-DD'. */
@Entity('renewals')
@Index('ix_renewals_dueOn', ['dueOn', 'id'])
@Index('ix_renewals_email', ['email'])
@Index('ix_renewals_addressKey', ['addressKey'])
@Index('ix_renewals_replyInquiryId', ['replyInquiryId'])
@Index('uq_renewals_inquiryId', ['inquiryId'], { unique: true })
export class Renewal extends TrashableRecord {
  @Varchar(200)
  customer: string;

  @ExactText(254, { nullable: true })
  email: string | null;

  @Varchar(40, { nullable: true })
  phone: string | null;

  /** Where it was inspected. */
  @Varchar(300)
  address: string;

  /** For example 'Fire alarm service'. */
  @Varchar(120)
  what: string;

  /** The day of the last inspection. */
  @Day({ nullable: true })
  lastOn: string | null;

  @Whole({ default: 12 })
  intervalMonths: number;

  /** Who says that the interval is usual, such as a standard. */
  @Varchar(200, { nullable: true })
  intervalSource: string | null;

  // '' only until the record is completed, before it is stored.
  @Day({ default: '' })
  dueOn: string;

  /** Whether the customer agreed to be reminded by email. */
  @Flag(false)
  hasAgreed: boolean;

  @Day({ nullable: true })
  agreedOn: string | null;

  @Varchar(200, { nullable: true })
  agreedHow: string | null;

  /** Where staff have it from. */
  @Varchar(100, { nullable: true })
  source: string | null;

  @LongText({ nullable: true })
  notes: string | null;

  /** Keyed hash of the email address, by which a stop finds the record. */
  @ExactText(64, { nullable: true })
  addressKey: string | null;

  /** When the customer stopped the reminders, for good. */
  @Time({ nullable: true })
  stoppedAt: Date | null;

  /** The due day for which each reminder was written, at the latest. */
  @Day({ nullable: true })
  reminded60For: string | null;

  @Day({ nullable: true })
  reminded14For: string | null;

  /** When the last reminder was delivered. */
  @Time({ nullable: true })
  remindedAt: Date | null;

  /** The won enquiry that it was made from. */
  @Uuid({ nullable: true })
  @ForeignKey('contact_inquiries', { onDelete: 'SET NULL' })
  inquiryId: string | null;

  /** The enquiry by which the customer responded to the reminder. */
  @Uuid({ nullable: true })
  @ForeignKey('contact_inquiries', { onDelete: 'SET NULL' })
  replyInquiryId: string | null;
}
