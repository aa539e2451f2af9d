import { HOUR_MS } from '../../platform/common/durations.js';
import { daysBefore, londonDay, londonMoment } from '../../platform/common/london.js';
import { WEEKDAYS, type OpeningHours } from '../../company/company-info.entity.js';

export interface Calendar {
  openingHours: OpeningHours;
  /** 'YYYY-MM-DD' */
  bankHolidays: string[];
}

export interface Span {
  from: Date;
  until: Date;
}

const SEARCHED_DAYS = 14;

/** Returns the opening times of the next two weeks, today's included, in order. */
function openSpans({ openingHours, bankHolidays }: Calendar, now: Date): Span[] {
  const today = londonDay(now);
  return Array.from({ length: SEARCHED_DAYS }, (_, ahead) => daysBefore(today, -ahead)).flatMap((day) => {
    const weekday = WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
    const hours = weekday && !bankHolidays.includes(day) ? openingHours[weekday] : null;
    return hours ? [{ from: londonMoment(day, hours.opens), until: londonMoment(day, hours.closes) }] : [];
  });
}

const WINDOW_MS = 2 * HOUR_MS;
const WINDOW_DAYS = 5;

/** Returns windows of two hours, or what is left of a day, on the next five working days; the first begins in an hour at the earliest. */
export function callBackWindows(calendar: Calendar, now: Date): Span[] {
  const earliest = now.getTime() + HOUR_MS;
  const days = openSpans(calendar, now).map(({ from, until }) => {
    const windows: Span[] = [];
    for (let start = from.getTime(); start < until.getTime(); start += WINDOW_MS)
      windows.push({ from: new Date(start), until: new Date(Math.min(start + WINDOW_MS, until.getTime())) });
    return windows.filter((window) => window.from.getTime() >= earliest);
  });
  return days
    .filter((windows) => windows.length)
    .slice(0, WINDOW_DAYS)
    .flat();
}

const MORNING_MS = 4 * HOUR_MS;
const WORKING_MS = 2 * HOUR_MS;

/** Returns by when to promise a late reply: the end of the first morning on which the office has two hours after `promised`. */
export function laterPromise(calendar: Calendar, promised: Date): Date {
  const ends = openSpans(calendar, promised).map(({ from, until }) => {
    const begin = Math.max(from.getTime(), promised.getTime());
    const end = Math.min(from.getTime() + MORNING_MS, until.getTime());
    return end - begin >= Math.min(WORKING_MS, until.getTime() - from.getTime()) ? end : 0;
  });
  // Without opening hours: a day later.
  return new Date(ends.find((end) => end > promised.getTime()) ?? promised.getTime() + 24 * HOUR_MS);
}
