// On MariaDB only among the further tests.
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RateLimit, type Budget } from '../src/platform/limits/rate-limit.js';
import { Secrets } from '../src/platform/config/secrets.js';
import { ONLY_THE_CLOCK } from './support/clock.js';
import { makeTestEnv, type TestEnv } from './support/database.js';

const REDIS_URL = process.env['TEST_REDIS_URL'];
const budget = (key: string, limit = 2): Budget => ({ key, limit, windowMs: 60_000 });

describe('rate limits', () => {
  let test: TestEnv;
  let limits: RateLimit;
  afterEach(async () => {
    jest.useRealTimers();
    limits.onApplicationShutdown();
    await test.dispose();
  });
  const start = async (redisUrl = '') => {
    test = await makeTestEnv({ REDIS_URL: redisUrl });
    limits = new RateLimit(test.env, new Secrets(test.env));
  };
  const take = async (...budgets: Budget[]) => (await limits.take(...budgets)).allowed;

  describe.each(REDIS_URL ? ['', REDIS_URL] : [''])('with REDIS_URL "%s"', (redisUrl) => {
    beforeEach(async () => {
      await start(redisUrl);
      if (redisUrl) await untilCountedTogether();
    });

    /** Redis connects in the background; until then each instance counts on its own. */
    async function untilCountedTogether(): Promise<void> {
      const other = new RateLimit(test.env, new Secrets(test.env));
      for (let n = 0; ; n++) {
        await other.take(budget(`probe ${n}`, 1));
        if (!(await take(budget(`probe ${n}`, 1)))) break;
        await nextTurn();
      }
      other.onApplicationShutdown();
    }

    it('refuse when a budget is exhausted and say when it is renewed', async () => {
      const verdicts = [await limits.take(budget('a')), await limits.take(budget('a')), await limits.take(budget('a'))];
      expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, false]);
      expect(verdicts[2]?.retryAfter).toBeGreaterThan(55);
      expect(verdicts[2]?.retryAfter).toBeLessThanOrEqual(60);
    });

    it('take from all budgets or none', async () => {
      await take(budget('narrow', 1));
      for (let i = 0; i < 5; i++) expect(await take(budget('wide'), budget('narrow', 1))).toBe(false);
      expect([await take(budget('wide')), await take(budget('wide')), await take(budget('wide'))]).toEqual([true, true, false]);
    });

    it('refund attempts, but never more than were taken', async () => {
      await take(budget('a'));
      for (let i = 0; i < 3; i++) await limits.refund(budget('a'), budget('unused'));
      expect([await take(budget('a')), await take(budget('a')), await take(budget('a'))]).toEqual([true, true, false]);
      expect([await take(budget('unused', 1)), await take(budget('unused', 1))]).toEqual([true, false]);
    });

    it('can be renewed early', async () => {
      await take(budget('a', 1));
      await limits.renew(budget('a'));
      expect(await take(budget('a', 1))).toBe(true);
    });
  });

  it('start a new window after the old one, however many attempts were refused', async () => {
    await start();
    jest.useFakeTimers({ doNotFake: ONLY_THE_CLOCK });
    const began = Date.now();
    await take(budget('a', 1));
    for (const seconds of [20, 40, 59]) {
      jest.setSystemTime(began + seconds * 1000);
      expect(await take(budget('a', 1))).toBe(false);
    }
    jest.setSystemTime(began + 61_000);
    expect(await take(budget('a', 1))).toBe(true);
  });

  // @asvs 1.4.3
  it('keep a bounded number of counters and drop those used longest ago', async () => {
    await start();
    await take(budget('overall', 60_000), budget('first', 1));
    for (let i = 1; i < 60_000; i++) await take(budget('overall', 60_000), budget(`address ${i}`, 1));
    expect(await take(budget('overall', 60_000))).toBe(false);
    expect(await take(budget('address 59000', 1))).toBe(false);
    expect(await take(budget('first', 1))).toBe(true);
  });
});
