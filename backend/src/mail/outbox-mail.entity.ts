import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../database/base-record.js';
import { Json, LongText, Time, Uuid, Varchar, Whole } from '../database/columns.js';
import { ContactInquiry } from '../inquiries/contact-inquiry.entity.js';

export const MAIL_KINDS = ['office-notice', 'autoresponder', 'password-reset', 'invitation', 'promise-alert', 'daily-digest'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
/** A withdrawn one waits for nothing: what it tells about was taken for spam. */
export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'withdrawn'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail to be sent: written in the transaction of what it tells about, sent by the worker. */
@Entity('outbox_mails')
@Index('ix_outbox_mails_due', ['status', 'nextAttemptAt'])
@Index('ix_outbox_mails_inquiryId', ['inquiryId'])
@Index('uq_outbox_mails_onceKey', ['onceKey'], { unique: true })
export class OutboxMail extends BaseRecord {
  @Varchar(32)
  kind: MailKind;

  @Uuid({ nullable: true })
  inquiryId: string | null;

  @ManyToOne(() => ContactInquiry, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'inquiryId' })
  inquiry?: ContactInquiry | null;

  @Json()
  recipients: string[];

  @Varchar(254, { nullable: true })
  replyTo: string | null;

  @Varchar(300)
  subject: string;

  @LongText()
  text: string;

  @LongText()
  html: string;

  /** What is to be mailed once only, such as 'daily-digest 2026-11-21', whichever replica thinks of it. */
  @Varchar(100, { nullable: true })
  onceKey: string | null;

  /** Fixed per mail, so that a receiver can recognise a second copy. */
  @Varchar(200)
  messageId: string;

  @Varchar(16, { default: 'queued' })
  status: MailStatus;

  @Whole({ default: 0 })
  attempts: number;

  /** When it was written, or last sent again by hand: from then on its time runs. */
  @Time()
  queuedAt: Date;

  @Time()
  nextAttemptAt: Date;

  /** Until when the worker that took it may hold it. */
  @Time({ nullable: true })
  claimedUntil: Date | null;

  /** The mail server's words. */
  @LongText({ nullable: true })
  lastError: string | null;

  @Time({ nullable: true })
  sentAt: Date | null;
}
