import { openSpans, type Calendar, type Span } from '../../company/business-clock.js';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import { londonClock, londonDay } from '../../platform/time/london.js';

const WINDOW_MS = 2 * HOUR_MS;
const WINDOW_DAYS = 5;

/** Returns windows of two hours, or what is left of a day, on the next five working days; the first begins in an hour at the earliest. */
export function callBackWindows(calendar: Calendar, now: Date): Span[] {
  const earliest = now.getTime() + HOUR_MS;
  const windows: Span[] = [];
  const days = new Set<string>();
  for (const { from, until } of openSpans(calendar, now)) {
    const day = londonDay(from);
    if (days.size === WINDOW_DAYS && !days.has(day)) break;
    for (let start = from.getTime(); start < until.getTime(); start += WINDOW_MS)
      if (start >= earliest) {
        windows.push({ from: new Date(start), until: new Date(Math.min(start + WINDOW_MS, until.getTime())) });
        days.add(day);
      }
  }
  return windows;
}

/** When customers want to be rung back. */
export const CALL_TIMES = ['soon', 'morning', 'afternoon'] as const;
export type CallTime = (typeof CALL_TIMES)[number];

const NOON = '12:00';
/** A window after midnight is no morning. */
const MORNING = '05:00';

/** Returns the first window at such a time of day, or else the first of all; undefined if the office has no opening hours. */
export function callBackAt(calendar: Calendar, now: Date, time: CallTime): Span | undefined {
  const windows = callBackWindows(calendar, now);
  const isMorning = ({ from }: Span) => londonClock(from) >= MORNING && londonClock(from) < NOON;
  const fits = (span: Span) => time === 'soon' || isMorning(span) === (time === 'morning');
  return windows.find(fits) ?? windows[0];
}

const MORNING_MS = 4 * HOUR_MS;
const WORKING_MS = 2 * HOUR_MS;

/** Returns by when to promise a late reply: the end of the first morning on which the office has two hours after `promised`. */
export function laterPromise(calendar: Calendar, promised: Date): Date {
  for (const { from, until } of openSpans(calendar, promised)) {
    const begin = Math.max(from.getTime(), promised.getTime());
    const end = Math.min(from.getTime() + MORNING_MS, until.getTime());
    if (end > promised.getTime() && end - begin >= Math.min(WORKING_MS, until.getTime() - from.getTime())) return new Date(end);
  }
  // Without opening hours: a day later.
  return new Date(promised.getTime() + DAY_MS);
}
