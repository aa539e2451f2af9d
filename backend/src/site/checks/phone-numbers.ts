/** Candidates: digits with spaces, hyphens, brackets and a plus sign, at most 20 characters. */
const CANDIDATE = /(?<![\p{L}\p{N}/.,:-])(?:\+|\(?0)[\d ()-]{8,18}\d(?![\p{L}\p{N}/:-])/gu;
/** In the United Kingdom: 10 or 11 digits, by the first digits after the 0. */
const NATIONAL = /^0(?:1\d{8,9}|2\d{9}|3\d{9}|5[56]\d{8}|7\d{9}|8(?:00\d{6,7}|[047]\d{8})|9\d{9})$/;
const INTERNATIONAL = /^\+\d{10,14}$/;
const MOST_GROUPS = 5;
const LONGEST = 100_000;

export interface PhoneNumber {
  /** As it is typed. */
  text: string;
  /** For the link. */
  address: string;
}

/** Returns the telephone numbers of a text. */
export function phoneNumbersIn(text: string): PhoneNumber[] {
  return [...text.slice(0, LONGEST).matchAll(CANDIDATE)].flatMap(([found]) => {
    const digits = found.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
    if (found.split(/[ -]+/).length > MOST_GROUPS) return [];
    const isNumber = digits.startsWith('+') ? INTERNATIONAL.test(digits) : NATIONAL.test(digits);
    return isNumber ? [{ text: found.trim(), address: `tel:${digits.replace(/^0/, '+44')}` }] : [];
  });
}
