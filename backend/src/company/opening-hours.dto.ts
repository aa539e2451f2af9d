import { ApiProperty } from '@nestjs/swagger';
import { WEEKDAYS } from './company-info.entity.js';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Every day of the week with its hours, or null when the office stays closed. */
export function isOpeningHours(value: unknown): boolean {
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

/** 'YYYY-MM-DD', a day that the calendar has. */
export const isDay = (value: unknown): boolean => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

export class DayHours {
  /** 'HH:MM', Europe/London. */
  opens: string;
  closes: string;
}

export class OpeningHoursView {
  @ApiProperty({ type: DayHours, nullable: true })
  mon: DayHours | null;
  @ApiProperty({ type: DayHours, nullable: true })
  tue: DayHours | null;
  @ApiProperty({ type: DayHours, nullable: true })
  wed: DayHours | null;
  @ApiProperty({ type: DayHours, nullable: true })
  thu: DayHours | null;
  @ApiProperty({ type: DayHours, nullable: true })
  fri: DayHours | null;
  @ApiProperty({ type: DayHours, nullable: true })
  sat: DayHours | null;
  @ApiProperty({ type: DayHours, nullable: true })
  sun: DayHours | null;
}
