const BLOCK = /<(p|li)>((?:(?!<\/?\1>).)*)<\/\1>\n?/gs;
/** A question and the sentence after it belong together. */
const SENTENCES = /(?<=\.) (?=[A-Z<])/;
const SERVICE = /href="\/services\/([^"/?#]+)/g;

/** Returns HTML without the sentences that lead to services which are not offered, and without paragraphs and items that had no other. */
export const withoutOthers = (html: string, offered: ReadonlySet<string>): string =>
  html.replace(BLOCK, (block, _tag, text: string) => {
    const sentences = text.split(SENTENCES);
    const kept = sentences.filter((sentence) => [...sentence.matchAll(SERVICE)].every(([, slug = '']) => offered.has(slug)));
    return kept.length ? block.replace(text, () => kept.join(' ')) : '';
  });
