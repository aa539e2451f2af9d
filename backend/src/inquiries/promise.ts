import type { SelectQueryBuilder } from 'typeorm';
import type { ContactInquiry } from './contact-inquiry.entity.js';

const HOUR_MS = 60 * 60_000;

/** Every enquiry gets a reply within 24 hours (specification, section 9). */
const REPLY_PROMISE_MS = 24 * HOUR_MS;
/** So long before the promise breaks the office is alerted, and the list calls the enquiry due soon. */
export const DUE_SOON_MS = 4 * HOUR_MS;

export const dueAfter = (createdAt: Date): Date => new Date(createdAt.getTime() + REPLY_PROMISE_MS);

export const PROMISES = ['due-soon', 'overdue'] as const;
export type Promised = (typeof PROMISES)[number];

/** Narrows to enquiries, spam apart, that nobody has responded to. */
export const unanswered = (builder: SelectQueryBuilder<ContactInquiry>): SelectQueryBuilder<ContactInquiry> =>
  builder.andWhere(`${builder.alias}.spamSince IS NULL AND ${builder.alias}.respondedAt IS NULL`);

/**
 * Narrows to unanswered enquiries whose reply is due within 4 hours, or was due already. Both are ranges with two ends: for one with an
 * open end SQLite reads all that one member of staff ever looked after, in the list's order, to find the few.
 */
export function promised(builder: SelectQueryBuilder<ContactInquiry>, state: Promised, now: Date): SelectQueryBuilder<ContactInquiry> {
  const due = `${builder.alias}.dueAt`;
  unanswered(builder);
  return state === 'overdue'
    ? builder.andWhere(`${due} >= :ever AND ${due} < :now`, { ever: new Date(0), now })
    : builder.andWhere(`${due} >= :now AND ${due} <= :soon`, { now, soon: new Date(now.getTime() + DUE_SOON_MS) });
}
