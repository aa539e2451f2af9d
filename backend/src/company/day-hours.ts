import { daysBefore } from '../platform/time/london.js';
import { bankHolidayOn, nationOf, type Nation } from '../platform/time/bank-holidays.js';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const DAY_NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** 'HH:MM' in Europe/London. Hours that end at or before their start end on the next day; they belong to the day on which they start. */
export interface DayHours {
  opens: string;
  closes: string;
  breakFrom?: string | null;
  breakUntil?: string | null;
}
/** Null: closed. */
export type OpeningHours = Record<Weekday, DayHours | null>;

/** 'short': open from `opens` until `closes`, each as usual if it is null. */
export const SPECIAL_HOURS = ['closed', 'usual', 'short'] as const;

/** One day or several in a row, 'YYYY-MM-DD', with other hours than the week's. `until`: the last of them; null: only `from`. */
export interface SpecialDays {
  from: string;
  until: string | null;
  hours: (typeof SPECIAL_HOURS)[number];
  opens: string | null;
  closes: string | null;
}

export interface Calendar {
  openingHours: OpeningHours;
  /** 'YYYY-MM-DD': closed besides the bank holidays of the rules. */
  bankHolidays: string[];
  specialDays?: SpecialDays[] | null;
  /** Whose bank holidays are kept; null: those of the address. */
  nation?: Nation | null;
  address?: string;
  /** Working hours after the next opening, in which an enquiry that came out of hours has its reply. */
  replyHours?: number;
}

/** Minutes from midnight on the clocks of London; more than a day's are the next day's. */
export interface Minutes {
  from: number;
  until: number;
}

const DAY_MINUTES = 24 * 60;

/** Returns the minutes of '08:30'. What is before `earliest` is on the next day. */
export function minutesOf(time: string, earliest = 0): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = hours * 60 + minutes;
  return at < earliest ? at + DAY_MINUTES : at;
}

export function reachOf({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>): Minutes {
  const from = minutesOf(opens);
  return { from, until: minutesOf(closes, from + 1) };
}

function spansOf(hours: DayHours): Minutes[] {
  const { from, until } = reachOf(hours);
  const { breakFrom, breakUntil } = hours;
  if (!breakFrom || !breakUntil) return [{ from, until }];
  return [
    { from, until: minutesOf(breakFrom, from) },
    { from: minutesOf(breakUntil, from), until },
  ];
}

export const weekdayOf = (day: string): Weekday => WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';

const usualOn = ({ openingHours }: Pick<Calendar, 'openingHours'>, day: string): Minutes[] => {
  const hours = openingHours[weekdayOf(day)];
  return hours ? spansOf(hours) : [];
};

/** Returns the usual hours with another start or end; with both, exactly these. */
export function shortened(usual: readonly Minutes[], { opens, closes }: Pick<SpecialDays, 'opens' | 'closes'>): Minutes[] {
  if (opens && closes) return [reachOf({ opens, closes })];
  const [first, last] = [usual[0], usual.at(-1)];
  if (!first || !last) return [];
  // A time after midnight, where the usual hours reach that far.
  const reached = (time: string) => (minutesOf(time, first.from) <= last.until ? minutesOf(time, first.from) : minutesOf(time));
  const [start, end] = [opens ? reached(opens) : first.from, closes ? reached(closes) : last.until];
  return usual
    .map(({ from, until }) => ({ from: Math.max(from, start), until: Math.min(until, end) }))
    .filter(({ from, until }) => from < until);
}

const daysIn = ({ from, until }: SpecialDays): number => Date.parse(until ?? from) - Date.parse(from);

/** Returns the entry for a day. The shorter of two wins: 'until 13:00 on the 24th' within 'closed from the 24th'. */
function specialOn(specialDays: readonly SpecialDays[], day: string): SpecialDays | undefined {
  let found: SpecialDays | undefined;
  for (const one of specialDays)
    if (one.from <= day && day <= (one.until ?? one.from) && (!found || daysIn(one) < daysIn(found))) found = one;
  return found;
}

/** Returns whose bank holidays the office keeps. */
export const nationFor = ({ nation, address }: Pick<Calendar, 'nation' | 'address'>): Nation => nation ?? nationOf(address ?? '');

/** Returns when the office is open on a day, by London's clocks: the owner's entry for it, else closed on bank holidays, else the hours of the weekday. */
export function hoursOn(calendar: Calendar, nation: Nation, day: string): Minutes[] {
  const special = specialOn(calendar.specialDays ?? [], day);
  if (special)
    return special.hours === 'closed'
      ? []
      : special.hours === 'usual'
        ? usualOn(calendar, day)
        : shortened(usualOn(calendar, day), special);
  const isHoliday = calendar.bankHolidays.includes(day) || bankHolidayOn(nation, day) !== undefined;
  return isHoliday ? [] : usualOn(calendar, day);
}

export interface OtherDay {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** None: closed. */
  hours: Minutes[];
}

/** Returns what is not as in every week on the days from `first` on, `count` of them: bank holidays, closings and short days. */
export function otherDays(calendar: Calendar, first: string, count: number): OtherDay[] {
  const nation = nationFor(calendar);
  return Array.from({ length: count }, (_, ahead) => daysBefore(first, -ahead)).flatMap((day) => {
    const hours = hoursOn(calendar, nation, day);
    return JSON.stringify(hours) === JSON.stringify(usualOn(calendar, day)) ? [] : [{ day, hours }];
  });
}
