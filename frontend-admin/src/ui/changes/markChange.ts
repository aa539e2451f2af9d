export interface Piece {
  text: string;
  changed: boolean;
}

export interface MarkedChange {
  before: Piece[];
  after: Piece[];
}

/** Returns both texts with the differing words marked. */
export function markChange(before: string, after: string): MarkedChange {
  const [was, is] = [words(before), words(after)];
  const most = Math.min(was.length, is.length);
  let lead = 0;
  while (lead < most && was[lead] === is[lead]) lead++;
  let tail = 0;
  while (tail < most - lead && was.at(-1 - tail) === is.at(-1 - tail)) tail++;
  const pieces = (all: string[]): Piece[] =>
    [
      { text: all.slice(0, lead).join(''), changed: false },
      { text: all.slice(lead, all.length - tail).join(''), changed: true },
      { text: all.slice(all.length - tail).join(''), changed: false },
    ].filter(({ text }) => text !== '');
  return { before: pieces(was), after: pieces(is) };
}

/** Splits a text into words and spaces; an HTML tag is one word. */
const words = (text: string): string[] => text.match(/<[^<>]*>|\s+|[^\s<]+|</g) ?? [];

const SHORT = 300;
const AROUND = 80;

/** Shortens a long text to its beginning, or to what surrounds the change. */
export function fold(pieces: readonly Piece[]): Piece[] {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= SHORT) return [...pieces];
  return pieces.map(({ text, changed }, index) => {
    if (changed || pieces.length === 1) return { changed, text: start(text, SHORT) };
    return { changed, text: index === 0 ? end(text, AROUND) : start(text, AROUND) };
  });
}

const start = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);
const end = (text: string, length: number): string => (text.length > length ? `…${text.slice(-length)}` : text);
