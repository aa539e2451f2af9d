import { around, betweenGaps, BLOCKS, HEADINGS, inParagraphs, isBlock, linesOf, PARAGRAPHS, trimmed, withoutGaps } from './blocks.js';
import { asEntry, ENTRY, entry, gatherLists, NEXT, startingAt, withTypedEntries } from './lists.js';
import { classRules, isBold, isNotBold, marksOf, type Style, styleOf } from './styles.js';
import { asHead, BOLD_CELL, hasPlainText, headedTable } from './tables.js';
import { type Element, element, isBlank, isElement, parseHtml, type Piece, toHtml, unwrapped } from './tree.js';

const LISTS = new Set(['ul', 'ol']);
const RULES = new Set(['hr']);
const CELLS = new Set(['td', 'th']);
const SPACED = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol']);
const PLAIN = new Set(['p']);
const LIST_ITEM = new Set(['li']);
const NAMED = new Set([ENTRY, 'li']);
const ENTRIES = new Set([ENTRY]);
/** Bold by themselves. */
const TITLES = new Set([...HEADINGS, 'th']);
const MARKS = new Set(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'mark', 'sub', 'sup', 'code']);
const BOLD = new Set(['b', 'strong']);
const ITALIC = new Set(['i', 'em']);
/** Elements that stand on lines of their own and that rich text does not have. */
const WRAPPERS = new Set([
  ...[
    'div',
    'section',
    'article',
    'main',
    'header',
    'footer',
    'aside',
    'nav',
    'address',
    'center',
    'figure',
    'figcaption',
    'pre',
    'hgroup',
  ],
  ...['dl', 'dt', 'dd', 'details', 'summary', 'fieldset', 'dialog', 'search'],
]);
const RENAMED: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4', strike: 's' };

/** Invisible characters, except the one that joins pictographs. */
const INVISIBLE = /[\u00AD\u180E\u200B\u200C\u200E\u200F\u2060\uFEFF]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D/gu;

/** References to footnotes and comments of Word, Google Docs, LibreOffice and MediaWiki; the second kind leads back, from the note itself. */
const TO_NOTE = /^#(_ftn|_edn|_msocom_|ftnt|cmnt|sdfootnote|sdendnote|cite_note)/i;
const FROM_NOTE = /^#(_ftnref|_ednref|_msoanchor|ftnt_ref|cmnt_ref|cite_ref|sd(foot|end)note\d{1,6}anc)/i;
const NOTE_CLASS =
  /(^|\s)(Mso)?(Footnote|Endnote|Comment)(Reference|Text|Anchor|Subject)|(^|\s)(msocom|msoDel|sdfootnote|sdendnote|EOP(\s|$))/i;
const NOTE_STYLE = /^(footnote|endnote|comment)/i;

const LONGEST_MARKER = 80;
const LONGEST_CLASS = 500;
/** Addresses that pictures may have: https, or of this website. */
const PICTURE = /^(https:|\/(?![/\\])|(?![a-z][a-z\d+.-]*:|[/\\]).)/i;

/**
 * Returns what Word, Outlook, Google Docs, Pages, Excel and web pages put on the clipboard as the HTML that our editor would write: real lists and
 * headings, paragraphs instead of other blocks, no blank ones, nothing that is not seen. What the editor wrote stays as it is.
 */
export function tidyHtml(html: string): string {
  const { pieces, sheet, isForeign } = parseHtml(html);
  return toHtml(new Tidy(isForeign, classRules(sheet)).all(pieces));
}

class Tidy {
  /** Of the paragraph that is read: what Word writes before an entry of a list. */
  private marker: string | undefined;
  /** How many links from notes back to the text were met. */
  private notes = 0;
  private hasWrappers = false;
  /** Marks around what is read: further ones of the same kind say nothing. */
  private readonly open = new Set<string>();

  constructor(
    private isForeign: boolean,
    private readonly rules: ReadonlyMap<string, Style>,
  ) {}

  all(pieces: readonly Piece[]): Piece[] {
    const tidy = this.each(pieces);
    const blocks = gatherLists(this.hasWrappers ? inParagraphs(tidy) : this.isForeign ? withoutGaps(tidy) : tidy);
    if (!this.isForeign || !blocks.some(isBlock)) return blocks;
    // A line above notes that are gone.
    while (isElement(blocks.at(-1) ?? '', RULES)) blocks.pop();
    return hasPlainText(blocks, TITLES) ? blocks : unwrapped(blocks, BOLD);
  }

  private each(pieces: readonly Piece[]): Piece[] {
    return pieces.flatMap((piece) => (typeof piece === 'string' ? [this.text(piece)] : this.one(piece)));
  }

  private text(text: string): string {
    const seen = text.replace(INVISIBLE, '');
    return this.isForeign ? seen.replace(/[\n ]+/g, ' ') : seen;
  }

