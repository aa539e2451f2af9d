export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/** Direction marks could make the rest of a line read differently. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** For headers, where a line end would begin a new one. */
export const oneLine = (text: string): string =>
  text
    .replace(DIRECTION_MARKS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const MAX_NAME = { characters: 40, words: 6 };
/** Parts of web and email addresses. */
const ADDRESS = /@|:\/\/|www\.|[\p{L}\d-]{2}[.\u3002]\p{L}{2}|[.\u3002]\p{L}+\//iu;
/** More are a telephone number or an amount. */
const MAX_DIGITS = 2;

/** Returns null for names that look like advertisements, which must not be sent in the company's name. */
export function presentableName(name: string): string | null {
  const line = oneLine(name);
  if (line.length > MAX_NAME.characters || line.split(' ').length > MAX_NAME.words) return null;
  // Invisible characters could hide an address.
  const seen = line.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return ADDRESS.test(seen) || (seen.match(/\d/g)?.length ?? 0) > MAX_DIGITS ? null : line;
}

/** Empty lines separate paragraphs; other line ends become breaks. */
export const htmlParagraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('\n');

type Values = Readonly<Record<string, string | null>>;

/** Replaces `{name}` by its value; leaves unknown placeholders unchanged, and sentences out whose value is null. */
export const fillIn = (template: string, values: Values): string =>
  withoutSentences(template, values).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );

function withoutSentences(template: string, values: Values): string {
  const lacking = Object.keys(values).filter((name) => values[name] === null);
  const holds = (text: string) => !lacking.some((name) => text.includes(`{${name}}`));
  if (holds(template)) return template;
  const kept = (line: string) =>
    line
      .split(/(?<=[.!?]) /)
      .filter(holds)
      .join(' ');
  return template
    .split('\n')
    .map(kept)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}
