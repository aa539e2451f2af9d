/** `minutes` count from midnight in London. */
export interface LondonTime {
  /** As in '2026-11-21'. */
  date: string;
  minutes: number;
}

const HOUR_MS = 3_600_000;

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
}

/** The rule of the Summer Time Act. Intl would take longer to load than the rest of the script; a test compares the two. */
function isSummer(moment: number): boolean {
  const year = new Date(moment).getUTCFullYear();
  return moment >= lastSunday(year, 2) && moment < lastSunday(year, 9);
}

export function londonTime(moment: Date): LondonTime {
  const utc = moment.getTime();
  const shown = new Date(isSummer(utc) ? utc + HOUR_MS : utc);
  return { date: shown.toISOString().slice(0, 10), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
}

const asUtc = ({ date, minutes }: LondonTime) => Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;

/** The point in time at which London's clocks show this time; for an ambiguous time, the one after the change. */
export function fromLondon(time: LondonTime): Date {
  const guess = asUtc(time);
  const shown = asUtc(londonTime(new Date(guess)));
  return new Date(guess - (shown - guess));
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export const nextMidnight = (moment: Date): Date => fromLondon({ date: addDays(londonTime(moment).date, 1), minutes: 0 });

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** '2026-03' of 'March 2026', with the day if it is named; undefined for other words. */
export function spokenDate(text: string): string | undefined {
  const [, day, month = '', year = ''] = /^(?:(\d{1,2}) )?([a-z]{3,9}) (\d{4})$/i.exec(text.trim()) ?? [];
  const at = MONTHS.findIndex((name) => [name, name.slice(0, 3)].some((one) => one.toLowerCase() === month.toLowerCase()));
  return at < 0 ? undefined : [year, at + 1, ...(day ? [day] : [])].map((part) => String(part).padStart(2, '0')).join('-');
}

/** As in '21 November'. */
export const dayAndMonth = (date: string): string => `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''}`;

/** As in '21 November 2026'. */
export const longDate = (date: string): string => `${dayAndMonth(date)} ${date.slice(0, 4)}`;

/** As in 'November 2026'. */
export const monthAndYear = (date: string): string => longDate(date).replace(/^\d+ /, '');

/** As in 'Nov 2026'. */
export const shortMonth = (date: string): string => `${monthAndYear(date).slice(0, 3)} ${date.slice(0, 4)}`;
