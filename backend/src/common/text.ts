/** Control characters but tab and line feed: no text that a person types has them. */
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** Trimmed, with line feeds for line ends, well-formed Unicode and no control characters. */
export const cleanText = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();

/** Lower case, each run of other characters one hyphen, none at the ends (decisions.md 'Calls'). */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
