import { diffArrays } from 'diff';
import { hasParts, same } from '../../data/changedFields';
import { markInline, type Piece } from './markChange';
import { readable, type Reading } from './readable';

export interface ComparedPicture {
  src: string;
  text: string;
}

/** An entry of a list, or the whole of another value. */
export interface ComparedItem {
  pieces: Piece[];
  pictures: ComparedPicture[];
  /** Undefined: it is in both versions, perhaps with other words. */
  as?: 'ins' | 'del';
}

export interface Comparison {
  isList: boolean;
  items: ComparedItem[];
  /** The texts are the same. */
  isMarkupOnly: boolean;
}

interface Compared extends Reading {
  /** Returns the text of rich text. */
  plain: (html: string) => string;
}

/** Compares two values of a field as people read them: texts by words, lists entry by entry, rich text as text. */
export function compareValues(before: unknown, after: unknown, { plain, ...reading }: Compared): Comparison {
  const textOf = (value: unknown): string => {
    if (isNothing(value) || isPicture(value)) return '';
    return typeof value === 'string' && isRich(value) ? plain(value) : readable(shownIn(value), reading);
  };
  const isList = Array.isArray(before) || Array.isArray(after);
  const items = comparedItems(entriesOf(before), entriesOf(after), textOf);
  const isMarkupOnly = !isList && textOf(before) === textOf(after) && items.every(({ pictures }) => pictures.length === 0);
  return { isList, items, isMarkupOnly };
}

/** Entries that took each other's place are compared by their words. */
function comparedItems(before: unknown[], after: unknown[], textOf: (value: unknown) => string): ComparedItem[] {
  const changes = diffArrays(before, after, { comparator: same });
  const items: ComparedItem[] = [];
  const one = (value: unknown, as?: 'ins' | 'del'): ComparedItem => ({
    as,
    pieces: [{ text: textOf(value), as }],
    pictures: picturesIn(value),
  });
  for (let index = 0; index < changes.length; index++) {
    const { removed, added, value } = changes[index] ?? { value: [] };
    const next = changes[index + 1];
    if (removed && next?.added && next.value.length === value.length) {
      index++;
      for (const [at, was] of value.entries()) {
        const is = next.value[at];
        const sources = [was, is].map((entry) => picturesIn(entry).map(({ src }) => src));
        if (!same(sources[0], sources[1])) items.push(one(was, 'del'), one(is, 'ins'));
        else items.push({ pieces: markInline(textOf(was), textOf(is)), pictures: picturesIn(is) });
      }
    } else items.push(...value.map((entry) => one(entry, removed ? 'del' : added ? 'ins' : undefined)));
  }
  return items;
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

const entriesOf = (value: unknown): unknown[] => (isNothing(value) ? [] : [value].flat());

const isRich = (text: string): boolean => text.startsWith('<') && text.includes('</');

const ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg', '.gif'];

/** An address of a picture; what it carries after '?' or '#' says nothing about its kind. */
function isPicture(value: unknown): value is string {
  if (typeof value !== 'string' || !(value.startsWith('/') || value.startsWith('https://'))) return false;
  const path = (value.split(/[?#]/)[0] ?? '').toLowerCase();
  return ENDINGS.some((ending) => path.endsWith(ending));
}

const PICTURES = [
  ['url', 'alt'],
  ['before', 'beforeAlt'],
  ['after', 'afterAlt'],
] as const;

/** A picture, or those of an entry such as { url, alt } or { before, after }. */
function picturesIn(value: unknown): ComparedPicture[] {
  if (isPicture(value)) return [{ src: value, text: '' }];
  if (!hasParts(value)) return [];
  return PICTURES.flatMap(([source, text]) => {
    const [src, alt] = [value[source], value[text]];
    return isPicture(src) ? [{ src, text: typeof alt === 'string' ? alt : '' }] : [];
  });
}

/** Without the addresses of pictures, which are shown, and without what is empty. */
const shownIn = (value: unknown): unknown =>
  hasParts(value) ? Object.fromEntries(Object.entries(value).filter(([, part]) => !isNothing(part) && !isPicture(part))) : value;
