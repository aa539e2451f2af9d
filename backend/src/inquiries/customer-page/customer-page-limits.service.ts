import { Injectable } from '@nestjs/common';
import { HOUR_MS, MINUTE_MS } from '../../platform/time/durations.js';
import { inMinutes, TooManyTries } from '../../platform/http/errors.js';
import { Limits, type Limit } from '../../platform/limits/limits.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';

/** Wrong links. */
export const LINK_GUESSES: Limit = {
  name: 'enquiry-token',
  windowMs: 15 * MINUTE_MS,
  stages: [
    { perAddress: 60, perNetwork: 600, overall: 6_000 },
    { perAddress: 10, perNetwork: 3_200, overall: 20_000 },
  ],
  refusal: (wait) => `Too many wrong links were opened from your network. Please call us, or try again in ${wait}.`,
};

const sentTooMuch = (wait: string) => `You have sent a lot in a short time. Please call us, or try again in ${wait}.`;

export const CUSTOMER_CHANGES: Limit = {
  name: 'enquiry-page',
  windowMs: HOUR_MS,
  stages: [
    { perAddress: 60, perNetwork: 300, overall: 3_000 },
    { perAddress: 10, perNetwork: 2_900, overall: 10_000 },
  ],
  refusal: sentTooMuch,
};
const CHANGES_OF_ONE_INQUIRY = 30;

@Injectable()
export class CustomerPageLimits {
  constructor(
    private readonly limits: Limits,
    private readonly rateLimit: RateLimit,
  ) {}

  /** Runs a look-up by token; only misses count. Throws TooManyTries (429). */
  guess<T>(lookUp: () => Promise<T | null>): Promise<T | null> {
    return this.limits.guess(LINK_GUESSES, lookUp);
  }

  /** Counts a change by a customer. Throws TooManyTries (429). */
  async change(inquiryId: string): Promise<void> {
    const place = await this.limits.take(CUSTOMER_CHANGES);
    const own = { key: `enquiry-page-of:${inquiryId}`, limit: CHANGES_OF_ONE_INQUIRY, windowMs: HOUR_MS };
    const { allowed, retryAfter } = await this.rateLimit.take(own);
    if (allowed) return;
    await this.limits.refund(place);
    throw new TooManyTries(sentTooMuch(inMinutes(retryAfter)), retryAfter);
  }
}
