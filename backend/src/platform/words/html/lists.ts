import { type Element, element, isElement, type Piece } from './tree.js';
import { leftMargin, type Style } from './styles.js';

/*
 * Word and Outlook write the entries of a list as paragraphs, each with its level and a marker as text; Word online as a list for each entry. Both
 * become elements 'entry' first, and lists when all of their neighbours are known.
 */
export const ENTRY = 'entry';
/** A further paragraph of the entry before it. */
export const MORE = 'more';

export const entry = (children: Piece[], level: number, marker: string): Element =>
  element(ENTRY, children, { level: String(level), marker });

/** What Word, Outlook and others set before an entry: a symbol, or what may also begin a sentence. */
const MARKER =
  /^\s*(?:(?<symbol>[·•▪●○◦‣⁃■□➢➔✓✔\uF0B7\uF0A7\uF0D8\uF0FC\uF0E8])|(?<sign>[§oØüvq–—-]|\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivx]{1,6})[.)]))(?<space>\s+)/iu;
/** Longer than any marker with the spaces around it. */
const LONGEST_MARKER = 80;

function beginning(pieces: readonly Piece[], most = LONGEST_MARKER): string {
  let text = '';
  for (const piece of pieces) {
    if (text.length >= most) break;
    text += typeof piece === 'string' ? piece.slice(0, most - text.length) : beginning(piece.children, most - text.length);
  }
  return text;
}

function withoutBeginning(pieces: readonly Piece[], length: number): Piece[] {
  let left = length;
  return pieces.map((piece) => {
    if (left === 0) return piece;
    if (typeof piece === 'string') {
      const cut = Math.min(left, piece.length);
      left -= cut;
      return piece.slice(cut);
    }
    const cut = Math.min(left, beginning(piece.children).length);
    left -= cut;
    return { ...piece, children: withoutBeginning(piece.children, cut) };
  });
}

/** A number, letter or dash also begins sentences: only with the gap that Word and Outlook set after a marker it begins an entry. */
const isGap = (space: string): boolean => space.includes('\t') || space.split('\u00A0').length > 2;

/** Returns the level of a list by the marker that Word writes where there is no margin. */
const rankOf = (marker: string): number => ('o○◦'.includes(marker) ? 2 : '§▪■\uF0A7'.includes(marker) ? 3 : 1);

/** Returns the paragraph as an entry if Word or Outlook means one. `marker`: what Word marks as such. */
export function asEntry(children: Piece[], style: Style, named: string, marker: string | undefined): Element | undefined {
  const level = /^l\d+ level(\d)/.exec(style.get('mso-list') ?? '')?.[1];
  const isListed = level !== undefined || /^MsoList(Bullet|Number|Paragraph)/.test(named);
  if (level !== undefined && marker !== undefined) return entry(children, Number(level), marker.trim());
  const matched = MARKER.exec(beginning(children));
  const { symbol, sign = symbol ?? '', space = '' } = matched?.groups ?? {};
  if (matched && (symbol !== undefined || isListed || isGap(space))) {
    const rank = Number(level ?? /^MsoList(?:Bullet|Number)(\d)/.exec(named)?.[1] ?? (leftMargin(style) ?? 0) / 18) || rankOf(sign);
    return entry(withoutBeginning(children, matched[0].length), rank, sign);
  }
  if (level !== undefined || /^MsoList(Bullet|Number)/.test(named))
    return entry(children, Number(level ?? 1), named.startsWith('MsoListN') ? '1.' : '·');
  return /^MsoList(Paragraph|Continue)/.test(named) ? element(MORE, children) : undefined;
}

/** What people type before the entries of a list. */
const TYPED = /^\s*([-–—*•·]|\(?(?:(\d{1,3})|([a-z]|[ivx]{1,5}))[.)])\s+/i;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];
const PLAIN = new Set(['p']);
const LIST_ITEM = new Set(['li']);

