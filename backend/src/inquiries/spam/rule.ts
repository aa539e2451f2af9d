import type { Written } from './written.js';

/** One sign for or against spam. */
export interface Rule {
  /** As staff read it beside the enquiry. */
  reason: string;
  /** Points for spam; 0 where it does not apply, negative where it speaks for a customer. */
  points(written: Written): number;
}

export const rule = (reason: string, points: number, applies: (written: Written) => boolean): Rule => ({
  reason,
  points: (written) => (applies(written) ? points : 0),
});

/** `first` points for one of the patterns in the text, `more` for each other one, together at most `most`. */
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
