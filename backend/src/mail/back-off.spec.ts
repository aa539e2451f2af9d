import { describe, expect, it } from '@jest/globals';
import { MAX_ATTEMPTS, missedTime, PATIENCE_MS, retryDelayMs } from './back-off.js';
import type { MailKind } from './outbox-mail.entity.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const longest = (attempts: number) => retryDelayMs(attempts, () => 0);

describe('the back-off', () => {
  it('doubles from one minute to six hours', () => {
    expect([1, 2, 3, 4, 9, 10, 11, 500].map(longest)).toEqual([1, 2, 4, 8, 256, 360, 360, 360].map((minutes) => minutes * MINUTE));
  });

  it('varies, so that mails that failed together do not come back together', () => {
    expect(retryDelayMs(3, () => 1)).toBe(3.6 * MINUTE);
    for (let i = 0; i < 50; i++) {
      expect(retryDelayMs(5)).toBeLessThanOrEqual(16 * MINUTE);
      expect(retryDelayMs(5)).toBeGreaterThanOrEqual(14.4 * MINUTE);
    }
  });

  it('gives up after three days', () => {
    const waited = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) => longest(i + 1)).reduce((a, b) => a + b, 0);
    expect(waited).toBeGreaterThan(PATIENCE_MS - 6 * HOUR);
    expect(waited).toBeLessThanOrEqual(PATIENCE_MS + 6 * HOUR);
  });
});

describe('a mail that has waited too long', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const missed = (kind: MailKind, waited: number) => missedTime({ kind, queuedAt: new Date(now.getTime() - waited) }, now);

  it('says within what time it should have been sent', () => {
    expect(missed('autoresponder', 71 * HOUR)).toBeUndefined();
    expect(missed('autoresponder', 73 * HOUR)).toBe('3 days');
    expect(missed('password-reset', 59 * MINUTE)).toBeUndefined();
    expect(missed('password-reset', 61 * MINUTE)).toBe('60 minutes');
    expect(missed('invitation', 167 * HOUR)).toBeUndefined();
    expect(missed('invitation', 169 * HOUR)).toBe('7 days');
  });

  it('is never one to the office', () => {
    expect(missed('office-notice', 1_000 * HOUR)).toBeUndefined();
  });
});
