import { Injectable } from '@nestjs/common';
import { RateLimit, type Budget } from '../common/rate-limit.js';
import { currentActor } from '../common/request-context.js';
import { inMinutes, TooManyTries } from '../common/errors.js';

const WINDOW_MS = 60 * 60_000;

interface Stage {
  perAddress: number;
  perNetwork: number;
  overall: number;
}

/** The first stage with room applies. Later stages allow less per address, so a flood does not shut out customers (decision 46). */
const STAGES: readonly [usual: Stage, ...floods: Stage[]] = [
  { perAddress: 30, perNetwork: 200, overall: 1_000 },
  { perAddress: 20, perNetwork: 1_200, overall: 6_000 },
  { perAddress: 3, perNetwork: 2_000, overall: 20_000 },
];

export interface Place {
  budgets: Budget[];
  /** More arrives than customers would write, so nobody should be notified. */
  isFlood: boolean;
}

@Injectable()
export class EnquiryLimits {
  constructor(private readonly rateLimit: RateLimit) {}

  /** Throws TooManyTries (429). */
  async take(): Promise<Place> {
    let wait = 0;
    for (const stage of STAGES) {
      const budgets = budgetsOf(stage);
      const { allowed, retryAfter } = await this.rateLimit.take(...budgets);
      if (allowed) return { budgets, isFlood: stage !== STAGES[0] };
      wait = retryAfter;
    }
    throw new TooManyTries(`We have received too many messages. Please call us, or write again in ${inMinutes(wait)}.`, wait);
  }

  async refund({ budgets }: Place): Promise<void> {
    await this.rateLimit.refund(...budgets);
  }
}

function budgetsOf({ perAddress, perNetwork, overall }: Stage): Budget[] {
  const { address, network } = currentActor().origin;
  return [
    { key: `contact:${address}`, limit: perAddress, windowMs: WINDOW_MS },
    { key: `contact-network:${network}`, limit: perNetwork, windowMs: WINDOW_MS },
    { key: 'contact-overall', limit: overall, windowMs: WINDOW_MS },
  ];
}