  private one(given: Element): Piece[] {
    const style = styleOf(given, this.rules);
    if (this.isRemoved(given, style)) return [];
    // An empty cell of the editor has an empty paragraph.
    if (!this.isForeign && CELLS.has(given.tag) && isBlank(given.children)) return [given];
    const { attributes } = given;
    const tag = tagOf(given);
    const notes = this.notes;
    const marks = this.marks(tag, attributes, style);
    for (const mark of marks) this.open.add(mark);
    const read = this.each(given.children);
    for (const mark of marks) this.open.delete(mark);
    // Spaces between rows and entries indent the HTML of other programs.
    const children = this.isForeign && SPACED.has(tag) ? read.filter((piece) => typeof piece !== 'string' || piece.trim() !== '') : read;
    const all = { tag, attributes, children };
    const isNote = this.notes > notes && !children.some(isBlock);
    if (WRAPPERS.has(tag)) this.hasWrappers = true;
    if (isNote && (WRAPPERS.has(tag) || PARAGRAPHS.has(tag) || tag === 'li')) {
      this.notes = notes;
      return [];
    }
    if (WRAPPERS.has(tag)) return children.some(isBlock) ? inParagraphs(children) : this.paragraph({ ...all, tag: 'p' }, style);
    if (PARAGRAPHS.has(tag)) return this.paragraph(all, style);
    if (LISTS.has(tag)) return list(all);
    if (tag === 'li') return isBlank(children) ? [] : [element('li', this.content(children), attributes)];
    if (CELLS.has(tag)) return [this.cell(all, style)];
    if (tag === 'blockquote') return isBlank(children) ? [] : [{ ...all, children: gatherLists(children) }];
    if (tag === 'table' && this.isForeign) return [headedTable(children)];
    if (tag === 'thead') return [{ ...all, children: asHead(children) }];
    if (tag === 'col' && this.isForeign) return [];
    return BLOCKS.has(tag) || tag === 'br' ? [all] : this.inline(all, marks);
  }

  private isRemoved(given: Element, style: Style): boolean {
    const { tag, attributes } = given;
    const href = attributes['href'] ?? '';
    if (/^ignore/i.test(style.get('mso-list') ?? '')) {
      this.marker = textOf(given.children).slice(0, LONGEST_MARKER).trim();
      return true;
    }
    if (tag === 'a' && FROM_NOTE.test(href)) {
      this.notes++;
      return true;
    }
    return (
      NOTE_CLASS.test((attributes['class'] ?? '').slice(0, LONGEST_CLASS)) ||
      (tag === 'a' && (TO_NOTE.test(href) || style.has('mso-footnote-id') || style.has('mso-endnote-id'))) ||
      NOTE_STYLE.test(style.get('mso-element') ?? '') ||
      NOTE_STYLE.test(style.get('mso-special-character') ?? '') ||
      style.get('display')?.toLowerCase() === 'none' ||
      style.get('mso-hide') === 'all'
    );
  }

  private paragraph({ tag, attributes, children }: Element, style: Style): Piece[] {
    const { marker } = this;
    this.marker = undefined;
    if (children.some(isBlock)) {
      const blocks = inParagraphs(children);
      return tag === 'p' ? blocks : blocks.map((block) => (isElement(block, PLAIN) ? { ...block, tag } : block));
    }
    const content = this.isForeign ? trimmed(children) : children;
    if (isBlank(content)) return [];
    const align = this.isForeign
      ? /^(center|right)$/i.exec(style.get('text-align') ?? attributes['align'] ?? '')?.[0].toLowerCase()
      : undefined;
    const classes = align ? { class: `text-${align}` } : attributes;
    if (tag !== 'p') return [element(tag, this.isForeign ? unwrapped(content, BOLD) : content, classes)];
    const typed = marker === undefined ? typedLines(content, classes) : undefined;
    if (typed) return typed;
    const parts = this.isForeign ? betweenGaps(content) : [];
    if (parts.length > 1) return parts.map((part) => element(tag, part, classes));
    const entryOf = (text: Piece[]) => asEntry(text, style, attributes['class'] ?? '', marker);
    const lines = marker === undefined ? linesOf(content).map(entryOf) : [];
    const listed = lines.length > 1 && lines.every((line) => line?.tag === ENTRY) ? lines : [entryOf(content)];
    const entries = listed.flatMap((one) => (one ? [{ ...one, children: trimmed(one.children) }] : []));
    return entries.length > 0 ? entries.filter(({ children: text }) => !isBlank(text)) : [element(tag, content, classes)];
  }

  /** Of an entry or a cell; a single paragraph of another program is its text. */
  private content(children: readonly Piece[]): Piece[] {
    this.marker = undefined;
    const pieces = gatherLists(children);
    if (!this.isForeign) return pieces;
    const others = pieces.filter((piece) => !isElement(piece, LISTS) && !isBlank([piece]));
    const [only] = others;
    return others.length === 1 && only !== undefined && isElement(only, PLAIN)
      ? trimmed(pieces.flatMap((piece) => (piece === only ? only.children : [piece])))
      : trimmed(pieces);
  }

