import { cleanText } from '../platform/words/text.js';
import { TextList } from '../platform/fields/validation.js';

/** An outward code (CH62), with a sector (CH62 4) or in full (CH62 4SQ), as typed: tidied before it is stored. Loose, because new codes are added. */
export const POSTCODE = /^\s*[A-Za-z]{1,2}\d[A-Za-z\d]?(?:\s*\d(?:[A-Za-z]{2})?)?\s*$/u;

/** Upper case, with single spaces. */
export const tidyPostcode = (text: string): string => cleanText(text).replace(/\s+/g, ' ').toUpperCase();

export interface Postcode {
  /** Such as CH62. */
  outward: string;
  /** Such as 4SQ or 4, or ''. */
  inward: string;
}

const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const INWARD = /^(\d[A-Z]{0,2})?$/;
const INWARD_LENGTH = 3;
const MAX_TYPED = 20;

/** Corrects O and I to digits after the area and at the start of the inward part. */
const withDigits = (outward: string, inward: string): Postcode => {
  // The areas CO and IP contain these letters.
  const digits = (text: string) => text.replaceAll('O', '0').replaceAll('I', '1');
  const area = /^[A-Z]([A-HJ-NP-Z](?=.)|[IO](?=\d))?/.exec(outward)?.[0] ?? '';
  return { outward: area + digits(outward.slice(area.length)), inward: digits(inward.slice(0, 1)) + inward.slice(1) };
};

const split = (outward: string, inward: string): Postcode | null => {
  const postcode = withDigits(outward, inward);
  return OUTWARD.test(postcode.outward) && INWARD.test(postcode.inward) ? postcode : null;
};

/** Reads a full or partial postcode in any case and punctuation; null if invalid. A space decides: CH6 2 is in CH6, CH62 is not. */
export function readPostcode(typed: string): Postcode | null {
  if (typed.length > MAX_TYPED) return null;
  const parts = typed.toUpperCase().match(/[A-Z\d]+/g) ?? [];
  const [outward = '', inward = ''] = parts;
  const whole = parts.join('');
  const cut = (length: number) => split(whole.slice(0, whole.length - length), whole.slice(whole.length - length));
  return (parts.length === 2 && split(outward, inward)) || cut(INWARD_LENGTH) || cut(0) || cut(1) || cut(2);
}

/** Returns the first whole postcode in a text such as 'CH60 1AA, Heswall', or its first outward code; null without one. */
export function postcodeIn(text: string): Postcode | null {
  const codes = text.match(/\b[a-z]{1,2}\d[a-z\d]?(?:\s?\d[a-z]{2})?\b/gi) ?? [];
  const [first] = [...codes.filter((code) => /\d[a-z]{2}$/i.test(code)), ...codes];
  return first === undefined ? null : readPostcode(first);
}

/** Returns the sector of the last whole postcode in a text such as an address, as CH62 4; null without one. */
export function sectorIn(text: string): Postcode | null {
  const [last] = text.match(/\b[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}\b/gi)?.slice(-1) ?? [];
  const postcode = last ? readPostcode(last) : null;
  return postcode && { ...postcode, inward: postcode.inward.slice(0, 1) };
}

/** Partial inward codes match. */
export const isWithin = (asked: Postcode, covered: Postcode): boolean =>
  asked.outward === covered.outward && (asked.inward.startsWith(covered.inward) || covered.inward.startsWith(asked.inward));

/** Whether one of the codes, as they are stored, is or contains the postcode. */
export const areWithin = (codes: readonly string[], asked: Postcode): boolean =>
  codes.some((code) => {
    const covered = readPostcode(code);
    return covered !== null && isWithin(asked, covered);
  });

/** Whether every postcode of a place is also one of the wider place, which has more. */
export function covers(wider: { postcodes: readonly string[] }, { postcodes }: { postcodes: readonly string[] }): boolean {
  if (!postcodes.length || postcodes.length >= wider.postcodes.length) return false;
  return postcodes.every((code) => {
    const asked = readPostcode(code);
    return asked !== null && areWithin(wider.postcodes, asked);
  });
}

const CODES = /(?<![A-Z\d])[A-Z]{1,2} ?\d[A-Z\d]?(?: \d(?:[A-Z]{2})?|\d[A-Z]{2})?(?![A-Z\d])/g;
const BETWEEN = /^(?:[ /&+;|.,]|AND)*$/;
const LONGEST_ENTRY = 300;

/** The codes of an entry such as 'CH48 / CH49', 'CH48 and CH49' or 'CH 48'; other texts as they are. 'CH48 to CH51' may mean what lies between. */
function codesIn(text: string): string[] {
  const tidy = tidyPostcode(text);
  const codes = text.length > LONGEST_ENTRY || !BETWEEN.test(tidy.replace(CODES, ' ')) ? [] : tidy.match(CODES);
  return (codes?.length ? codes : [tidy]).map((code) => code.replace(/^([A-Z]+) (?=\d)/, '$1'));
}

export const Postcodes = (): PropertyDecorator =>
  TextList({
    optional: true,
    maxItems: 200,
    tidyItem: codesIn,
    each: {
      pattern: POSTCODE.source,
      message: '"{value}" is not a UK postcode. Please use codes such as M1 or M1 1AE',
    },
  });
