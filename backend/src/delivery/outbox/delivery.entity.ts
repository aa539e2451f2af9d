import { Entity, ForeignKey, Index } from 'typeorm';
import { BaseRecord } from '../../platform/database/base-record.js';
import { Choice, ExactText, Json, LongText, Time, Uuid, Varchar, Whole } from '../../platform/database/columns.js';

/** 'withdrawn': the enquiry was marked as spam first. */
export const DELIVERY_STATUSES = ['queued', 'sent', 'failed', 'withdrawn'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

@Entity('deliveries')
@Index('ix_deliveries_due', ['channel', 'status', 'nextAttemptAt'])
@Index('ix_deliveries_status', ['status', 'nextAttemptAt', 'claimedUntil'])
@Index('ix_deliveries_inquiryId', ['inquiryId'])
@Index('ix_deliveries_renewalId', ['renewalId'])
@Index('uq_deliveries_onceKey', ['onceKey'], { unique: true })
export class Delivery extends BaseRecord {
  /** For example 'mail'. */
  @Varchar(16)
  channel: string;

  @Varchar(32)
  kind: string;

  @Uuid({ nullable: true })
  @ForeignKey('contact_inquiries', { onDelete: 'CASCADE' })
  inquiryId: string | null;

  /** What it reminds of. */
  @Uuid({ nullable: true })
  @ForeignKey('renewals', { onDelete: 'CASCADE' })
  renewalId: string | null;

  @Json()
  recipients: string[];

  @Varchar(254, { nullable: true })
  replyTo: string | null;

  @Varchar(300)
  subject: string;

  @LongText()
  text: string;

  /** '' for plain text only. */
  @LongText()
  html: string;

  /** A key such as 'daily-digest 2026-11-21' ensures that only one process writes the message. */
  @ExactText(100, { nullable: true })
  onceKey: string | null;

  /** The same for every attempt, so that receivers recognise duplicates. */
  @Varchar(200)
  messageId: string;

  @Choice(16, DELIVERY_STATUSES, { default: 'queued' })
  status: DeliveryStatus;

  @Whole({ default: 0 })
  attempts: number;

  /** When it was last queued, automatically or by staff. */
  @Time()
  queuedAt: Date;

  @Time()
  nextAttemptAt: Date;

  @Time({ nullable: true })
  claimedUntil: Date | null;

  /** The receiver's response: why it failed, or which recipients were refused. */
  @LongText({ nullable: true })
  lastError: string | null;

  @Time({ nullable: true })
  sentAt: Date | null;
}
