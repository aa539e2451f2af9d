import type { Written } from './written.js';

export interface Rule {
  /** As shown to staff. */
  reason: string;
  /** Points for spam; negative for a customer. */
  points(written: Written): number;
}

export const rule = (reason: string, points: number, applies: (written: Written) => boolean): Rule => ({
  reason,
  points: (written) => (applies(written) ? points : 0),
});

/** `first` points for the first matching pattern, `more` for each other, at most `most`. */
export const vocabulary = (
  reason: string,
  { first, more, most }: { first: number; more: number; most: number },
  patterns: readonly RegExp[],
): Rule => ({
  reason,
  points({ text }) {
    const found = patterns.filter((pattern) => pattern.test(text)).length;
    const sum = found ? first + (found - 1) * more : 0;
    return Math.sign(sum) * Math.min(Math.abs(sum), Math.abs(most));
  },
});
