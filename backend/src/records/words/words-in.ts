import { fold } from '../../platform/words/fold.js';

// Once everything is linked: Jest refuses a module that sanitize-html requires while it is being imported.
const { Parser } = await import('htmlparser2');

export interface Wanted {
  find: string;
  matchCase: boolean;
  wholeWords: boolean;
}

/** Where words stand in a text, with what is around them, as people read it. */
export interface Found {
  before: string;
  found: string;
  after: string;
}

/** A piece of the text as people read it, and where it stands in the source. */
interface Piece {
  text: string;
  from: number;
  to: number;
}

const AROUND = 80;
/** No word goes across the end of a paragraph. */
const BREAK = '\u0000';
const INLINE = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'mark', 'sub', 'sup', 'code', 'a', 'span']);
const SPECIAL = /[$()*+.?[\\\]^{|}]/g;
const SPACES = /\s+/;

/** A text as it is compared, and where each of its characters stands in the text as it is stored. */
interface Folded {
  text: string;
  from: number[];
  to: number[];
}

const CASE_KEPT = (text: string): string => text;

function folded(text: string, matchCase: boolean): Folded {
  const caseOf = matchCase ? CASE_KEPT : undefined;
  const made: Folded = { text: '', from: [], to: [] };
  let at = 0;
  for (const character of text) {
    // A letter and its accent may be two characters.
    const sign = fold(character, caseOf);
    const end = at + character.length;
    if (!sign && made.to.length && isAccent(character)) made.to[made.to.length - 1] = end;
    for (let i = 0; i < sign.length; i += 1) {
      made.from.push(at);
      made.to.push(end);
    }
    made.text += sign;
    at = end;
  }
  return made;
}

const isAccent = (character: string): boolean => /\p{M}/u.test(character);

/** Any spaces stand for those that are wanted. Linear: the spaces are between other characters. */
function patternOf({ find, matchCase, wholeWords }: Wanted): RegExp {
  const words = folded(find, matchCase)
    .text.split(SPACES)
    .map((word) => word.replace(SPECIAL, String.raw`\$&`))
    .join(String.raw`\s+`);
  const whole = wholeWords ? String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])` : words;
  return new RegExp(whole, 'gu');
}

/** Where the words stand in a text as it is stored, however they are typed. */
function matchesIn(text: string, wanted: Wanted): { index: number; end: number }[] {
  // Most texts have none of them, and where each character stands is known slowly.
  if (!patternOf(wanted).test(fold(text, wanted.matchCase ? CASE_KEPT : undefined))) return [];
  const { text: compared, from, to } = folded(text, wanted.matchCase);
  return [...compared.matchAll(patternOf(wanted))].flatMap(({ 0: found, index }) =>
    found ? [{ index: from[index] ?? 0, end: to[index + found.length - 1] ?? 0 }] : [],
  );
}

function piecesOf(source: string, isHtml: boolean): Piece[] {
  if (!isHtml) return [{ text: source, from: 0, to: source.length }];
  const pieces: Piece[] = [];
  const pause = (name: string) => void (INLINE.has(name) || pieces.push({ text: BREAK, from: -1, to: -1 }));
  const parser = new Parser({
    ontext: (text) => void pieces.push({ text, from: parser.startIndex, to: parser.endIndex + 1 }),
    onopentag: pause,
    onclosetag: pause,
  });
  parser.end(source);
  return pieces;
}

const readOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Returns the places at which the words stand in a text. Rich text is read as people do: words may be half bold, and tags hold none. */
export function wordsIn(source: string, isHtml: boolean, wanted: Wanted): Found[] {
  const text = readOf(piecesOf(source, isHtml));
  return matchesIn(text, wanted).map(({ index, end }) => ({
    before: ending(text.slice(Math.max(0, index - AROUND), index), index > AROUND),
    found: text.slice(index, end),
    after: beginning(text.slice(end, end + AROUND), end + AROUND < text.length),
  }));
}

/** A half word at the cut becomes an ellipsis. */
function ending(text: string, isCut: boolean): string {
  const line = text.slice(text.lastIndexOf(BREAK) + 1);
  const space = line.indexOf(' ');
  return spaced(isCut && line.length === text.length ? `…${space < 0 ? '' : line.slice(space)}` : line);
}

function beginning(text: string, isCut: boolean): string {
  const [line = ''] = text.split(BREAK, 1);
  return spaced(isCut && line.length === text.length ? `${line.slice(0, line.lastIndexOf(' ') + 1)}…` : line);
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ');

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns the text with other words at the chosen places, by their index in what `wordsIn` returns. */
export function withOtherWords(source: string, isHtml: boolean, wanted: Wanted, replacement: string, chosen: ReadonlySet<number>): string {
  const pieces = piecesOf(source, isHtml);
  const matches = matchesIn(readOf(pieces), wanted).filter((_, at) => chosen.has(at));
  const put = isHtml ? replacement.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign) : replacement;
  const edits = matches.flatMap(({ index, end }) => cuts(pieces, index, end, put));
  return edits.reduceRight((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), source);
}

/** The first piece of a match gets the other words, the rest of it goes. */
function cuts(pieces: readonly Piece[], start: number, end: number, put: string): { from: number; to: number; by: string }[] {
  const edits: { from: number; to: number; by: string }[] = [];
  let at = 0;
  for (const { text, from, to } of pieces) {
    const [first, last] = [Math.max(start - at, 0), Math.min(end - at, text.length)];
    at += text.length;
    if (first >= last) continue;
    // A character that is written as an entity is taken as a whole.
    const isLiteral = to - from === text.length;
    edits.push({ from: isLiteral ? from + first : from, to: isLiteral ? from + last : to, by: edits.length ? '' : put });
  }
  return edits;
}
