import { ApiProperty } from '@nestjs/swagger';
import { OneOf, Text } from '../common/validation.js';
import type { OutboxMail } from '../mail/outbox-mail.entity.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';
import { EVENT_KINDS, type EventKind, type InquiryEvent } from './inquiry-event.entity.js';

const HISTORY_KINDS = ['received', ...EVENT_KINDS, 'mail-sent', 'mail-failed'] as const;

export const CALL_OUTCOMES = ['reached', 'not-reached'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export class InquiryNoteDto {
  @Text({ max: 5000 })
  text: string;
}

export class InquiryCallDto {
  /** Reaching someone is a response: an enquiry that is new is then contacted. */
  @OneOf(CALL_OUTCOMES)
  outcome: CallOutcome;

  /** What was said. */
  @Text({ max: 5000, optional: true })
  text?: string | null;
}

/** One line of an enquiry's history. */
export class InquiryEventRecord {
  id: string;
  @ApiProperty({ enum: HISTORY_KINDS })
  kind: EventKind | 'received' | 'mail-sent' | 'mail-failed';
  /**
   * Of a note or a call what was written, of a status the new one, of an assignee the username (null: nobody), of a mail its
   * kind; 'mail' is one sent again by hand. Of spam 'yes' or 'no'.
   */
  text: string | null;
  /** Null when the website did it, or when the account is gone. */
  username: string | null;
  createdAt: Date;
}

export const toInquiryEventRecord = ({ id, kind, text, user, createdAt }: InquiryEvent): InquiryEventRecord => ({
  id,
  kind,
  text,
  username: user?.username ?? null,
  createdAt,
});

/** Everything that happened to an enquiry, newest first. */
export function toHistory(inquiry: ContactInquiry, events: InquiryEvent[], mails: OutboxMail[]): InquiryEventRecord[] {
  const website = { username: null };
  const settled = mails.flatMap(({ id, kind, status, sentAt, updatedAt }): InquiryEventRecord[] => {
    if (sentAt) return [{ ...website, id, kind: 'mail-sent', text: kind, createdAt: sentAt }];
    return status === 'failed' ? [{ ...website, id, kind: 'mail-failed', text: kind, createdAt: updatedAt }] : [];
  });
  const received: InquiryEventRecord = { ...website, id: inquiry.id, kind: 'received', text: inquiry.source, createdAt: inquiry.createdAt };
  // Stable: what happened at one time stays in the order in which it was written.
  return [received, ...events.map(toInquiryEventRecord), ...settled]
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .reverse();
}
