import { customers } from './customers.js';
import { offers } from './offers.js';
import { pitches } from './pitches.js';
import type { Rule } from './rule.js';
import { sender } from './sender.js';
import { toWritten, type Sent } from './written.js';

/** From so many points on an enquiry goes to the Spam view. */
export const SPAM_FROM = 4;
/** However much speaks for a customer, it takes no more than this away. */
const MOST_TRUST = -7;

export interface Verdict {
  isSpam: boolean;
  /** Points. */
  score: number;
  /** What speaks for spam, the weightiest first, as staff read it. */
  reasons: string[];
}

/** Points from outside the text: how the form was filled in, what came before. */
export interface Finding {
  reason: string;
  points: number;
  /** Enough whatever the text says. */
  isDecisive?: boolean;
}

const RULES: readonly Rule[] = [...offers, ...pitches, ...sender, ...customers];

/** Weighs an enquiry without asking anyone: the rules are in offers, pitches, sender and customers. */
export function judge(sent: Sent, findings: readonly Finding[] = []): Verdict {
  const written = toWritten(sent);
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
