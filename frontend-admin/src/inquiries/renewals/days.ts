import type { ToneName } from '../../kit/theme/colours';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const LONDON = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/London' });

/** How early the first reminder goes out. */
const SOON_DAYS = 60;

/** '1 Dec 2026', of '2026-12-01'. */
export const dayOf = (day: string): string => DAY.format(new Date(day));

/** In London, as the server counts. */
export const today = (now = new Date()): string => LONDON.format(now);

/** `days` may be negative. */
export const dayAfter = (day: string, days: number): string => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

export const dueTone = (dueOn: string, now = today()): ToneName =>
  dueOn < now ? 'danger' : dueOn <= dayAfter(now, SOON_DAYS) ? 'attention' : 'neutral';
