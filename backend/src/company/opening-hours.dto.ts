import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { InvalidFields } from '../platform/http/errors.js';
import { blankIsNone, Ruled, ruleOf, tidied, transform } from '../platform/fields/validation.js';
import { readTime } from '../platform/time/read-time.js';
import { DAY_NAMES, minutesOf, reachOf, WEEKDAYS, type OpeningHours } from './day-hours.js';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const isTime = (value: unknown): boolean => typeof value === 'string' && TIME.test(value);
const isTimeOrNone = (value: unknown): boolean => value === undefined || value === null || isTime(value);

/** Each day has its hours, or null when the office is closed. */
function isOpeningHours(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const days = Object.entries(value as Record<string, unknown>);
  return (
    days.length === WEEKDAYS.length &&
    days.every(([day, hours]) => {
      if (!(WEEKDAYS as readonly string[]).includes(day)) return false;
      if (hours === null) return true;
      if (typeof hours !== 'object') return false;
      const { opens, closes, breakFrom, breakUntil } = hours as Record<string, unknown>;
      return isTime(opens) && isTime(closes) && isTimeOrNone(breakFrom) && isTimeOrNone(breakUntil);
    })
  );
}

const MESSAGE = 'Please enter opening and closing times such as 08:00 and 18:00 for each day, or mark the day as closed';

const tidyTime = tidied((text) => readTime(text) ?? text.trim());
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const inEach = (value: unknown, change: (one: unknown) => unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)])) : value;

/** Times may be written as people do: 9am, 17.30, noon. */
export const Hours = () =>
  applyDecorators(
    transform((week) => inEach(week, (day) => inEach(day, tidyTime))),
    ValidateBy({ name: 'openingHours', validator: { validate: isOpeningHours, defaultMessage: () => MESSAGE } }),
  );

const TIME_MESSAGE = 'Please enter a time such as 08:00';
const RULE = {
  type: 'string' as const,
  pattern: TIME.source,
  maxLength: 5,
  messages: { pattern: TIME_MESSAGE, length: TIME_MESSAGE },
};

/** 'HH:MM', or none. */
export const TimeField = (): PropertyDecorator =>
  Ruled('time', RULE, { optional: true }, { tidy: blankIsNone({ optional: true }, tidyTime) });

const TimeOfDay = () => ApiProperty(ruleOf(RULE));
const TimeOrNone = () => ApiProperty({ ...ruleOf(RULE, { optional: true }), nullable: true, required: false });

export class DayHours {
  /** 'HH:MM', Europe/London. */
  @TimeOfDay()
  opens: string;
  /** Of the next day, unless it is after `opens`. */
  @TimeOfDay()
  closes: string;
  /** Closed from here… */
  @TimeOrNone()
  breakFrom?: string | null;
  /** …until here. */
  @TimeOrNone()
  breakUntil?: string | null;
}

export class OpeningHoursView {
  mon: DayHours | null;
  tue: DayHours | null;
  wed: DayHours | null;
  thu: DayHours | null;
  fri: DayHours | null;
  sat: DayHours | null;
  sun: DayHours | null;
}

const SAME = 'Please enter two different times, or 00:00 and 00:00 for the whole day';
const HALF_BREAK = 'Please enter both times of the break, or none';
const OUTSIDE = 'The break has to lie between opening and closing, and to end after it starts';

function faultOfDay({ opens, closes, breakFrom, breakUntil }: DayHours): string | undefined {
  if (opens === closes && opens !== '00:00') return SAME;
  if (!breakFrom && !breakUntil) return undefined;
  if (!breakFrom || !breakUntil) return HALF_BREAK;
  const { from, until } = reachOf({ opens, closes });
  const [starts, ends] = [breakFrom, breakUntil].map((time) => minutesOf(time, from)) as [number, number];
  return from < starts && starts < ends && ends < until ? undefined : OUTSIDE;
}

const DAY_MINUTES = 24 * 60;

/** Returns the hours without blank breaks. Throws InvalidFields (400) that names the day. */
export function toOpeningHours(hours: OpeningHours): OpeningHours {
  const faults: Record<string, string[]> = {};
  for (const [index, day] of WEEKDAYS.entries()) {
    const [open, next] = [hours[day], hours[WEEKDAYS[(index + 1) % WEEKDAYS.length] ?? day]];
    if (!open) continue;
    const fault = faultOfDay(open);
    const isLate = next && reachOf(open).until - DAY_MINUTES > reachOf(next).from;
    const late = `${DAY_NAMES[day]} must close before the next day opens`;
    if (fault ?? isLate) faults[`openingHours.${day}`] = [fault ?? late];
  }
  if (Object.keys(faults).length) throw new InvalidFields(faults);
  return Object.fromEntries(WEEKDAYS.map((day) => [day, hours[day] && withoutBlanks(hours[day])])) as OpeningHours;
}

const withoutBlanks = ({ opens, closes, breakFrom, breakUntil }: DayHours): DayHours =>
  breakFrom && breakUntil ? { opens, closes, breakFrom, breakUntil } : { opens, closes };
