import { BadRequestException } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { daysBefore, londonDay } from './london.js';

/** Days, including today. */
const PERIODS = [7, 30, 90, 365] as const;
type Period = (typeof PERIODS)[number];

const DEFAULT_DAYS: Period = 30;

/** Documents the query's `days`. */
export const PeriodQuery = () => ApiQuery({ name: 'days', required: false, enum: [...PERIODS], description: `Default ${DEFAULT_DAYS}.` });

/** The first and the last day, London time. */
export interface DaySpan {
  from: string;
  to: string;
}

/** `days`: from the query; default 30. Throws BadRequestException (400) unless in PERIODS. */
export function readPeriod(days: unknown, now: Date): DaySpan & { days: Period } {
  const period = days === undefined ? DEFAULT_DAYS : PERIODS.find((known) => String(known) === days);
  if (!period) throw new BadRequestException(`Please choose a period of ${PERIODS.join(', ')} days.`);
  const to = londonDay(now);
  return { from: daysBefore(to, period - 1), to, days: period };
}
