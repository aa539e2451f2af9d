import { BadRequestException } from '@nestjs/common';
import { readDay } from '../time/read-day.js';

/** 'date': a point in time; 'day': stored as 'YYYY-MM-DD'. */
export type FieldKind = 'string' | 'number' | 'boolean' | 'date' | 'day';

export function refuse(message: string): never {
  throw new BadRequestException(message);
}

/** Days as people write them; a time may be given exactly. */
function timed(kind: 'date' | 'day', field: string, value: string): string | Date {
  const { value: day, fault } = readDay(value);
  if (!day) return refuse(`The filter ${field} of this list is no day. ${fault}`);
  if (kind === 'day') return day;
  const moment = new Date(/^\d{4}-\d\d-\d\dT/.test(value) ? value : day);
  return Number.isNaN(moment.getTime()) ? new Date(day) : moment;
}

/** Returns the value of a filter as its field has it. Throws BadRequestException (400). */
export function typed(kind: FieldKind, field: string, value: unknown): string | number | boolean | Date {
  if (kind === 'number' && typeof value === 'number' && Number.isFinite(value)) return value;
  if (kind === 'number' && typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (kind === 'boolean' && typeof value === 'boolean') return value;
  if (kind === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  if (kind === 'string' && typeof value === 'string' && value.length <= 500) return value;
  if ((kind === 'date' || kind === 'day') && typeof value === 'string') return timed(kind, field, value);
  return refuse(`The filter ${field} of this list must be a ${kind}.`);
}
