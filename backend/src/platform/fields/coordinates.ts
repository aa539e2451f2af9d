import { applyDecorators } from '@nestjs/common';
import { Expose, Transform } from 'class-transformer';
import { type Position, readNumber, readPosition } from './rule.js';
import { Decimal, tidied } from './validation.js';

const SWAPPED = 'Are latitude and longitude the wrong way round?';

/** The British Isles, in degrees. */
const BOUNDS = { latitude: { min: 49, max: 61.5 }, longitude: { min: -11, max: 2.5 } };
const OTHER = { latitude: 'longitude', longitude: 'latitude' } as const;
const SIDES = { latitude: 'north', longitude: 'east' };

const isWithin = (value: unknown, name: keyof Position): boolean =>
  typeof value === 'number' && value >= BOUNDS[name].min && value <= BOUNDS[name].max;

const single = tidied((text) => readNumber(text.trim()) ?? text);
/** Of a text that says both. */
const both = (value: unknown): Position | undefined =>
  typeof value === 'string' && typeof single(value) === 'string' ? readPosition(value.trim()) : undefined;

/** Decimal degrees (WGS 84); a text may say them as maps do, 53.38° or 53° 23' 10" N, or both in either field. */
function degrees(name: keyof Position): PropertyDecorator {
  const { min, max } = BOUNDS[name];
  const outside = `The British Isles are between ${min} and ${max} degrees ${SIDES[name]}`;
  const isSwapped = (value: unknown, sent: Partial<Record<keyof Position, unknown>>) => {
    const other = sent[OTHER[name]];
    return !isWithin(value, name) && isWithin(value, OTHER[name]) && (typeof other !== 'number' || isWithin(other, name));
  };
  return applyDecorators(
    // Also where it is not sent: the other field may say both.
    Expose(),
    Transform(({ value, obj }: { value: unknown; obj: Partial<Record<keyof Position, unknown>> }) => {
      const position = both(value) ?? both(obj[OTHER[name]]);
      return position ? position[name] : single(value);
    }),
    Decimal({
      ...{ min, max, optional: true, outside },
      firstWrong: (value, sent) => (isSwapped(value, sent) ? `${SWAPPED} ${outside}` : undefined),
    }),
  );
}

/** Within the British Isles. */
export const Latitude = (): PropertyDecorator => degrees('latitude');
export const Longitude = (): PropertyDecorator => degrees('longitude');
