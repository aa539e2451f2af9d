import { diffArrays } from 'diff';

export interface Piece {
  text: string;
  /** Set for what only one of the versions has. */
  as?: 'ins' | 'del';
}

/** Beyond this many differing words the comparison would take too long, and would show nothing. */
const MOST_CHANGES = 1000;

/** Returns one text with the words of both. */
export function markInline(before: string, after: string): Piece[] {
  const changes = diffArrays(words(before), words(after), { maxEditLength: MOST_CHANGES }) ?? [
    { removed: true, added: false, value: [before] },
    { removed: false, added: true, value: [after] },
  ];
  const pieces: Piece[] = [];
  let [gone, come] = ['', ''];
  const flush = () => {
    if (gone) pieces.push({ text: gone, as: 'del' });
    if (come) pieces.push({ text: come, as: 'ins' });
    [gone, come] = ['', ''];
  };
  for (const [index, { added, removed, value }] of changes.entries()) {
    const text = value.join('');
    const next = changes[index + 1];
    const isBetween = text.trim() === '' && gone !== '' && come !== '' && (next?.added || next?.removed);
    if (removed || isBetween) gone += text;
    if (added || isBetween) come += text;
    if (removed || added || isBetween) continue;
    flush();
    pieces.push({ text });
  }
  flush();
  return pieces;
}

/** Returns both texts with the differing words marked. */
export function markChange(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const pieces = markInline(before, after);
  return { before: pieces.filter(({ as }) => as !== 'ins'), after: pieces.filter(({ as }) => as !== 'del') };
}

/** Splits a text into words and spaces; an HTML tag is one word. */
const words = (text: string): string[] => text.match(/<[^<>]*>|\s+|[^\s<]+|</g) ?? [];

const SHORT = 300;
const AROUND = 80;

/** Shortens a long text to its beginning, or to what surrounds the changes. */
export function fold(pieces: readonly Piece[]): Piece[] {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= SHORT) return [...pieces];
  return pieces.map((piece, index) => {
    const { text, as } = piece;
    if (as || pieces.length === 1) return { ...piece, text: start(text, SHORT) };
    if (index === 0) return { ...piece, text: end(text, AROUND) };
    return { ...piece, text: index === pieces.length - 1 ? start(text, AROUND) : middle(text, AROUND) };
  });
}

const start = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);
const end = (text: string, length: number): string => (text.length > length ? `…${text.slice(-length)}` : text);
const middle = (text: string, length: number): string =>
  text.length > 2 * length ? `${text.slice(0, length)}…${text.slice(-length)}` : text;
