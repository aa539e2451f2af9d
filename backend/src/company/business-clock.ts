import { ApiProperty } from '@nestjs/swagger';
import { DAY_MS, HOUR_MS } from '../platform/common/durations.js';
import { daysBefore, londonAppointment, londonDay, londonMoment } from '../platform/common/london.js';
import { WEEKDAYS, type OpeningHours } from './company-info.entity.js';

export interface Calendar {
  openingHours: OpeningHours;
  /** 'YYYY-MM-DD', closings included. */
  bankHolidays: string[];
}

export interface Span {
  from: Date;
  until: Date;
}

/** Longer than any closing; an office that does not open within it counts as one without hours. */
const SEARCHED_DAYS = 100;

/** Returns the opening times from the day of `now` on, in order. */
export function* openSpans({ openingHours, bankHolidays }: Calendar, now: Date): Generator<Span> {
  const today = londonDay(now);
  for (let ahead = 0; ahead < SEARCHED_DAYS; ahead++) {
    const day = daysBefore(today, -ahead);
    const weekday = WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
    const hours = weekday && !bankHolidays.includes(day) ? openingHours[weekday] : null;
    if (hours) yield { from: londonMoment(day, hours.opens), until: londonMoment(day, hours.closes) };
  }
}

/** Returns the opening time that covers a moment, or the next one. */
function spanAtOrAfter(calendar: Calendar, moment: Date): Span | undefined {
  for (const span of openSpans(calendar, moment)) if (span.until > moment) return span;
  return undefined;
}

const aDayAfter = (moment: Date): Date => new Date(moment.getTime() + DAY_MS);

/**
 * The one promise: returns by when an enquiry has its reply. 24 hours later or, if the office is closed then, one hour after it next opens.
 * Stored with the enquiry; pages, mails, notices and the clock all say this moment.
 */
export function promisedReply(calendar: Calendar, askedAt: Date): Date {
  const tomorrow = aDayAfter(askedAt);
  const span = spanAtOrAfter(calendar, tomorrow);
  return span && span.from > tomorrow ? new Date(span.from.getTime() + HOUR_MS) : tomorrow;
}

/** Completes 'We reply …'. */
export const promiseWords = (askedAt: Date, dueAt: Date): string =>
  dueAt.getTime() === aDayAfter(askedAt).getTime() ? 'within 24 hours' : `by ${londonAppointment(dueAt)}`;

export class ReplyPromise {
  /** Completes 'We reply …': 'within 24 hours', or the moment if the office is closed then. */
  @ApiProperty({ example: 'by 9:00 AM on Monday 30 November' })
  text: string;
  /** When the text changes next; null: never. */
  @ApiProperty({ type: Date, nullable: true })
  until: Date | null;
}

/** The promise that an enquiry sent now is given. */
export function replyPromise(calendar: Calendar, now: Date): ReplyPromise {
  const tomorrow = aDayAfter(now);
  const span = spanAtOrAfter(calendar, tomorrow);
  const change = span && (span.from > tomorrow ? span.from : span.until);
  return {
    text: promiseWords(now, promisedReply(calendar, now)),
    until: change ? new Date(change.getTime() - DAY_MS) : null,
  };
}
