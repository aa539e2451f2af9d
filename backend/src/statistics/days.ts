const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
const DAY_MS = 86_400_000;

/** '2026-11-21' in London. */
export const dayOf = (moment: Date): string => london.format(moment);

/** The day so many days before (or after, when negative) another. */
export const daysBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
