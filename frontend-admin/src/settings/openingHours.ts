import type { CompanyInfo } from '../data/types';

export type OpeningHours = CompanyInfo['openingHours'];
export type DayHours = NonNullable<OpeningHours['mon']>;

export const weekdays = [
  { id: 'mon', name: 'Monday' },
  { id: 'tue', name: 'Tuesday' },
  { id: 'wed', name: 'Wednesday' },
  { id: 'thu', name: 'Thursday' },
  { id: 'fri', name: 'Friday' },
  { id: 'sat', name: 'Saturday' },
  { id: 'sun', name: 'Sunday' },
] as const satisfies readonly { id: keyof OpeningHours; name: string }[];

/** What a day starts with when it is switched to open. */
export const USUAL: DayHours = { opens: '08:00', closes: '18:00' };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with a day's hours; null stands for closed. */
export function wrongHours(hours: DayHours | null): string | undefined {
  if (hours === null) return undefined;
  if (!TIME.test(hours.opens) || !TIME.test(hours.closes)) return 'Please give both times';
  return hours.opens < hours.closes ? undefined : 'Please close later than you open';
}
