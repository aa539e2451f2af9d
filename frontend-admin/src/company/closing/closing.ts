import type { CompanyInfo } from '../../data/types';
import { formatDay, type SpecialDays, weekdays } from '../settings/settings';

/** What decides on which days the office opens. */
export type Calendar = Pick<CompanyInfo, 'openingHours' | 'specialDays' | 'bankHolidays' | 'keptHolidays'>;

export interface Closing {
  /** 'YYYY-MM-DD': the first and the last closed day. */
  first: string;
  last: string;
  /** 'HH:MM' until which the office is open on the day before; blank: as usual. */
  shortUntil: string;
  /** 'YYYY-MM-DD' from which the banner is shown; blank: without a banner. */
  bannerFrom: string;
}

const day = (date: string, days: number): string => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const DECEMBER = '12-01';

/** Christmas Eve to New Year's Day of this winter. `today`: 'YYYY-MM-DD'. */
export function christmas(today: string): Closing {
  const year = today.slice(5) < '01-08' ? Number(today.slice(0, 4)) - 1 : Number(today.slice(0, 4));
  const [first, december] = [`${year}-12-24`, `${year}-${DECEMBER}`];
  return { first, last: `${year + 1}-01-01`, shortUntil: '', bannerFrom: december > today ? december : today };
}

/** What is wrong with it, as a sentence. */
export function faultOf({ first, last, bannerFrom }: Closing, today: string): string | undefined {
  if (!first || !last) return 'Please enter the first and the last day.';
  if (last < first) return 'The last day must not be before the first.';
  if (last < today) return 'These days have passed. Please enter later ones.';
  if (bannerFrom && bannerFrom > last) return 'The banner has to begin before the closing ends.';
  return undefined;
}

const withoutYear = (date: string): string => formatDay(date).replace(/ \d{4}$/, '');

const lengthOf = ({ from, until }: SpecialDays): number => Date.parse(until ?? from) - Date.parse(from);

function isClosed(date: string, { openingHours, specialDays, bankHolidays, keptHolidays }: Calendar): boolean {
  const entries = (specialDays ?? []).filter(({ from, until }) => from <= date && date <= (until ?? from));
  // The shorter of two entries counts.
  const [entry] = entries.sort((one, other) => lengthOf(one) - lengthOf(other));
  if (entry && entry.hours !== 'usual') return entry.hours === 'closed';
  const isHoliday = !entry && (bankHolidays.includes(date) || keptHolidays.coming.some((holiday) => holiday.day === date));
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7];
  return isHoliday || (weekday !== undefined && openingHours[weekday] === null);
}

/** The longest that a closing is made by the closed days around it. */
const AROUND_DAYS = 7;

/** The closing with the bank holidays, weekends and other closed days around it. */
function wholeClosing(closing: Closing, calendar: Calendar): { first: string; last: string } {
  const after = { ...calendar, specialDays: specialDaysWith(closing, calendar) };
  const edge = (date: string, step: 1 | -1): string => {
    let at = date;
    for (let n = 0; n < AROUND_DAYS && isClosed(day(at, step), after); n += 1) at = day(at, step);
    return at;
  };
  return { first: edge(closing.first, -1), last: edge(closing.last, 1) };
}

function daysOf(closing: Closing, calendar: Calendar): string {
  const { first, last } = wholeClosing(closing, calendar);
  return first === last ? `on ${withoutYear(first)}` : `from ${withoutYear(first)} and open again on ${withoutYear(day(last, 1))}`;
}

const shortWords = ({ first, shortUntil }: Closing): string =>
  shortUntil ? ` On ${withoutYear(day(first, -1))} we are open until ${shortUntil}.` : '';

export const bannerText = (closing: Closing, calendar: Calendar): string =>
  `We are closed ${daysOf(closing, calendar)}.${shortWords(closing)}`;

/** To be read to the telephone. */
export const phoneText = (closing: Closing, company: Calendar & Pick<CompanyInfo, 'companyName' | 'emergencyPhone'>): string =>
  [
    `Thank you for calling ${company.companyName}. We are closed ${daysOf(closing, company)}.`,
    'Please leave your name, your number and what you need, and we will call you back when we open again.',
    ...(company.emergencyPhone ? [`If it is an emergency, please call ${company.emergencyPhone}.`] : []),
  ].join(' ');

/** What the office has entered for these days gives way. */
function specialDaysWith({ first, last, shortUntil }: Closing, { specialDays }: Pick<Calendar, 'specialDays'>): SpecialDays[] {
  const eve = day(first, -1);
  const entries: SpecialDays[] = [
    { from: first, until: last === first ? null : last, hours: 'closed', opens: null, closes: null },
    ...(shortUntil ? [{ from: eve, until: null, hours: 'short' as const, opens: null, closes: shortUntil }] : []),
  ];
  const isReplaced = (one: SpecialDays) =>
    entries.some(({ from, until }) => one.from === from || (one.from >= from && (one.until ?? one.from) <= (until ?? from)));
  return [...(specialDays ?? []).filter((one) => !isReplaced(one)), ...entries];
}

/** The settings to save. */
export function changesOf(closing: Closing, calendar: Calendar, today: string) {
  const { first, bannerFrom } = closing;
  return {
    specialDays: specialDaysWith(closing, calendar),
    ...(first.slice(5, 7) === '12' && { christmasAnswered: Number(first.slice(0, 4)) }),
    ...(bannerFrom && {
      banner: {
        ...{ text: bannerText(closing, calendar), link: null, linkText: null },
        from: { date: bannerFrom, time: bannerFrom > today ? '09:00' : '00:00' },
        until: { date: day(wholeClosing(closing, calendar).last, 1), time: '00:00' },
      },
    }),
  };
}
