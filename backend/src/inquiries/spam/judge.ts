import { customers } from './customers.js';
import { offers } from './offers.js';
import { pitches } from './pitches.js';
import type { Rule } from './rule.js';
import { sender } from './sender.js';
import { toWritten, type Near, type Sent } from './written.js';

/** Score from which an enquiry is spam. */
export const SPAM_FROM = 4;
const MOST_TRUST = -7;

export interface Verdict {
  isSpam: boolean;
  score: number;
  /** Strongest first, as shown to staff. */
  reasons: string[];
}

/** A sign outside the text, such as how the form was filled in. */
export interface Finding {
  reason: string;
  points: number;
  /** Spam whatever the text says. */
  isDecisive?: boolean;
}

const RULES: readonly Rule[] = [...offers, ...pitches, ...sender, ...customers];

export function judge(sent: Sent, near: Near, findings: readonly Finding[] = []): Verdict {
  const written = toWritten(sent, near);
  const found: Finding[] = [...findings, ...RULES.map(({ reason, points }) => ({ reason, points: points(written) }))];
  const sum = (some: Finding[]) => some.reduce((total, { points }) => total + points, 0);
  const against = found.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  const score = sum(against) + Math.max(MOST_TRUST, sum(found.filter(({ points }) => points < 0)));
  return {
    isSpam: score >= SPAM_FROM || against.some(({ isDecisive }) => isDecisive),
    score,
    reasons: against.map(({ reason }) => reason),
  };
}
