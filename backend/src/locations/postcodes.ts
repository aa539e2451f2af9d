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

export interface Postcode {
  /** Such as CH62. */
  outward: string;
  /** Such as 4SQ, as much of it as is known, or ''. */
  inward: string;
}

const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const INWARD = /^(\d[A-Z]{0,2})?$/;
const INWARD_LENGTH = 3;
const MAX_TYPED = 20;

/** No postcode has the letter O or I where a digit can stand: behind the letters of the area, or first in the inward part. */
const withDigits = (outward: string, inward: string): Postcode => {
  // The areas CO and IP have such letters, the outward code L1 does not.
  const digits = (text: string) => text.replaceAll('O', '0').replaceAll('I', '1');
  const area = /^[A-Z]([A-HJ-NP-Z](?=.)|[IO](?=\d))?/.exec(outward)?.[0] ?? '';
  return { outward: area + digits(outward.slice(area.length)), inward: digits(inward.slice(0, 1)) + inward.slice(1) };
};

const split = (outward: string, inward: string): Postcode | null => {
  const postcode = withDigits(outward, inward);
  return OUTWARD.test(postcode.outward) && INWARD.test(postcode.inward) ? postcode : null;
};

/**
 * A postcode or the beginning of one as people type it: any case, any punctuation, the letter O for zero. Null for what is none. A space
 * decides what is meant (CH6 2 lies in CH6, CH62 does not), unless it stands where no part ends (CH 62).
 */
export function readPostcode(typed: string): Postcode | null {
  if (typed.length > MAX_TYPED) return null;
  const parts = typed.toUpperCase().match(/[A-Z\d]+/g) ?? [];
  const [outward = '', inward = ''] = parts;
  const whole = parts.join('');
  const cut = (length: number) => split(whole.slice(0, whole.length - length), whole.slice(whole.length - length));
  return (parts.length === 2 && split(outward, inward)) || cut(INWARD_LENGTH) || cut(0) || cut(1) || cut(2);
}

/** Whether a place that names `covered` may cover `asked`. With only a part of either inward code known, it is not ruled out. */
export const isWithin = (asked: Postcode, covered: Postcode): boolean =>
  asked.outward === covered.outward && (asked.inward.startsWith(covered.inward) || covered.inward.startsWith(asked.inward));

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
