import { DAY_MS, HOUR_MS } from './durations.js';

const LONDON = 'Europe/London';
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: LONDON });
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: LONDON });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: LONDON });
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: LONDON });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: LONDON });
const shortClock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: LONDON });

/** For example '21 November 2026 at 09:05'. */
export const londonTime = (time: Date): string => format.format(time);

/** For example '2026-11-21'. */
export const londonDay = (time: Date): string => day.format(time);

/** `days` may be negative. */
export const daysBefore = (date: string, days: number): string => new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);

/** For example 'Tuesday 24 November'. */
export const londonWeekday = (time: Date): string => weekday.format(time).replace(',', '');

/** As customers read it, for example '9:05 AM'. */
export const customerClock = (time: Date): string => shortClock.format(time).replace(/\s/u, ' ');

/** For example '9:05 AM on Tuesday 24 November'. */
export const londonAppointment = (time: Date): string => `${customerClock(time)} on ${londonWeekday(time)}`;

/** For example '09:05'. */
export const londonClock = (time: Date): string => clock.format(time);

/** For example '8:00 AM to 10:00 AM'. */
export const customerSpan = (from: Date, until: Date): string => `${customerClock(from)} to ${customerClock(until)}`;

/** For example 'Tuesday 24 November, 8:00 AM to 10:00 AM'. */
export const londonSpan = (from: Date, until: Date): string => `${londonWeekday(from)}, ${customerSpan(from, until)}`;

/** For example '29 March 2026', of '2026-03-29'. */
export const londonDate = (date: string): string => longDay.format(new Date(`${date}T12:00:00Z`));

/** Returns when it is `time` ('09:30') in London on `date` ('2026-11-24'): the second time if the clocks repeat it, the time of their change if they skip it. */
export function londonMoment(date: string, time: string): Date {
  const ifWinter = new Date(`${date}T${time}:00Z`);
  if (londonClock(ifWinter) === time) return ifWinter;
  const ifSummer = new Date(ifWinter.getTime() - HOUR_MS);
  return londonClock(ifSummer) === time ? ifSummer : new Date(`${date}T01:00:00Z`);
}

/** The last day in London on which `time` ('03:15') has come. */
export function dayDue(now: Date, time: string): string {
  const today = londonDay(now);
  return now < londonMoment(today, time) ? daysBefore(today, 1) : today;
}

/** Like `londonMoment`: none for a time that the clocks skip, two for one that they repeat, the earlier one first. */
export function londonMoments(date: string, time: string): Date[] {
  const ifWinter = Date.parse(`${date}T${time}:00Z`);
  const candidates = [new Date(ifWinter - HOUR_MS), new Date(ifWinter)];
  return candidates.filter((moment) => londonDay(moment) === date && londonClock(moment) === time);
}

/** Returns the time at which it is `oClock` in London on the same day. */
export const londonOClock = (time: Date, oClock: number): Date => londonMoment(londonDay(time), `${String(oClock).padStart(2, '0')}:00`);
