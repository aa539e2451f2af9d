/** Text with what is bold, italic or a link. */
export type Inline = string | { bold: string } | { italic: string } | { link: string; to: string };

/** `picture`: its name in docs/guide/pictures. */
export type Block = { text: Inline[] } | { items: Inline[][]; isNumbered: boolean } | { picture: string; alt: string };

/** An entry of the guide. */
export interface GuideEntry {
  /** Of its file, without the ending. */
  name: string;
  title: string;
  /** The address of the screen that it is about. */
  screen: string;
  /** What people call it besides its title. */
  words: string;
  blocks: Block[];
}

const noted = (markdown: string, name: string): string => new RegExp(`^<!-- ${name}: (.+) -->$`, 'm').exec(markdown)?.[1] ?? '';

/** Reads an entry of docs/guide: paragraphs, lists and pictures, with bold and italic words and links to other entries. */
export function toEntry(name: string, markdown: string): GuideEntry {
  const [, title = '', body = ''] = /^# (.+)\n([^]*)$/m.exec(markdown) ?? [];
  const parts = body.trim().split(/\n{2,}/);
  return { name, title, screen: noted(markdown, 'screen'), words: noted(markdown, 'words'), blocks: parts.map(toBlock) };
}

const ITEM = /^(?:-|\d+\.) /;

const PICTURE = /^!\[([^\]]+)\]\(pictures\/([a-z-]+)\.webp\)$/;

function toBlock(part: string): Block {
  const [, alt, picture] = PICTURE.exec(part) ?? [];
  if (alt && picture) return { picture, alt };
  const lines = part.split('\n');
  if (!lines.every((line) => ITEM.test(line))) return { text: toInline(lines.join(' ')) };
  return { items: lines.map((line) => toInline(line.replace(ITEM, ''))), isNumbered: /^\d/.test(part) };
}

const INLINE = /\*\*([^*]+)\*\*|_([^_]+)_|\[([^[\]]+)\]\(([^()]+)\.md\)/g;

function toInline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const { 0: all, 1: bold, 2: italic, 3: link, 4: to, index } of text.matchAll(INLINE)) {
    found.push(text.slice(at, index));
    found.push(bold ? { bold } : italic ? { italic } : { link: link ?? '', to: to ?? '' });
    at = index + all.length;
  }
  return [...found, text.slice(at)].filter((one) => one !== '');
}

/** The entry about a screen, or about what the address is in. */
export function entryFor(address: string, entries: readonly GuideEntry[]): GuideEntry | undefined {
  const [path = ''] = address.split('?');
  const fits = ({ screen }: GuideEntry) => screen === address || screen === path || (screen !== '/' && path.startsWith(`${screen}/`));
  const rank = ({ screen }: GuideEntry) => (screen === address ? Infinity : screen.length);
  return entries.filter(fits).sort((one, other) => rank(other) - rank(one))[0];
}
