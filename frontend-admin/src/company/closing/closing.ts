import type { CompanyInfo } from '../../data/types';
import { formatDay, type SpecialDays } from '../settings/settings';

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

const daysOf = ({ first, last }: Closing): string =>
  first === last ? `on ${withoutYear(first)}` : `from ${withoutYear(first)} to ${withoutYear(last)}`;

const shortWords = ({ first, shortUntil }: Closing): string =>
  shortUntil ? ` On ${withoutYear(day(first, -1))} we are open until ${shortUntil}.` : '';

export const bannerText = (closing: Closing): string => `We are closed ${daysOf(closing)}.${shortWords(closing)}`;

/** To be read to the telephone. */
export const phoneText = (closing: Closing, { companyName, emergencyPhone }: Pick<CompanyInfo, 'companyName' | 'emergencyPhone'>): string =>
  [
    `Thank you for calling ${companyName}. We are closed ${daysOf(closing)}.`,
    'Please leave your name, your number and what you need, and we will call you back when we open again.',
    ...(emergencyPhone ? [`If it is an emergency, please call ${emergencyPhone}.`] : []),
  ].join(' ');

/** The settings to save: what the office has entered for these days gives way. */
export function changesOf(closing: Closing, { specialDays }: Pick<CompanyInfo, 'specialDays'>, today: string) {
  const { first, last, shortUntil, bannerFrom } = closing;
  const eve = day(first, -1);
  const entries: SpecialDays[] = [
    { from: first, until: last === first ? null : last, hours: 'closed', opens: null, closes: null },
    ...(shortUntil ? [{ from: eve, until: null, hours: 'short' as const, opens: null, closes: shortUntil }] : []),
  ];
  const isReplaced = (one: SpecialDays) =>
    entries.some(({ from, until }) => one.from === from || (one.from >= from && (one.until ?? one.from) <= (until ?? from)));
  const winter = Number(first.slice(0, 4));
  return {
    specialDays: [...(specialDays ?? []).filter((one) => !isReplaced(one)), ...entries],
    ...(first.slice(5, 7) === '12' && { christmasAnswered: winter }),
    ...(bannerFrom && {
      banner: {
        ...{ text: bannerText(closing), link: null, linkText: null },
        from: { date: bannerFrom, time: bannerFrom > today ? '09:00' : '00:00' },
        until: { date: day(last, 1), time: '00:00' },
      },
    }),
  };
}
