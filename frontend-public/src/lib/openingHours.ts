import { addDays, dayAndMonth, fromLondon, londonTime } from './london';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Times as in '08:00', in London. Hours that end at or before their start end on the next day. */
export interface DayHours {
  opens: string;
  closes: string;
  breakFrom?: string | null;
  breakUntil?: string | null;
}
export type WeekHours = Partial<Record<Weekday, DayHours | null>>;

/** From midnight in London; more than a day's are the next day's. */
interface Span {
  from: number;
  until: number;
}

/** What the API has made of the bank holidays and the owner's entries. */
export interface Calendar {
  openingHours: WeekHours;
  /** Closed. */
  bankHolidays: string[];
  /** Days with other hours than their weekday's. */
  otherHours?: { day: string; hours: Span[] }[];
}

const DAY = 24 * 60;

const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

const weekday = (date: string): Weekday => WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';

function usual({ opens, closes, breakFrom, breakUntil }: DayHours): Span[] {
  const from = minutes(opens);
  const after = (time: string, earliest: number) => (minutes(time) < earliest ? minutes(time) + DAY : minutes(time));
  const until = after(closes, from + 1);
  if (!breakFrom || !breakUntil) return [{ from, until }];
  return [
    { from, until: after(breakFrom, from) },
    { from: after(breakUntil, from), until },
  ];
}

function spansOn({ openingHours, bankHolidays, otherHours }: Calendar, date: string): Span[] {
  if (bankHolidays.includes(date)) return [];
  const hours = openingHours[weekday(date)];
  return otherHours?.find(({ day }) => day === date)?.hours ?? (hours ? usual(hours) : []);
}

const momentsOn = (calendar: Calendar, date: string): { from: Date; until: Date }[] =>
  spansOn(calendar, date).map(({ from, until }) => ({ from: momentOf(date, from), until: momentOf(date, until) }));

function momentOf(day: string, at: number): Date {
  const [date, minutes] = at < DAY ? [day, at] : [addDays(day, 1), at - DAY];
  const moment = fromLondon({ date, minutes });
  // A time that the clocks skip is the time of their change.
  return londonTime(moment).minutes === minutes ? moment : new Date(`${date}T01:00:00Z`);
}

const SEARCHED_DAYS = 400;

/** When the office is open next, or is open until now; undefined if it never is. */
function openAtOrAfter(calendar: Calendar, now: Date): { from: Date; until: Date } | undefined {
  // Hours past midnight began yesterday.
  const yesterday = addDays(londonTime(now).date, -1);
  let found: { from: Date; until: Date } | undefined;
  for (let ahead = 0; ahead < SEARCHED_DAYS; ahead += 1) {
    const date = addDays(yesterday, ahead);
    if (found && found.until < momentOf(date, 0)) return found;
    for (const span of momentsOn(calendar, date)) {
      if (span.until <= now) continue;
      if (!found) found = span;
      else if (span.from > found.until) return found;
      else if (span.until > found.until) found = { from: found.from, until: span.until };
    }
  }
  return found;
}

export const isOpen = (calendar: Calendar, now: Date): boolean => {
  const next = openAtOrAfter(calendar, now);
  return next !== undefined && next.from <= now;
};

/** When the office next opens or closes. */
export function nextChange(calendar: Calendar, now: Date): Date | undefined {
  const next = openAtOrAfter(calendar, now);
  return next && (next.from > now ? next.from : next.until);
}

/** As in '9:00 AM' today, '9:00 AM tomorrow', '9:00 AM on Monday' and '9:00 AM on 4 December'. */
export function shortTime(moment: Date, now: Date): string {
  const { date, minutes: at } = londonTime(moment);
  const { date: today } = londonTime(now);
  const time = clockAt(at);
  if (date === today) return time;
  if (date === addDays(today, 1)) return `${time} tomorrow`;
  return `${time} on ${date < addDays(today, 7) ? DAYS[weekday(date)] : dayAndMonth(date)}`;
}

const timeOf = (at: number): string => [Math.floor(at / 60) % 24, at % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** As search engines read them: 'opens' and 'closes', the whole day as 00:00 to 23:59. */
const timesOf = ({ from, until }: Span): { opens: string; closes: string } => ({
  opens: timeOf(from),
  closes: until - from === DAY ? '23:59' : timeOf(until),
});

/** The hours of a weekday, two of them around a break. */
export const weekHours = ({ openingHours }: Calendar, day: Weekday): { opens: string; closes: string }[] =>
  openingHours[day] ? usual(openingHours[day]).map(timesOf) : [];

/** Coming days with other hours than their weekday's, today included. */
export const otherHours = ({ otherHours: days = [] }: Calendar, today: string, count: number) =>
  days
    .filter(({ day }) => day >= today)
    .slice(0, count)
    .map(({ day, hours }) => ({ day, words: wordsOf(hours), times: hours.map(timesOf) }));

/** Coming closed days that fall on working days, today included. */
export function comingHolidays({ openingHours, bankHolidays }: Calendar, today: string, count: number): string[] {
  const coming = bankHolidays.filter((date) => date >= today && openingHours[weekday(date)]);
  return [...new Set(coming)].sort().slice(0, count);
}

/** Days, as in '2026-12-25'. */
export interface Closing {
  from: string;
  through: string;
}

/** The same as spans: days in a row are one. */
export function comingClosings(calendar: Calendar, today: string, count: number): Closing[] {
  const spans: Closing[] = [];
  for (const date of comingHolidays(calendar, today, calendar.bankHolidays.length)) {
    const last = spans.at(-1);
    if (last && addDays(last.through, 1) === date) last.through = date;
    else spans.push({ from: date, through: date });
  }
  return spans.slice(0, count);
}

export const DAYS: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const NAMES: Record<Weekday, string> = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' };

/** As in '8:00 AM–12:00 PM, 1:00 PM–5:00 PM'. */
const wordsOf = (spans: Span[]): string =>
  spans.map(({ from, until }) => (until - from === DAY ? 'day and night' : `${clockAt(from)}–${clockAt(until)}`)).join(', ');

function clockAt(at: number): string {
  const hour = Math.floor(at / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(at % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

export interface HoursLine {
  days: string;
  hours: string;
}

const CLOSED = 'closed';

interface Hours {
  openingHours: WeekHours;
  emergencyPhone?: string | null;
}

/** The days on which the office opens: 'Mon–Fri 8:00 AM–6:00 PM'. */
export const openHours = ({ openingHours }: Hours): string[] =>
  hoursLines({ openingHours }).flatMap(({ days, hours }) => (hours === CLOSED ? [] : [`${days} ${hours}`]));

/** Groups days with the same hours: 'Mon–Fri', '8:00 AM–6:00 PM'. */
export function hoursLines({ openingHours, emergencyPhone }: Hours): HoursLine[] {
  const closed = emergencyPhone ? 'emergency calls only' : CLOSED;
  const lines: { from: Weekday; to: Weekday; hours: string }[] = [];
  for (const day of WEEKDAYS) {
    const open = openingHours[day];
    const hours = open ? wordsOf(usual(open)) : closed;
    const last = lines.at(-1);
    if (last?.hours === hours) last.to = day;
    else lines.push({ from: day, to: day, hours });
  }
  return lines.map(({ from, to, hours }) => ({ days: from === to ? NAMES[from] : `${NAMES[from]}–${NAMES[to]}`, hours }));
}
