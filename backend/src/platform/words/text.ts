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

export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (character) => LETTERS[character] ?? character)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'One, two and 3 more'. */
export const someOf = (names: readonly string[], most: number): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');

/** 'service-location-pages' becomes 'ServiceLocationPages'. */
export const pascal = (name: string): string => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
