import { daysBefore, londonDay } from '../platform/time/london.js';
import { hoursOn, nationFor, type Calendar } from './day-hours.js';

/** Closed days in a row, 'YYYY-MM-DD'. */
export interface Run {
  first: string;
  last: string;
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const inWords = (day: string): string => shortDay.format(new Date(`${day}T00:00:00Z`));

/** As a reader would say it, such as 'closed from 24 December and open again on 4 January'. */
export const closedWords = ({ first, last }: Run): string =>
  first === last ? `closed on ${inWords(first)}` : `closed from ${inWords(first)} and open again on ${inWords(daysBefore(last, -1))}`;

/** Such as 'from 24 December to 3 January'. */
export const runWords = ({ first, last }: Run): string =>
  first === last ? `on ${inWords(first)}` : `from ${inWords(first)} to ${inWords(last)}`;

const TOLD_DAYS = 14;
/** The longest that a closing is made by the closed days around it. */
const AROUND_DAYS = 7;

/** Returns the closing of several days that the owner has entered, if it has begun or begins within two weeks, with the closed days around it. */
export function comingClosing(calendar: Calendar, now: Date): Run | undefined {
  const today = londonDay(now);
  const nation = nationFor(calendar);
  const isClosed = (day: string) => hoursOn(calendar, nation, day).length === 0;
  const edge = (day: string, step: 1 | -1): string => {
    let at = day;
    for (let n = 0; n < AROUND_DAYS && isClosed(daysBefore(at, -step)); n++) at = daysBefore(at, -step);
    return at;
  };
  const entries = (calendar.specialDays ?? []).filter(({ hours, until }) => hours === 'closed' && until !== null);
  for (const { from, until } of entries.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const [first, last] = [edge(from, -1), edge(until ?? from, 1)];
    if (last >= today && first <= daysBefore(today, -TOLD_DAYS)) return { first, last };
  }
  return undefined;
}
