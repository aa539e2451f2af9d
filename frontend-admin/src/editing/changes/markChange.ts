import { diffArrays } from 'diff';

export interface Piece {
  text: string;
  changed: boolean;
  /** In one text with both versions: which of them has it. */
  as?: 'ins' | 'del';
}

export interface MarkedChange {
  before: Piece[];
  after: Piece[];
}

/** Beyond this many differing words the comparison would take too long, and would show nothing. */
const MOST_CHANGES = 1000;

/** Returns both texts with the differing words marked. */
export function markChange(before: string, after: string): MarkedChange {
  const changes = diffArrays(words(before), words(after), { maxEditLength: MOST_CHANGES });
  if (!changes) return { before: joined([{ text: before, changed: true }]), after: joined([{ text: after, changed: true }]) };
  const pieces = changes.map(({ added, removed, value }) => ({ added, removed, text: value.join(''), changed: added || removed }));
  return { before: joined(pieces.filter(({ added }) => !added)), after: joined(pieces.filter(({ removed }) => !removed)) };
}

/** Returns one text with the words of both. */
export function markInline(before: string, after: string): Piece[] {
  const changes = diffArrays(words(before), words(after), { maxEditLength: MOST_CHANGES }) ?? [
    { removed: true, added: false, value: [before] },
    { removed: false, added: true, value: [after] },
  ];
  const pieces: Piece[] = [];
  let [gone, come] = ['', ''];
  const flush = () => {
    if (gone) pieces.push({ text: gone, changed: true, as: 'del' });
    if (come) pieces.push({ text: come, changed: true, as: 'ins' });
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
    pieces.push({ text, changed: false });
  }
  flush();
  return pieces;
}

/** Joins neighbours; a space between two changes belongs to them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const [index, { text, changed }] of pieces.entries()) {
    const last = all.at(-1);
    const isBetween = text.trim() === '' && last?.changed === true && pieces[index + 1]?.changed === true;
    if (last && (isBetween || last.changed === changed)) last.text += text;
    else if (text !== '') all.push({ text, changed });
  }
  return all;
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
    const { text, changed } = piece;
    if (changed || pieces.length === 1) return { ...piece, text: start(text, SHORT) };
    if (index === 0) return { ...piece, text: end(text, AROUND) };
    return { ...piece, text: index === pieces.length - 1 ? start(text, AROUND) : middle(text, AROUND) };
  });
}

const start = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);
const end = (text: string, length: number): string => (text.length > length ? `…${text.slice(-length)}` : text);
const middle = (text: string, length: number): string =>
  text.length > 2 * length ? `${text.slice(0, length)}…${text.slice(-length)}` : text;
