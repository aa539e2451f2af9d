/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' };
/** Typeset signs, and what keyboards have for them. */
const SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'‘’‚‛ʼ`´′'].map((sign) => [sign, "'"])),
  ...Object.fromEntries([...'“”„‟«»″'].map((sign) => [sign, '"'])),
  ...Object.fromEntries([...'‐‑‒–—―−'].map((sign) => [sign, '-'])),
  ...Object.fromEntries([...'\u00A0\u2007\u2009\u202F'].map((sign) => [sign, ' '])),
};
const OTHERS = new RegExp(`[${Object.keys(LETTERS).join('')}${Object.keys(SIGNS).join('')}]`, 'gu');
const PLAIN = /^[\t\n\x20-\x5F\x61-\x7E]*$/;

const withoutCase = (text: string): string => text.toLowerCase();

/** Returns what a keyboard types for a text: in lower case, without accents, with straight quotes and hyphens. Searches compare it on both sides. */
export function fold(text: string, caseOf = withoutCase): string {
  if (PLAIN.test(text)) return caseOf(text);
  const signs = text.replace(OTHERS, (sign) => SIGNS[sign] ?? sign);
  const letters = signs.normalize('NFKD').replace(/\p{M}/gu, '');
  return caseOf(letters).replace(OTHERS, (sign) => LETTERS[sign] ?? sign);
}

/** Only letters and digits: finds numbers and postcodes in any grouping. */
export const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

const EXTENSION = /(?:ext(?:ension|n)?|x|#)[\s.:]*\d{1,6}[\s)]*$/i;
const COUNTRY = /^[\s(]*(?:\+|00)[\s(]*44|^[\s(]*44(?=(?:\D*\d){10})/;
/** A spreadsheet has dropped the zero of these. */
const WITHOUT_ZERO = /^[127]\d{9}$/;

/** Returns the digits of a telephone number as they are dialled in the country, the same for each spelling; without an extension. */
export function digitsOf(phone: string): string {
  const digits = phone
    .replace(EXTENSION, '')
    .replace(COUNTRY, '0')
    .replace(/\D/g, '')
    .replace(/^0+(?=0)/, '');
  return WITHOUT_ZERO.test(digits) ? `0${digits}` : digits;
}

const MANY_DIGITS = 6;

/** Returns the digits that each spelling of a number contains; undefined for other texts, and for few digits. */
export function numberIn(text: string): string | undefined {
  const digits = /^[\d\s()+./\p{Pd}]+$/u.test(text) ? digitsOf(text) : '';
  return digits.length >= MANY_DIGITS ? digits.replace(/^0/, '') : undefined;
}

const POSTCODE = /(?<![\p{L}\p{N}])([a-z]{1,2}\d[a-z\d]?) ?(\d[a-z]{2})(?![\p{L}\p{N}])/gu;

/** Returns each postcode of a folded text: as one word and as two. */
export const postcodesIn = (folded: string): string[] =>
  [...folded.matchAll(POSTCODE)].flatMap(([, out = '', inward = '']) => [out + inward, out, inward]);
