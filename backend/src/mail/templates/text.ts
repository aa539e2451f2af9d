const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/** For subjects and names: without line ends, which would begin a new header, and other white space. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Paragraphs where lines are empty, breaks at the other line ends. */
export const htmlParagraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('\n');

/** A whole mail; its language is the company's. */
export const htmlMail = (body: string): string =>
  `<!doctype html>\n<html lang="en-GB"><head><meta charset="utf-8"></head>\n<body style="font-family: Arial, sans-serif; line-height: 1.5">\n${body}\n</body></html>\n`;
