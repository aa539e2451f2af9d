const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/** Characters that turn the direction of writing: with them a name can make the rest of a line read as something else. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** For subjects and names: without line ends, which would begin a new header, and other white space. */
export const oneLine = (text: string): string =>
  text
    .replace(TURNS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Paragraphs where lines are empty, breaks at the other line ends. */
export const htmlParagraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('\n');

/** Puts values for `{their names}`; what it does not know stays as it is written. */
export const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
