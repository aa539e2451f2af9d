import { ApiProperty } from '@nestjs/swagger';
import { DAY_MS, HOUR_MS } from '../platform/time/durations.js';
import { daysBefore, londonAppointment, londonDay, londonMoment } from '../platform/time/london.js';
import { hoursOn, nationFor, type Calendar } from './day-hours.js';

export type { Calendar };

export interface Span {
  from: Date;
  until: Date;
}

/** Longer than any closing; an office that does not open within it counts as one without hours. */
const SEARCHED_DAYS = 400;

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const DAY_MINUTES = 24 * 60;

/** Asking Intl takes most of the time, and the same days are asked for again and again. */
const moments = new Map<string, number>();
const MOST_MOMENTS = 20_000;

/** Minutes of more than a day are the next day's. */
function momentOf(day: string, minutes: number): Date {
  const key = `${day} ${minutes}`;
  const known = moments.get(key);
  if (known !== undefined) return new Date(known);
  if (moments.size >= MOST_MOMENTS) moments.clear();
  const moment =
    minutes < DAY_MINUTES ? londonMoment(day, clockOf(minutes)) : londonMoment(daysBefore(day, -1), clockOf(minutes - DAY_MINUTES));
  moments.set(key, moment.getTime());
  return moment;
}

/** Returns the opening times that end after `now`, in order. A break makes two of one day. */
export function* openSpans(calendar: Calendar, now: Date): Generator<Span> {
  const { openingHours, specialDays } = calendar;
  if (!specialDays?.length && !Object.values(openingHours).some(Boolean)) return;
  const nation = nationFor(calendar);
  // Hours past midnight began yesterday.
  const yesterday = daysBefore(londonDay(now), 1);
  for (let ahead = 0; ahead < SEARCHED_DAYS; ahead++) {
    const day = daysBefore(yesterday, -ahead);
    for (const hours of hoursOn(calendar, nation, day)) {
      const [from, until] = [momentOf(day, hours.from), momentOf(day, hours.until)];
      if (from < until && until > now) yield { from, until };
    }
  }
}

/** The same, with what runs on without a pause in one piece. */
function* workingTimes(calendar: Calendar, now: Date): Generator<Span> {
  let last: Span | undefined;
  for (const span of openSpans(calendar, now)) {
    if (last && span.from <= last.until) {
      last = { from: last.from, until: span.until > last.until ? span.until : last.until };
      continue;
    }
    if (last) yield last;
    last = span;
  }
  if (last) yield last;
}

/** Returns when this much working time after `start` has passed; undefined if the office does not open for so long. */
function afterWorking(calendar: Calendar, start: Date, duration: number): Date | undefined {
  let left = duration;
  for (const { from, until } of workingTimes(calendar, start)) {
    const begin = Math.max(from.getTime(), start.getTime());
    if (begin + left <= until.getTime()) return new Date(begin + left);
    left -= until.getTime() - begin;
  }
  return undefined;
}

const DEFAULT_REPLY_HOURS = 2;
/** No promise is later than this much working time after the enquiry. */
const MOST_WORKING_MS = 24 * HOUR_MS;
/** A promise that only this limit sets moves in steps, so that pages can be kept in between. */
const STEP_MS = HOUR_MS / 2;

const aDayAfter = (moment: Date): Date => new Date(moment.getTime() + DAY_MS);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

interface Promised {
  dueAt: Date;
  /** When an enquiry is promised something else; null: never. */
  until: Date | null;
  /** Whether it is 24 hours later for all who ask until then. */
  isDayLater?: true;
}

function promiseAt(calendar: Calendar, askedAt: Date): Promised {
  const tomorrow = aDayAfter(askedAt);
  const [now] = workingTimes(calendar, askedAt);
  if (!now) return { dueAt: tomorrow, until: null, isDayLater: true };
  const isOpen = now.from <= askedAt;
  const [next] = isOpen && now.until <= tomorrow ? workingTimes(calendar, tomorrow) : [now];
  // Closed for good after these hours.
  if (!next) return { dueAt: tomorrow, until: now.until, isDayLater: true };
  if (isOpen && next.from <= tomorrow)
    return { dueAt: tomorrow, until: earlier(now.until, new Date(next.until.getTime() - DAY_MS)), isDayLater: true };
  const dueAt = afterWorking(calendar, next.from, (calendar.replyHours ?? DEFAULT_REPLY_HOURS) * HOUR_MS) ?? tomorrow;
  if (!isOpen) return { dueAt, until: next.from };
  const until = earlier(now.until, new Date(next.from.getTime() - DAY_MS));
  const limit = afterWorking(calendar, askedAt, MOST_WORKING_MS);
  if (!limit || dueAt <= limit) return { dueAt, until };
  const passed = limit.getTime() % STEP_MS;
  return { dueAt: new Date(limit.getTime() - passed), until: earlier(until, new Date(askedAt.getTime() + STEP_MS - passed)) };
}

/**
 * The one promise: returns by when an enquiry has its reply. In opening hours 24 hours later; out of hours, or if the office is closed 24 hours later, some
 * working hours (`replyHours`) after it next opens. Never more than 24 working hours later. Stored with the enquiry; pages, mails, notices and the clock all
 * say this moment.
 */
export const promisedReply = (calendar: Calendar, askedAt: Date): Date => promiseAt(calendar, askedAt).dueAt;

/** Completes 'We reply …'. */
export const promiseWords = (askedAt: Date, dueAt: Date): string =>
  dueAt.getTime() === aDayAfter(askedAt).getTime() ? 'within 24 hours' : `by ${londonAppointment(dueAt)}`;

export class ReplyPromise {
  /** Completes 'We reply …': 'within 24 hours', or the moment if the office is closed now or then. */
  @ApiProperty({ example: 'by 10:00 AM on Monday 30 November' })
  text: string;
  /** When the text changes next; null: never. */
  @ApiProperty({ type: Date, nullable: true })
  until: Date | null;
}

/** The promise that an enquiry sent now is given. */
export function replyPromise(calendar: Calendar, now: Date): ReplyPromise {
  const { dueAt, until, isDayLater } = promiseAt(calendar, now);
  const text = promiseWords(now, dueAt);
  // Asked just 24 hours before a moment that is named to everyone else.
  return { text, until: isDayLater || dueAt.getTime() !== aDayAfter(now).getTime() ? until : new Date(now.getTime() + 1) };
}
