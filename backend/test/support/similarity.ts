import { SHINGLE_WORDS, words } from '../../src/pages/originality.js';

/*
 * The plain comparison of two texts. The product keeps its result up to date from edit to edit instead, and must agree with it.
 */

/** All sequences of five words. */
export function shingles(text: string): Set<string> {
  const list = words(text);
  return new Set(list.slice(0, Math.max(0, list.length - SHINGLE_WORDS + 1)).map((_, i) => list.slice(i, i + SHINGLE_WORDS).join(' ')));
}

/** Jaccard similarity, 0 to 1. */
export const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const union = new Set([...a, ...b]).size;
  return union ? (a.size + b.size - union) / union : 0;
};
