import { escapedText, fromMarkdown } from '../../platform/words/markdown.js';

/** Elements that stand by themselves; text beside them needs paragraphs. */
const BLOCKS = new Set(
  ['address article aside blockquote caption dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe li main']
    .concat('nav ol p pre script section style summary table tbody td tfoot th thead tr ul')
    .flatMap((names) => names.split(' ')),
);
const INLINE = new Set('a abbr b big br cite code del em font i img ins kbd mark q s small span strike strong sub sup u'.split(' '));
/** The longest name is 'blockquote'. */
const TAG = /<(\/?)([A-Za-z][A-Za-z\d]{0,9})(?:\s[^<>]*|\/)?>/g;
const COMMENT = { start: '<!--', end: '-->' };

/**
 * Returns rich text. Plain text becomes paragraphs where it has blank lines; so does text beside the blocks of HTML, as WordPress writes it. HTML is
 * sanitised by the field's rule.
 */
export function asHtml(text: string): string {
  const written = withoutComments(text.replace(/\r\n?/g, '\n'));
  const tags = [...written.matchAll(TAG)].map(({ 0: tag, 1: slash, 2: name = '', index }) => ({
    element: name.toLowerCase(),
    isEnd: slash !== '',
    from: index,
    to: index + tag.length,
  }));
  if (!tags.some(({ element }) => BLOCKS.has(element) || INLINE.has(element)))
    return fromMarkdown(written) ?? paragraphs(escapedText(written));
  let html = '';
  let [depth, from] = [0, 0];
  for (const { element, isEnd, from: start, to } of tags) {
    if (!BLOCKS.has(element)) continue;
    const before = written.slice(from, start);
    html += (depth === 0 ? paragraphs(before) : before) + written.slice(start, to);
    if (element !== 'hr') depth = Math.max(0, depth + (isEnd ? -1 : 1));
    from = to;
  }
  const rest = written.slice(from);
  return html + (depth === 0 ? paragraphs(rest) : rest);
}

function withoutComments(text: string): string {
  const [first = '', ...others] = text.split(COMMENT.start);
  return first + others.map((part) => part.slice(part.includes(COMMENT.end) ? part.indexOf(COMMENT.end) + COMMENT.end.length : 0)).join('');
}

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(
      (part) =>
        `<p>${part
          .split('\n')
          .map((line) => line.trim())
          .join('<br>')}</p>`,
    )
    .join('');
