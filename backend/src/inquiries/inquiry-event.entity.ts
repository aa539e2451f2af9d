import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { Id, LongText, Time, Uuid, Varchar } from '../database/columns.js';
import { User } from '../users/user.entity.js';
import { ContactInquiry } from './contact-inquiry.entity.js';

export const EVENT_KINDS = ['status', 'assignee', 'note', 'call', 'mail', 'spam'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/**
 * What staff did with an enquiry, written in the transaction of it. Never edited; it goes when the enquiry is erased, which
 * rows of the audit log must not.
 */
@Entity('inquiry_events')
@Index('ix_inquiry_events_inquiryId', ['inquiryId', 'createdAt', 'id'])
@Index('ix_inquiry_events_userId', ['userId'])
export class InquiryEvent {
  @Id()
  id: string;

  @Uuid()
  inquiryId: string;

  @ManyToOne(() => ContactInquiry, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'inquiryId' })
  inquiry?: ContactInquiry;

  @Varchar(16)
  kind: EventKind;

  @Uuid({ nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'userId' })
  user?: User | null;

  /** A note's text, what was said on the phone, the new status, the username of who looks after it, the kind of a mail sent again, 'yes' or 'no' of spam. */
  @LongText({ nullable: true })
  text: string | null;

  @Time()
  createdAt: Date;
}
