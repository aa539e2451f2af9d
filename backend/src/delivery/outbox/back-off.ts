import { HOUR_MS, MINUTE_MS } from '../../platform/time/durations.js';

export const MAX_DELAY_MS = 6 * HOUR_MS;
export const PATIENCE_MS = 72 * HOUR_MS;

const plainDelayMs = (attempts: number): number => Math.min(MAX_DELAY_MS, MINUTE_MS * 2 ** (attempts - 1));

/** Attempts within PATIENCE_MS. A count, because a delivery may have waited long for its channel to be set up. */
export const MAX_ATTEMPTS = (() => {
  let attempts = 1;
  for (let waited = plainDelayMs(1); waited < PATIENCE_MS; waited += plainDelayMs(attempts)) attempts++;
  return attempts;
})();

/** Doubles from 1 minute to 6 hours, less up to a tenth at random to spread the load. */
export const retryDelayMs = (attempts: number, random: () => number = Math.random): number =>
  Math.round(plainDelayMs(attempts) * (1 - 0.1 * random()));
