import { daysBefore } from '../../platform/time/london.js';
import type { DaySpan } from '../../platform/time/periods.js';
import type { ResponseFigures } from './response-times.dto.js';

/** Enquiries that had their reply in the same minute, counted from when they arrived. */
export interface ResponseGroup {
  /** Null: no reply yet. */
  minutes: number | null;
  count: number;
  /** Of `count`: replied to within the deadline. */
  inTime: number;
  /** Of `count`: no reply, and the deadline is still to come. */
  waiting: number;
}

const WEEK = 7;
/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % WEEK;

/** Splits a period of one week into days, and a longer one into weeks from Monday. */
export function spansOf({ from, to, days }: DaySpan & { days: number }): DaySpan[] {
  const spans: DaySpan[] = [];
  for (let first = from; first <= to; first = daysBefore(first, -1)) {
    const last = days > WEEK ? daysBefore(first, weekdayOf(first) + 1 - WEEK) : first;
    spans.push({ from: first, to: last < to ? last : to });
    first = last;
  }
  return spans;
}

export function responseFigures(groups: readonly ResponseGroup[]): ResponseFigures {
  const sum = (of: (group: ResponseGroup) => number) => groups.reduce((total, group) => total + of(group), 0);
  const [received, inTime, waiting] = [sum(({ count }) => count), sum((group) => group.inTime), sum((group) => group.waiting)];
  const answered = sum(({ minutes, count }) => (minutes === null ? 0 : count));
  return { received, answered, inTime, late: received - inTime - waiting, waiting, medianMinutes: medianOf(groups, answered) };
}

/** Returns the lower of two middle values, so that it is a time that some customer waited. */
function medianOf(groups: readonly ResponseGroup[], answered: number): number | null {
  let before = 0;
  const sorted = groups.flatMap(({ minutes, count }) => (minutes === null ? [] : [{ minutes, count }]));
  for (const { minutes, count } of sorted.sort((one, other) => one.minutes - other.minutes)) {
    before += count;
    if (before * 2 >= answered) return minutes;
  }
  return null;
}
