import { describe, expect, it } from '@jest/globals';
import { MAX_ATTEMPTS, PATIENCE_MS, retryDelayMs } from './back-off.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const longest = (attempts: number) => retryDelayMs(attempts, () => 0);

describe('the back-off', () => {
  it('doubles from one minute to six hours', () => {
    expect([1, 2, 3, 4, 9, 10, 11, 500].map(longest)).toEqual([1, 2, 4, 8, 256, 360, 360, 360].map((minutes) => minutes * MINUTE));
  });

  it('varies, so that retries spread out', () => {
    expect(retryDelayMs(3, () => 1)).toBe(3.6 * MINUTE);
    for (let i = 0; i < 50; i++) {
      expect(retryDelayMs(5)).toBeLessThanOrEqual(16 * MINUTE);
      expect(retryDelayMs(5)).toBeGreaterThanOrEqual(14.4 * MINUTE);
    }
  });

  it('ends after three days', () => {
    const waited = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) => longest(i + 1)).reduce((a, b) => a + b, 0);
    expect(waited).toBeGreaterThan(PATIENCE_MS - 6 * HOUR);
    expect(waited).toBeLessThanOrEqual(PATIENCE_MS + 6 * HOUR);
  });
});
