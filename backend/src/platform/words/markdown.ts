/* Texts of notes, chats and repositories come with their marks: **bold**, # heading, [words](https://example.com). */
const LONGEST = 60_000;
const BOLD = /\*\*(?=\S)([^*\n]{1,500})(?<=\S)\*\*/g;
const LINK = /\[([^[\]\n]{1,300})\]\(((?:https?:\/\/|mailto:|tel:|\/(?!\/))[^()\s"<>]{1,500})\)/g;
const CODE = /`([^`\n]{1,200})`/g;
/** '# 1' says number one. */
const HEADING = /^(#{1,6}) +(?!\d)(\S.*)$/;
const BULLET = /^ {0,3}[-*+•] +(\S.*)$/;
const NUMBER = /^ {0,3}\d{1,3}[.)] +(\S.*)$/;
/** Nothing else is in what an editor makes of pasted lines. */
const PARAGRAPHS = /<\/?(?:p|div|br)\s?\/?>/gi;
const ANY_TAG = /<\/?[a-z]/i;

/** Bold words, a link or a heading; stars, dashes and numbers alone also stand in other texts. */
const isMarked = (text: string): boolean =>
  text.search(BOLD) >= 0 || text.search(LINK) >= 0 || text.split('\n').some((line) => HEADING.test(line));

const hasList = (text: string): boolean =>
  text.split('\n').some((line, at, lines) => BULLET.test(line) && BULLET.test(lines[at + 1] ?? ''));

/** Returns a text as HTML. What looks like a character reference is one: texts of other programs have '&amp;'. */
export const escapedText = (text: string): string =>
  text
    .replace(/&(?!(?:[A-Za-z]{2,8}|#\d{2,5});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const inline = (text: string): string =>
  text.replace(LINK, '<a href="$2">$1</a>').replace(BOLD, '<strong>$1</strong>').replace(CODE, '<code>$1</code>');

function blockOf(line: string): { tag: string; html: string } {
  const [, marks, title] = HEADING.exec(line) ?? [];
  if (marks && title) return { tag: `h${Math.min(4, marks.length + 1)}`, html: inline(title) };
  const [, item] = BULLET.exec(line) ?? [];
  if (item) return { tag: 'ul', html: `<li>${inline(item)}</li>` };
  const [, entry] = NUMBER.exec(line) ?? [];
  return entry ? { tag: 'ol', html: `<li>${inline(entry)}</li>` } : { tag: 'p', html: inline(line.trim()) };
}

/** Returns the HTML of a text that is clearly Markdown, plain or in paragraphs; undefined for any other. The sanitiser decides what is kept. */
export function fromMarkdown(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const isHtml = ANY_TAG.test(text);
  if (isHtml && ANY_TAG.test(text.replace(PARAGRAPHS, ''))) return undefined;
  const lines = isHtml
    ? text
        .replace(/<\/(?:p|div)>/gi, '\n\n')
        .replace(/<br\s?\/?>/gi, '\n')
        .replace(PARAGRAPHS, '')
    : escapedText(text);
  if (!isMarked(lines) && (isHtml || !hasList(lines))) return undefined;
  let html = '';
  let open = '';
  const turnTo = (tag: string) => {
    if (tag !== open || tag.startsWith('h')) html += `${open && `</${open}>`}${tag && `<${tag}>`}`;
    else if (tag === 'p') html += '<br>';
    open = tag;
  };
  for (const line of lines.split('\n')) {
    if (line.trim() === '') {
      // Lists go on behind a blank line.
      if (open === 'p') turnTo('');
      continue;
    }
    const block = blockOf(line);
    turnTo(block.tag);
    html += block.html;
  }
  turnTo('');
  return html;
}

/** Returns a plain text without the marks of Markdown, if it clearly is some. */
export function withoutMarkdown(text: string): string {
  if (text.length > LONGEST || !isMarked(text)) return text;
  return text
    .split('\n')
    .map((line) => line.replace(HEADING, '$2').replace(LINK, '$1 ($2)').replace(BOLD, '$1').replace(CODE, '$1'))
    .join('\n');
}
