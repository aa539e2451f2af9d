import { ApiProperty, PickType } from '@nestjs/swagger';
import { pick } from '../platform/common/pick.js';
import { OneOf, Text } from '../platform/fields/validation.js';
import type { NamedDelivery } from '../delivery/outbox/delivery.dto.js';
import { AnswerFileRecord, toAnswerFileRecord } from './photos/photo.dto.js';
import type { InquiryPhoto } from './photos/inquiry-photo.entity.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';
import { EVENT_KINDS, InquiryEvent } from './inquiry-event.entity.js';

const HISTORY_KINDS = ['received', ...EVENT_KINDS, 'delivery-sent', 'delivery-failed'] as const;

export const CALL_OUTCOMES = ['reached', 'not-reached'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export class InquiryNoteDto {
  @Text({ max: 5000 })
  text: string;
}

export class InquiryCallDto {
  /** 'reached' counts as a reply, so the status 'new' becomes 'contacted'. */
  @OneOf(CALL_OUTCOMES)
  outcome: CallOutcome;

  /** Summary of the call. */
  @Text({ max: 5000, optional: true })
  text?: string | null;
}

/** `files`: that went with an answer. */
export type EventWithFiles = InquiryEvent & { files?: InquiryPhoto[] | undefined };

export class InquiryEventRecord extends PickType(InquiryEvent, ['text', 'createdAt']) {
  id: string;
  @ApiProperty({ enum: HISTORY_KINDS })
  kind: (typeof HISTORY_KINDS)[number];
  /** Null for the website and deleted accounts. */
  username: string | null;
  /** That went with an answer. */
  files: AnswerFileRecord[];
}

export const toInquiryEventRecord = ({ user, files = [], ...event }: EventWithFiles): InquiryEventRecord => ({
  ...pick(event, ['id', 'kind', 'text', 'createdAt']),
  username: user?.username ?? null,
  files: files.map(toAnswerFileRecord),
});

/** Returns all entries, newest first. */
export function toHistory(inquiry: ContactInquiry, events: EventWithFiles[], deliveries: NamedDelivery[]): InquiryEventRecord[] {
  const website = { username: null, files: [] };
  const settled = deliveries.flatMap(({ id, name, status, sentAt, updatedAt, recipients, lastError }): InquiryEventRecord[] => {
    if (sentAt) return [{ ...website, id, kind: 'delivery-sent', text: name, createdAt: sentAt }];
    if (status !== 'failed') return [];
    const text = `${name}${recipients.length ? ` to ${recipients.join(', ')}` : ''} could not be delivered${lastError ? `: ${lastError}` : ''}`;
    return [{ ...website, id, kind: 'delivery-failed', text, createdAt: updatedAt }];
  });
  const received: InquiryEventRecord = { ...website, id: inquiry.id, kind: 'received', text: inquiry.source, createdAt: inquiry.createdAt };
  // The sort is stable, so simultaneous entries keep their order.
  return [received, ...events.map(toInquiryEventRecord), ...settled]
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .reverse();
}
