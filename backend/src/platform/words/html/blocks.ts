import { ENTRY, MORE } from './lists.js';
import { element, isBlank, isElement, type Piece } from './tree.js';

export const HEADINGS = new Set(['h2', 'h3', 'h4']);
export const PARAGRAPHS = new Set(['p', ...HEADINGS]);
const TABLE_PARTS = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
export const BLOCKS = new Set([...PARAGRAPHS, ENTRY, MORE, 'ul', 'ol', 'li', 'blockquote', 'hr', ...TABLE_PARTS]);
const BREAKS = new Set(['br']);

export const isBlock = (piece: Piece): boolean => isElement(piece, BLOCKS);

/** Within an element of `tag`; blocks stay outside, each with one of its own. */
export function around(tag: string, pieces: readonly Piece[], attributes: Record<string, string> = {}): Piece[] {
  if (!pieces.some(isBlock)) return [element(tag, [...pieces], attributes)];
  return pieces.flatMap((piece) => {
    if (isElement(piece, BLOCKS)) return [{ ...piece, children: around(tag, piece.children, attributes) }];
    return isBlank([piece]) ? [piece] : around(tag, [piece], attributes);
  });
}

/** Returns the pieces without spaces and line breaks at both ends. */
export function trimmed(pieces: readonly Piece[]): Piece[] {
  const isGap = (piece: Piece | undefined) => piece !== undefined && (typeof piece === 'string' ? piece.trim() === '' : piece.tag === 'br');
  let from = 0;
  let to = pieces.length;
  while (from < to && isGap(pieces[from])) from++;
  while (to > from && isGap(pieces[to - 1])) to--;
  return pieces.slice(from, to).map((piece, at, { length }) => {
    if (typeof piece !== 'string') return piece;
    const start = at === 0 ? piece.trimStart() : piece;
    return at === length - 1 ? start.trimEnd() : start;
  });
}

/** What stands between line breaks. */
export function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (isElement(piece, BREAKS)) lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  return lines.filter((line) => !isBlank(line));
}

/** What stands between blank lines of one paragraph. */
export function betweenGaps(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [[]];
  let breaks = 0;
  for (const piece of pieces) {
    if (isElement(piece, BREAKS)) breaks++;
    else if (typeof piece === 'string' && breaks > 0 && piece.trim() === '') continue;
    else {
      if (breaks > 1) parts.push([]);
      else if (breaks > 0) parts.at(-1)?.push(element('br', []));
      parts.at(-1)?.push(piece);
      breaks = 0;
    }
  }
  return parts.map(trimmed);
}

export const withoutGaps = (pieces: readonly Piece[]): Piece[] =>
  pieces.some(isBlock) ? pieces.filter((piece) => (typeof piece === 'string' ? piece.trim() !== '' : piece.tag !== 'br')) : [...pieces];

/** Text beside blocks gets paragraphs. */
export function inParagraphs(pieces: readonly Piece[]): Piece[] {
  const blocks: Piece[] = [];
  let run: Piece[] = [];
  const endRun = () => {
    if (!isBlank(run)) blocks.push(element('p', trimmed(run)));
    run = [];
  };
  for (const piece of pieces) {
    if (isBlock(piece)) {
      endRun();
      blocks.push(piece);
    } else run.push(piece);
  }
  endRun();
  return blocks;
}
