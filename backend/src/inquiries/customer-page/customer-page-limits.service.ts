import { Injectable } from '@nestjs/common';
import { HOUR_MS, MINUTE_MS } from '../../common/durations.js';
import { inMinutes, TooManyTries } from '../../common/errors.js';
import { RateLimit, type Budget } from '../../common/rate-limit.js';
import { currentActor } from '../../common/request-context.js';

const GUESSES_MS = 15 * MINUTE_MS;

@Injectable()
export class CustomerPageLimits {
  constructor(private readonly rateLimit: RateLimit) {}

  /** Runs a look-up by token; only misses count. Throws TooManyTries (429). */
  async guess<T>(lookUp: () => Promise<T | null>): Promise<T | null> {
    const { address, network } = currentActor().origin;
    const budgets = [
      { key: `enquiry-token:${address}`, limit: 60, windowMs: GUESSES_MS },
      { key: `enquiry-token-network:${network}`, limit: 600, windowMs: GUESSES_MS },
    ];
    await this.take('Too many wrong links were opened from your network.', budgets);
    const found = await lookUp();
    if (found !== null) await this.rateLimit.refund(...budgets);
    return found;
  }

  /** For each change by a customer. Throws TooManyTries (429). */
  change(inquiryId: string): Promise<void> {
    return this.take('You have sent a lot in a short time.', [
      { key: `enquiry-page:${currentActor().origin.address}`, limit: 60, windowMs: HOUR_MS },
      { key: `enquiry-page-of:${inquiryId}`, limit: 30, windowMs: HOUR_MS },
    ]);
  }

  private async take(reason: string, budgets: Budget[]): Promise<void> {
    const { allowed, retryAfter } = await this.rateLimit.take(...budgets);
    if (!allowed) throw new TooManyTries(`${reason} Please call us, or try again in ${inMinutes(retryAfter)}.`, retryAfter);
  }
}
