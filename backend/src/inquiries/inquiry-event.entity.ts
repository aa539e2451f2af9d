import { Entity, ForeignKey, Index, ManyToOne } from 'typeorm';
import { Id, LongText, Time, Uuid, Varchar } from '../platform/database/columns.js';
import { User } from '../users/user.entity.js';
import { ContactInquiry } from './contact-inquiry.entity.js';

export const EVENT_KINDS = [
  'status',
  'assignee',
  'note',
  'call',
  'delivery',
  'spam',
  'message',
  'answer',
  'link',
  'call-back',
  'details',
  'corrected',
  'solved',
  'photos',
  'outcome',
  'complaint',
  'not-sent',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Written in the transaction of the change, never edited, erased with the enquiry. */
@Entity('inquiry_events')
@Index('ix_inquiry_events_inquiryId', ['inquiryId', 'createdAt', 'id'])
@Index('ix_inquiry_events_userId', ['userId'])
export class InquiryEvent {
  @Id()
  id: string;

  @Uuid()
  @ForeignKey(() => ContactInquiry, { onDelete: 'CASCADE' })
  inquiryId: string;

  @Varchar(16)
  kind: EventKind;

  @Uuid({ nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  user?: User | null;

  /** By kind: the text of a note, call, customer's message or reply, the status, the assignee's username (null: nobody), the name of the message, 'renewed' or 'withdrawn' for the link, the time of a call back (null: none), details as corrected by the customer ('details') or staff ('corrected'), a number of photos, what became of it ('won 45000', in pence; 'lost price'; null: not decided), day and outcome of a complaint (null: none any more), 'yes' or 'no' for spam, or which message was not sent and why, as a sentence. Kind 'delivery' means sent again. */
  @LongText({ nullable: true })
  text: string | null;

  @Time()
  createdAt: Date;
}
