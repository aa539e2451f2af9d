import { DAY_MS, HOUR_MS } from './durations.js';

const LONDON = 'Europe/London';
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: LONDON });
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: LONDON });
const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: LONDON });

/** For example '21 November 2026 at 09:05'. */
export const londonTime = (time: Date): string => format.format(time);

/** For example '2026-11-21'. */
export const londonDay = (time: Date): string => day.format(time);

/** `days` may be negative. */
export const daysBefore = (date: string, days: number): string => new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);

/** Returns the time at which it is `oClock` in London on the same day. */
export function londonOClock(time: Date, oClock: number): Date {
  const ifWinter = new Date(`${londonDay(time)}T${String(oClock).padStart(2, '0')}:00:00Z`);
  return Number(hour.format(ifWinter)) === oClock ? ifWinter : new Date(ifWinter.getTime() - HOUR_MS);
}
