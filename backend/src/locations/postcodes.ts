import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { TextList } from '../common/validation.js';

/** An outward code (CH62), with a sector (CH62 4) or the whole inward part (CH62 4SQ). Loose: the Post Office adds new ones. */
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?( ?\d([A-Z]{2})?)?$/;
const SHOWN = 20;

export const isPostcode = (text: string): boolean => POSTCODE.test(text);

/** Upper case; the space stays where it was typed, several become one. */
export const tidyPostcode = (text: string): string => text.trim().replace(/\s+/g, ' ').toUpperCase();

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((v) => typeof v === 'string') : []);
const firstWrong = (value: unknown) => texts(value).find((v) => !isPostcode(v));

/** An optional list of postcodes. */
export const Postcodes = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((v: unknown) => (typeof v === 'string' ? tidyPostcode(v) : v)) : value,
    ),
    TextList({ optional: true, maxItems: 200 }),
    ValidateBy({
      name: 'postcodes',
      validator: {
        // What is no list of texts is TextList's to refuse.
        validate: (value) => firstWrong(value) === undefined,
        defaultMessage: (args) =>
          `"${(firstWrong(args?.value) ?? '').slice(0, SHOWN)}" is not a UK postcode. Please use codes such as CH62 or CH62 4SQ`,
      },
    }),
  );
