import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { ruleOf } from '../platform/common/validation.js';
import { WEEKDAYS } from './company-info.entity.js';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

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
      const { opens, closes } = hours as Record<string, unknown>;
      return typeof opens === 'string' && typeof closes === 'string' && TIME.test(opens) && TIME.test(closes) && opens < closes;
    })
  );
}

const MESSAGE = 'Please enter opening and closing times such as 08:00 and 18:00 for each day, or mark the day as closed';

export const Hours = () => ValidateBy({ name: 'openingHours', validator: { validate: isOpeningHours, defaultMessage: () => MESSAGE } });

const TimeOfDay = () =>
  ApiProperty({ ...ruleOf({ type: 'string', pattern: TIME.source, messages: { pattern: 'Please enter a time such as 08:00' } }) });

export class DayHours {
  /** 'HH:MM', Europe/London. */
  @TimeOfDay()
  opens: string;
  @TimeOfDay()
  closes: string;
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
