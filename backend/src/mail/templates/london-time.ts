const LONDON = 'Europe/London';
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: LONDON });
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: LONDON });
const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: LONDON });
const HOUR_MS = 60 * 60_000;

/** '21 November 2026 at 09:05', as the office's clock has it. */
export const londonTime = (time: Date): string => format.format(time);

/** '2026-11-21', as the office's calendar has it. */
export const londonDay = (time: Date): string => day.format(time);

/** When it is so many o'clock in London on the day of `time` there. */
export function londonOClock(time: Date, oClock: number): Date {
  const ifWinter = new Date(`${londonDay(time)}T${String(oClock).padStart(2, '0')}:00:00Z`);
  return Number(hour.format(ifWinter)) === oClock ? ifWinter : new Date(ifWinter.getTime() - HOUR_MS);
}