/** Returns the marks that go on from this one: 'i)' may be a letter or a number. */
function marksAfter(sign: string, number: string | undefined, letters: string | undefined): string[] {
  if (number !== undefined) return [String(Number(number) + 1)];
  if (letters === undefined) return [sign];
  const lower = letters.toLowerCase();
  const letter = lower.length === 1 && lower < 'z' ? String.fromCharCode(lower.charCodeAt(0) + 1) : undefined;
  const next = [letter, ROMAN.includes(lower) ? ROMAN[ROMAN.indexOf(lower) + 1] : undefined].flatMap((one) => one ?? []);
  return next.map((one) => sign.replace(letters, letters === lower ? one : one.toUpperCase()));
}

/** Paragraphs after one another that begin with the same sign, or count on, as entries; alone it may begin a sentence. Letters begin with the first. */
export function withTypedEntries(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  let run: { from: number; next: readonly string[]; entries: Piece[] } | undefined;
  const endRun = () => {
    if (run && run.entries.length > 1) all.splice(run.from, all.length, ...run.entries);
    run = undefined;
  };
  for (const piece of pieces) {
    const children = isElement(piece, PLAIN) ? piece.children : [];
    const [typed = '', sign = '', number, letters] = TYPED.exec(beginning(children)) ?? [];
    const found = number === undefined ? sign : String(Number(number));
    const isBetween = typeof piece === 'string' && piece.trim() === '';
    if (typed === '' ? !isBetween : !run?.next.includes(found)) endRun();
    const before = run || letters === undefined || /^[ai]$/i.test(letters) ? typed : '';
    if (before !== '') {
      run ??= { from: all.length, next: [], entries: [] };
      run.next = marksAfter(sign, number, letters);
      run.entries.push(entry(withoutBeginning(children, before.length), 1, sign));
    }
    all.push(piece);
  }
  endRun();
  return all;
}

/** Word begins with its second entry where a list goes on, so only these begin another one. */
const FIRST = /^\(?(1|a)[.)]$/i;
/** The mark of an entry that continues the numbering. */
export const NEXT = '#.';
const isNumber = (marker: string): boolean => marker === NEXT || /^\(?\d[\d.]{0,20}\)?$|^\(?[a-z]{1,6}[.)]$/i.test(marker);

/** The attributes of an ordered list that goes on from another one. */
export const startingAt = (number: string | undefined): Record<string, string> =>
  number !== undefined && /^\d{1,4}$/.test(number) && Number(number) > 1 ? { start: String(Number(number)) } : {};

/** Makes lists of entries that follow each other. */
export function gatherLists(pieces: readonly Piece[]): Piece[] {
  const gathered: Piece[] = [];
  let open: { level: number; list: Element }[] = [];
  // Entries without a list.
  const listed = pieces.map((piece) => (isElement(piece, LIST_ITEM) ? entry(piece.children, 1, '·') : piece));
  for (const piece of withTypedEntries(listed)) {
    const isBetween = typeof piece === 'string' && piece.trim() === '';
    if (isBetween && open.length > 0) continue;
    const last = open.at(-1)?.list.children.at(-1);
    if (typeof piece !== 'string' && piece.tag === MORE) {
      const paragraph = element('p', piece.children);
      (typeof last === 'object' ? last.children : gathered).push(paragraph);
    } else if (typeof piece !== 'string' && piece.tag === ENTRY) addEntry(piece);
    else {
      open = [];
      gathered.push(piece);
    }
  }
  return gathered;

  function addEntry({ children, attributes }: Element): void {
    const { marker = '' } = attributes;
    const level = Number(attributes['level']);
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const tag = isNumber(marker) ? 'ol' : 'ul';
    const top = open.at(-1);
    const isDeeper = top !== undefined && level > top.level;
    if (isDeeper || top?.list.tag !== tag || (tag === 'ol' && FIRST.test(marker))) {
      if (!isDeeper) open.pop();
      const list = element(tag, [], tag === 'ol' ? startingAt(/^\(?(\d{1,4})[.)]?$/.exec(marker)?.[1]) : {});
      const holder = open.at(-1)?.list.children.at(-1);
      (typeof holder === 'object' ? holder.children : gathered).push(list);
      open.push({ level: top && !isDeeper ? top.level : level, list });
    }
    open.at(-1)?.list.children.push(element('li', children));
  }
}
