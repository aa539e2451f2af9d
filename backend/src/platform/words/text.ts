/** Control characters except tab and line feed. */
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** Trimmed, with line feeds as line ends, well-formed Unicode and no control characters. */
export const cleanText = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();

/** Letters that are not a base and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
};

/** Returns the text in lower case, without accents. */
const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (character) => LETTERS[character] ?? character);

export const slugify = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Written with a space or without. */
const POSTCODE = /\b([a-z]{1,2}\d[a-z\d]?)\s+(\d[a-z]{2})\b/g;
const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\p{N}/u.test(sign);

/**
 * Returns the same for texts that people take for the same: without capitals, accents, spaces, apostrophes and other signs. What separates digits
 * counts: '1-2' is not '12'.
 */
export function comparable(text: string): string {
  const plain = plainLetters(text).replace(POSTCODE, '$1$2');
  const bare = plain.replace(/[^\p{L}\p{N}]+/gu, (gap: string, at: number) =>
    isDigit(plain[at - 1]) && isDigit(plain[at + gap.length]) ? ' ' : '',
  );
  return bare || text.trim();
}

/** 'One, two and 3 more'. */
export const someOf = (names: readonly string[], most: number): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');

/** 'service-location-pages' becomes 'ServiceLocationPages'. */
export const pascal = (name: string): string => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