  private cell({ tag, attributes, children }: Element, style: Style): Element {
    const content = this.content(children);
    if (tag === 'th') return element(tag, this.isForeign ? unwrapped(content, BOLD) : content, attributes);
    return element(tag, content, isBold(style) ? { ...attributes, [BOLD_CELL]: '' } : attributes);
  }

  /** Marks of its tag and its style that are not around it already. */
  private marks(tag: string, attributes: Element['attributes'], style: Style): string[] {
    const isOff = (BOLD.has(tag) && isNotBold(style)) || (ITALIC.has(tag) && style.get('font-style') === 'normal');
    const isOwn =
      MARKS.has(tag) && !isOff && (tag !== 'a' || (attributes['href'] !== undefined && (!this.isForeign || leads(attributes['href']))));
    const marks = [...(isOwn ? [tag] : []), ...(this.isForeign && !BLOCKS.has(tag) && !WRAPPERS.has(tag) ? marksOf(style) : [])];
    // Browsers underline links.
    return marks.filter((mark) => !this.open.has(mark) && !(this.isForeign && mark === 'u' && this.open.has('a')));
  }

  private inline({ tag, attributes, children }: Element, marks: readonly string[]): Piece[] {
    if (tag === 'img') {
      const src = overHttps(attributes['src'] ?? '');
      return PICTURE.test(src) ? [element(tag, [], { ...attributes, src })] : [];
    }
    if (this.isForeign && isBlank(children)) return tag === 'a' && attributes['href'] === undefined ? [element(tag, children)] : children;
    const isBookmark = tag === 'a' && ['name', 'id', 'style'].some((name) => name in attributes);
    const isKept = (tag === 'span' && !this.isForeign) || (tag === 'a' && attributes['href'] === undefined && !isBookmark);
    if (BOLD.has(tag) && children.some(isBlock)) this.isForeign = true;
    return (isKept ? [tag] : marks).reduceRight<Piece[]>((content, mark) => {
      if (mark !== tag) return around(mark, content);
      return around(mark, content, tag === 'a' && !isKept ? { ...attributes, href: overHttps(attributes['href'] ?? '') } : attributes);
    }, children);
  }
}

/** Lines of one paragraph of which some are a list. */
function typedLines(content: readonly Piece[], attributes: Element['attributes']): Piece[] | undefined {
  const lines = withTypedEntries(linesOf(content).map((line) => element('p', trimmed(line))));
  if (!lines.some((line) => isElement(line, ENTRIES))) return undefined;
  const blocks: Element[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (isElement(line, PLAIN) && last?.tag === 'p') last.children.push(element('br', []), ...line.children);
    else if (typeof line !== 'string') blocks.push({ ...line, attributes: line.tag === 'p' ? attributes : line.attributes });
  }
  return blocks;
}

function tagOf({ tag, attributes }: Element): string {
  const named = attributes['class'] ?? '';
  if (tag !== 'p' && tag !== 'div') return RENAMED[tag] ?? tag;
  if (attributes['role'] === 'heading') return `h${Math.min(4, Math.max(2, Number(attributes['aria-level']) || 2))}`;
  return named.startsWith('MsoTitle') ? 'h2' : named.startsWith('MsoSubtitle') ? 'h3' : tag;
}

/** The site's own policy refuses http, and nearly every website responds to https. */
const overHttps = (address: string): string => address.trim().replace(/^http:\/\/|^(?=www\.)/i, 'https://');

/** Whether a link leads anywhere: not to a file of somebody's computer, nor to a place that only the page it comes from has. */
const leads = (address: string): boolean => /^(?:https|mailto|tel):|^(?!#|[a-z][a-z\d+.-]*:)/i.test(overHttps(address));

const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : textOf(piece.children))).join('');

/** A list of Word online or Google Docs, which name the level of each entry, as entries; else the list, with lists between its entries moved into them. */
function list({ tag, attributes: { start }, children }: Element): Piece[] {
  const levelOf = ({ attributes }: Element) => Number(attributes['data-aria-level'] ?? attributes['aria-level']) || 0;
  const first = children.findIndex((piece) => isElement(piece, LIST_ITEM));
  if (children.some((piece) => isElement(piece, NAMED) && (piece.tag === ENTRY || levelOf(piece) > 0)))
    return children.flatMap((piece, at): Piece[] => {
      if (!isElement(piece, LIST_ITEM)) return isBlock(piece) ? [piece] : [];
      const marker = start !== undefined && at === first ? `${start}.` : NEXT;
      return [entry(piece.children, levelOf(piece) || 1, tag === 'ol' ? marker : '·')];
    });
  const moved: Piece[] = [];
  for (const piece of children) {
    const last = moved.findLast((other) => typeof other !== 'string');
    if (isElement(piece, LISTS) && typeof last === 'object' && last.tag === 'li') last.children.push(piece);
    else moved.push(piece);
  }
  return isBlank(moved) ? [] : [element(tag, moved, tag === 'ol' ? startingAt(start) : {})];
}
