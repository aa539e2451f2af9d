import { applyDecorators } from '@nestjs/common';
import { readNumber } from './rule.js';
import { Decimal, tidied, transform } from './validation.js';

const SWAPPED = 'Are latitude and longitude the wrong way round?';

/** Decimal degrees (WGS 84); a text may say them as maps do: 53.38° or 53° 23' 10" N. */
const degrees = (min: number, max: number, side: string): PropertyDecorator =>
  applyDecorators(
    transform(tidied((text) => readNumber(text.trim()) ?? text)),
    Decimal({ min, max, optional: true, outside: `${SWAPPED} The British Isles are between ${min} and ${max} degrees ${side}` }),
  );

/** Within the British Isles. */
export const Latitude = (): PropertyDecorator => degrees(49, 61.5, 'north');
export const Longitude = (): PropertyDecorator => degrees(-11, 2.5, 'east');
