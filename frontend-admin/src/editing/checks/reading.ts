import { counted } from '../../kit/format';

/** From which score on, in words. */
const SCALE: readonly (readonly [least: number, meaning: string])[] = [
  [80, 'very easy to read'],
  [60, 'plain English, easy for most people'],
  [50, 'fairly hard; shorter sentences help'],
  [30, 'hard: long sentences or long words'],
  [0, 'very hard, as specialist papers are: shorten sentences and words'],
];

/** Says how long a page is and how hard to read. */
export function describeReading({ words, readingEase }: { words: number; readingEase: number | null }): string {
  const length = counted(words, 'word');
  if (readingEase === null) return `${length}. Reading ease is worked out for English texts of 100 words or more.`;
  const [, meaning = ''] = SCALE.find(([least]) => readingEase >= least) ?? [];
  return `${length}. Reading ease ${readingEase} of 100: ${meaning}.`;
}
