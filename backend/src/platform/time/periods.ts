import { BadRequestException, type PipeTransform } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { daysBefore, londonDay } from './london.js';

/** Days, including today. */
const LENGTHS = [7, 30, 90, 365] as const;
const DEFAULT = '30';
const PERIODS = `${LENGTHS.join(', ')} days, a month such as 2026-10 or a quarter such as 2026-Q4`;

/** Documents a period of the query, which `ReadPeriod` reads. */
export const PeriodQuery = (name: string, otherwise = `${DEFAULT} days`) =>
  ApiQuery({ name, required: false, type: String, description: `${PERIODS}, up to today. Default: ${otherwise}.` });

/** The first and the last day, London time. */
export interface DaySpan {
  from: string;
  to: string;
}

export interface Period extends DaySpan {
  /** As it is asked for. */
  id: string;
  /** Such as 'October 2026' or 'November 2026 so far'. */
  name: string;
  days: number;
  /** The one to compare it with: just as long, if it is not over. */
  before: DaySpan & { name: string };
}

/** Reads a period of the query. 400 for one that is not known. */
export class ReadPeriod implements PipeTransform<unknown, Period> {
  constructor(private readonly otherwise: (now: Date) => string = () => DEFAULT) {}

  transform(asked: unknown): Period {
    const now = new Date();
    return readPeriod(asked ?? this.otherwise(now), now);
  }
}

/** Throws BadRequestException (400) for a period that is not known, or has not begun. */
export function readPeriod(asked: unknown, now: Date): Period {
  const today = londonDay(now);
  const days = LENGTHS.find((length) => String(length) === asked);
  const period = days ? lastDays(days, today) : typeof asked === 'string' ? namedPeriod(asked, today) : undefined;
  if (!period) throw new BadRequestException(`Please choose a period of ${PERIODS}.`);
  return period;
}

const lastDays = (days: number, to: string): Period => ({
  ...{ id: String(days), name: days === 365 ? 'the last 12 months' : `the last ${days} days`, days },
  ...{ from: daysBefore(to, days - 1), to },
  before: {
    ...{ name: days === 365 ? 'the 12 months before' : `the ${days} days before` },
    ...{ from: daysBefore(to, 2 * days - 1), to: daysBefore(to, days) },
  },
});

const NAMED = /^(20\d\d)-(?:(0[1-9]|1[0-2])|Q([1-4]))$/;
const QUARTER = 3;

function namedPeriod(id: string, today: string): Period | undefined {
  const [, year, month, quarter] = NAMED.exec(id) ?? [];
  if (!year) return undefined;
  const months = quarter ? QUARTER : 1;
  const first = Temporal.PlainDate.from({ year: Number(year), month: Number(month ?? Number(quarter) * QUARTER - 2), day: 1 });
  const whole = spanOf(first, months);
  const before = spanOf(first.subtract({ months }), months);
  if (whole.from > today) return undefined;
  if (whole.to < today) return { id, ...whole, days: daysOf(whole), before };
  const days = daysOf({ from: whole.from, to: today });
  const to = daysBefore(before.from, 1 - days);
  const partOfBefore = { name: `the first ${days === 1 ? 'day' : `${days} days`} of ${before.name}`, from: before.from };
  return {
    ...{ id, name: `${whole.name} so far`, from: whole.from, to: today, days },
    before: to < before.to ? { ...partOfBefore, to } : before,
  };
}

const monthName = (day: Temporal.PlainDate, year?: 'numeric') =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', ...(year && { year }), timeZone: 'UTC' }).format(new Date(day.toString()));

function spanOf(first: Temporal.PlainDate, months: number): DaySpan & { name: string } {
  const last = first.add({ months }).subtract({ days: 1 });
  const name = months === 1 ? monthName(first, 'numeric') : `${monthName(first)} to ${monthName(last, 'numeric')}`;
  return { name, from: first.toString(), to: last.toString() };
}

const daysOf = ({ from, to }: DaySpan): number => Temporal.PlainDate.from(from).until(to).days + 1;

const monthId = (day: Temporal.PlainDate): string => day.toString().slice(0, 7);
const quarterId = ({ year, month }: Temporal.PlainDate): string => `${year}-Q${Math.ceil(month / QUARTER)}`;
const monthOf = (now: Date): Temporal.PlainDate => Temporal.PlainDate.from(`${londonDay(now).slice(0, 7)}-01`);

export const lastMonth = (now: Date): string => monthId(monthOf(now).subtract({ months: 1 }));

const MONTHS = 13;
const QUARTERS = 5;

/** The periods to choose from: the last 13 months, the last five quarters, and some numbers of days. */
export function periodsUpTo(now: Date): Pick<Period, 'id' | 'name'>[] {
  const month = monthOf(now);
  const back = (count: number, months: number) => Array.from({ length: count }, (_, n) => month.subtract({ months: n * months }));
  const ids = [...back(MONTHS, 1).map(monthId), ...back(QUARTERS, QUARTER).map(quarterId), ...LENGTHS.map(String)];
  return ids.map((id) => ({ id, name: readPeriod(id, now).name }));
}
