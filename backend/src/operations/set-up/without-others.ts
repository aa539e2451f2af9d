const BLOCK = /<(p|li)>((?:(?!<\/?\1>).)*)<\/\1>\n?/gs;
/** A question and the sentence after it belong together. */
const SENTENCES = /(?<=\.) (?=[A-Z<])/;
const SERVICE = /href="\/services\/([^"/?#]+)/g;

/** Returns HTML without the sentences that link to a service which is not offered. A paragraph or item of such sentences alone goes as a whole. */
export const withoutOthers = (html: string, offered: ReadonlySet<string>): string =>
  html.replace(BLOCK, (block, _tag, text: string) => {
    const sentences = text.split(SENTENCES);
    const kept = sentences.filter((sentence) => [...sentence.matchAll(SERVICE)].every(([, slug = '']) => offered.has(slug)));
    return kept.length ? block.replace(text, () => kept.join(' ')) : '';
  });
