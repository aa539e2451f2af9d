import type { SelectQueryBuilder } from 'typeorm';
import { HOUR_MS } from '../../platform/time/durations.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';

export const DUE_SOON_MS = 4 * HOUR_MS;

export const DEADLINE_STATES = ['due-soon', 'overdue'] as const;
export type DeadlineState = (typeof DEADLINE_STATES)[number];

/** Spam excluded. */
export const unanswered = (builder: SelectQueryBuilder<ContactInquiry>): SelectQueryBuilder<ContactInquiry> =>
  builder.andWhere(`${builder.alias}.spamSince IS NULL AND ${builder.alias}.respondedAt IS NULL`);

/** Narrows to unanswered enquiries. Both ranges are closed: an open one would make SQLite scan all of a user's enquiries. */
export function narrowToDeadline(
  builder: SelectQueryBuilder<ContactInquiry>,
  state: DeadlineState,
  now: Date,
): SelectQueryBuilder<ContactInquiry> {
  const due = `${builder.alias}.dueAt`;
  unanswered(builder);
  return state === 'overdue'
    ? builder.andWhere(`${due} >= :ever AND ${due} < :now`, { ever: new Date(0), now })
    : builder.andWhere(`${due} >= :now AND ${due} <= :soon`, { now, soon: new Date(now.getTime() + DUE_SOON_MS) });
}
