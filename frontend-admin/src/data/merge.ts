import { diffArrays } from 'diff';
import { type Fields, hasParts, same } from './changedFields';

export type Whose = 'mine' | 'theirs';

/**
 * Returns `theirs` with the changes from `base` to `mine`: part by part, items of lists by id, rich texts by paragraph. Where both changed the
 * same, the value of `prefer` stands.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, prefer: Whose): unknown {
  if (same(mine, theirs) || same(theirs, base)) return mine;
  if (same(mine, base)) return theirs;
  const preferred = prefer === 'mine' ? mine : theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(base, mine, theirs, prefer) ?? preferred;
  if (hasParts(mine) && hasParts(theirs)) return mergeParts(hasParts(base) ? base : {}, mine, theirs, prefer);
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string')
    return mergeRichTexts(base, mine, theirs) ?? preferred;
  return preferred;
}

/** Returns the merged value, and what it would be with their version of what both changed. They differ where the user has to choose. */
export function mergeBoth(base: unknown, mine: unknown, theirs: unknown) {
  const versions = { mine: merge(base, mine, theirs, 'mine'), theirs: merge(base, mine, theirs, 'theirs') };
  return { ...versions, isContested: !same(versions.mine, versions.theirs) };
}

function mergeParts(base: Fields, mine: Fields, theirs: Fields, prefer: Whose): Fields {
  const parts = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries([...parts].map((part) => [part, merge(base[part], mine[part], theirs[part], prefer)]));
}

/** What tells the items of a list apart: pictures have no id, but an address. */
const KEYS = ['id', 'url'];

type Items = ReadonlyMap<string, unknown>;

function itemsBy(list: unknown, name: string): Items | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries = list.map((item: unknown) => [hasParts(item) ? item[name] : undefined, item] as const);
  const items = new Map(entries.filter((entry): entry is readonly [string, unknown] => typeof entry[0] === 'string' && entry[0] !== ''));
  return items.size === list.length ? items : undefined;
}

/** Returns undefined for lists whose items cannot be told apart. */
function mergeLists(base: unknown, mine: unknown[], theirs: unknown[], prefer: Whose): unknown[] | undefined {
  for (const name of KEYS) {
    const [was, my, their] = [itemsBy(base ?? [], name), itemsBy(mine, name), itemsBy(theirs, name)];
    if (was && my && their) return mergeItems(was, my, their, prefer);
  }
  return undefined;
}

function mergeItems(base: Items, mine: Items, theirs: Items, prefer: Whose): unknown[] {
  const merged = new Map<string, unknown>();
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const [was, my, their] = [base.get(key), mine.get(key), theirs.get(key)];
    if (mine.has(key) && theirs.has(key)) merged.set(key, merge(was, my, their, prefer));
    else if (!base.has(key)) merged.set(key, my ?? their);
    // One deleted what the other changed.
    else if (!same(my ?? their, was) && mine.has(key) === (prefer === 'mine')) merged.set(key, my ?? their);
  }
  return inOrder(base, mine, theirs, prefer)
    .filter((key) => merged.has(key))
    .map((key) => merged.get(key));
}

/** The order of whoever changed it; new items of the other stay behind the item that they follow. */
function inOrder(base: Items, mine: Items, theirs: Items, prefer: Whose): string[] {
  const isMoved = (items: Items) => {
    const shared = (keys: Items, other: Items) => [...keys.keys()].filter((key) => other.has(key));
    return String(shared(items, base)) !== String(shared(base, items));
  };
  const first = isMoved(mine) && (prefer === 'mine' || !isMoved(theirs)) ? mine : theirs;
  const order = [...first.keys()];
  const rest = [...(first === mine ? theirs : mine).keys()];
  for (const [index, key] of rest.entries()) {
    if (first.has(key)) continue;
    const before = rest[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

interface Hunk {
  start: number;
  end: number;
  blocks: string[];
}

function hunks(base: string[], changed: string[]): Hunk[] {
  const found: Hunk[] = [];
  let at = 0;
  for (const { added, removed, value } of diffArrays(base, changed)) {
    const last = found.at(-1);
    const current = last?.end === at ? last : { start: at, end: at, blocks: [] };
    if ((added || removed) && current !== last) found.push(current);
    if (added) current.blocks.push(...value);
    else at += value.length;
    if (removed) current.end = at;
  }
  return found;
}

/** Returns undefined when both changed the same paragraph or neighbouring ones, and for texts without paragraphs. */
function mergeRichTexts(base: string, mine: string, theirs: string): string | undefined {
  const [was, my, their] = [blocksOf(base), blocksOf(mine), blocksOf(theirs)];
  if (!was || !my || !their) return undefined;
  const [myHunks, theirHunks] = [hunks(was, my), hunks(was, their)];
  const touch = (a: Hunk, b: Hunk) => a.start <= b.end && b.start <= a.end;
  if (myHunks.some((one) => theirHunks.some((other) => touch(one, other)))) return undefined;
  const merged = [...was];
  for (const { start, end, blocks } of [...myHunks, ...theirHunks].toSorted((a, b) => b.start - a.start))
    merged.splice(start, end - start, ...blocks);
  return merged.join('');
}

const TAG = /<(\/?)([a-z][a-z0-9]*)(?:[^a-z0-9<>][^<>]*)?>/gi;
const WITHOUT_END = new Set(['br', 'hr', 'img', 'col', 'wbr']);

/** Splits HTML into its outermost elements, which joined are the text again. Returns undefined for other texts. */
function blocksOf(html: string): string[] | undefined {
  if (html === '') return [];
  if (!html.startsWith('<')) return undefined;
  const ends: number[] = [];
  let depth = 0;
  for (const { index, 0: tag, 1: slash, 2: name = '' } of html.matchAll(TAG)) {
    if (!WITHOUT_END.has(name.toLowerCase())) depth += slash ? -1 : 1;
    if (depth < 0) return undefined;
    if (depth === 0) ends.push(index + tag.length);
  }
  if (depth !== 0 || ends.at(-1) !== html.length) return undefined;
  return ends.map((end, index) => html.slice(ends[index - 1] ?? 0, end));
}
