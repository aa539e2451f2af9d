/** Words of a text, without tags. */
export const words = (text: string): string[] =>
  text
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const SHINGLE_WORDS = 5;
/** From here on two pages say the same (the measure decides what is thin or too alike to be indexed). */
export const TOO_ALIKE = 0.4;

/** All runs of five words. */
export function shingles(text: string): Set<string> {
  const list = words(text);
  return new Set(list.slice(0, Math.max(0, list.length - SHINGLE_WORDS + 1)).map((_, i) => list.slice(i, i + SHINGLE_WORDS).join(' ')));
}

/** Jaccard similarity: 0 nothing in common, 1 the same. Two empty sets have nothing in common. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared++;
  const union = a.size + b.size - shared;
  return union ? shared / union : 0;
}
