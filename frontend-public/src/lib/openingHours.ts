import { addDays, dayAndMonth, fromLondon, londonTime } from './london';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Times as in '08:00', in London. */
export interface DayHours {
  opens: string;
  closes: string;
}
export type WeekHours = Partial<Record<Weekday, DayHours | null>>;

export interface Calendar {
  openingHours: WeekHours;
  bankHolidays: string[];
}

const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

const weekday = (date: string): Weekday => WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';

function hoursOn({ openingHours, bankHolidays }: Calendar, date: string): { opens: number; closes: number } | null {
  const day = bankHolidays.includes(date) ? null : openingHours[weekday(date)];
  return day ? { opens: minutes(day.opens), closes: minutes(day.closes) } : null;
}

export function isOpen(calendar: Calendar, now: Date): boolean {
  const { date, minutes: at } = londonTime(now);
  const hours = hoursOn(calendar, date);
  return hours !== null && at >= hours.opens && at < hours.closes;
}

/** When the office next opens or closes within two weeks. */
export function nextChange(calendar: Calendar, now: Date): Date | undefined {
  const { date: today } = londonTime(now);
  for (let ahead = 0; ahead <= 14; ahead += 1) {
    const date = addDays(today, ahead);
    const hours = hoursOn(calendar, date);
    const moments = hours ? [hours.opens, hours.closes].map((at) => fromLondon({ date, minutes: at })) : [];
    const next = moments.find((moment) => moment > now);
    if (next) return next;
  }
  return undefined;
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

/** Coming bank holidays that fall on working days, today included. */
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

/** Formats '08:00' as '8:00 AM'. */
export const clock = (time: string): string => clockAt(minutes(time));

function clockAt(at: number): string {
  const hour = Math.floor(at / 60);
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
    const hours = open ? `${clock(open.opens)}–${clock(open.closes)}` : closed;
    const last = lines.at(-1);
    if (last?.hours === hours) last.to = day;
    else lines.push({ from: day, to: day, hours });
  }
  return lines.map(({ from, to, hours }) => ({ days: from === to ? NAMES[from] : `${NAMES[from]}–${NAMES[to]}`, hours }));
}
