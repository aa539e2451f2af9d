import { diffArrays } from 'diff';
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
    if (isNothing(value)) return '';
    return typeof value === 'string' && isRich(value) ? plain(value) : readable(shownIn(value), reading);
  };
  const whole = (value: unknown): ComparedItem['pictures'] =>
    typeof value === 'string' && isPicture(value) ? [{ src: value, text: '' }] : picturesIn(value);
  if (Array.isArray(before ?? after) || Array.isArray(after)) {
    const [was, is] = [listOf(before), listOf(after)];
    return { isList: true, isMarkupOnly: false, items: comparedItems(was, is, textOf, whole) };
  }
  const [was, is] = [textOf(before), textOf(after)];
  const pictures = [before, after].flatMap(whole);
  const items: ComparedItem[] = pictures.length
    ? [before, after].flatMap((value, index): ComparedItem[] =>
        isNothing(value) ? [] : [{ pieces: [], pictures: whole(value), as: index === 0 ? 'del' : 'ins' }],
      )
    : [{ pieces: markInline(was, is), pictures: [] }];
  return { isList: false, isMarkupOnly: was === is && !pictures.length, items };
}

type Text = (value: unknown) => string;
type Pictures = (value: unknown) => ComparedPicture[];

/** Entries that took each other's place are compared by their words. */
function comparedItems(before: unknown[], after: unknown[], textOf: Text, pictures: Pictures): ComparedItem[] {
  const changes = diffArrays(before, after, { comparator: (one, other) => JSON.stringify(one) === JSON.stringify(other) });
  const items: ComparedItem[] = [];
  const one = (value: unknown, as?: 'ins' | 'del'): ComparedItem => ({
    as,
    pieces: [{ text: textOf(value), changed: as !== undefined, as }],
    pictures: pictures(value),
  });
  for (let index = 0; index < changes.length; index++) {
    const { removed, added, value } = changes[index] ?? { value: [] };
    const next = changes[index + 1];
    if (removed && next?.added && next.value.length === value.length) {
      index++;
      for (const [at, was] of value.entries()) {
        const is = next.value[at];
        if (JSON.stringify(pictures(was).map(({ src }) => src)) !== JSON.stringify(pictures(is).map(({ src }) => src)))
          items.push(one(was, 'del'), one(is, 'ins'));
        else items.push({ pieces: markInline(textOf(was), textOf(is)), pictures: pictures(is) });
      }
    } else items.push(...value.map((entry) => one(entry, removed ? 'del' : added ? 'ins' : undefined)));
  }
  return items;
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

const isRich = (text: string): boolean => text.startsWith('<') && text.includes('</');

const ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg', '.gif'];

/** An address of a picture; what it carries after '?' or '#' says nothing about its kind. */
function isPicture(text: string): boolean {
  const path = (text.split(/[?#]/)[0] ?? '').toLowerCase();
  return (text.startsWith('/') || text.startsWith('https://')) && ENDINGS.some((ending) => path.endsWith(ending));
}

/** The pictures of an entry such as { url, alt } or { before, after }. */
function picturesIn(value: unknown): ComparedPicture[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const fields = value as Record<string, unknown>;
  const found = (source: string, text: string): ComparedPicture[] => {
    const [src, alt] = [fields[source], fields[text]];
    return typeof src === 'string' && isPicture(src) ? [{ src, text: typeof alt === 'string' ? alt : '' }] : [];
  };
  return [...found('url', 'alt'), ...found('before', 'beforeAlt'), ...found('after', 'afterAlt')];
}

const isAddressOfPicture = (value: unknown): boolean => typeof value === 'string' && isPicture(value);

/** Without the addresses of pictures, which are shown, and without what is empty. */
function shownIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, part]) => !isNothing(part) && !isAddressOfPicture(part)));
}
