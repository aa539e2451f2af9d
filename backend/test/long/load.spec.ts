import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { mixedLoad, stored } from '../../../scripts/bench/mixed-load.js';
import { memory } from '../../../scripts/bench/process.js';
import { startSite, type Site } from '../../../scripts/bench/site.js';
import { report, SCALE } from './scale.js';

jest.setTimeout(2 * SCALE.patienceMs);

/** Within the limit of an hour for all visitors. */
const INQUIRY_EVERY_MS = 200;
const SAMPLES = 30;

let site: Site;
beforeAll(async () => {
  const databaseServer = process.env['TEST_DATABASE_URL'] ?? '';
  site = await startSite({ databaseServer, env: { TRUST_PROXY: '1', LOG_LEVEL: 'error', SEED: 'demo' } });
});
afterAll(() => site.stop());

it('responds and stores everything under load, with level memory', async () => {
  const sizes: number[] = [];
  const sample = async () => {
    for (let n = 0; n < SAMPLES; n += 1) {
      await sleep(SCALE.loadMs / SAMPLES);
      sizes.push(memory(site.pid()));
    }
  };
  const [{ acknowledged, problems }] = await Promise.all([
    mixedLoad(site, { milliseconds: SCALE.loadMs, enquiryEveryMs: INQUIRY_EVERY_MS }),
    sample(),
  ]);
  expect(problems).toEqual([]);
  expect(await stored(site)).toBe(acknowledged);
  const [early, late] = [sizes.slice(SAMPLES / 3, (2 * SAMPLES) / 3), sizes.slice((2 * SAMPLES) / 3)].map((part) => Math.max(...part));
  report(`${acknowledged} enquiries; memory ${early?.toFixed(0)} MiB in the second third, ${late?.toFixed(0)} MiB in the last`);
  if (SCALE.isLong) expect(late).toBeLessThan(1.1 * (early ?? NaN));
});
