/** Set by `npm run test:long`; without it each test runs in a short form. */
const isLong = process.env['TEST_LONG'] === '1';

const MINUTE_MS = 60_000;

/** Size of the endurance tests. */
export const SCALE = isLong
  ? {
      isLong,
      enquiries: 1_000,
      kills: 25,
      tickMs: 5_000,
      enquiriesInOutage: 100,
      enquiriesToReplicas: 1_000,
      replicaKills: 20,
      reminderKills: 30,
      loadMs: 30 * MINUTE_MS,
      fuzzCalls: 50_000,
      hostileShare: 1,
      photographsAtOnce: 20,
      forgedTokens: 10_000,
      patienceMs: 90 * MINUTE_MS,
    }
  : {
      isLong,
      enquiries: 20,
      kills: 2,
      tickMs: MINUTE_MS,
      enquiriesInOutage: 5,
      enquiriesToReplicas: 20,
      replicaKills: 2,
      reminderKills: 4,
      loadMs: 3_000,
      fuzzCalls: 1_000,
      // One input of four.
      hostileShare: 4,
      photographsAtOnce: 6,
      forgedTokens: 1_000,
      patienceMs: 5 * MINUTE_MS,
    };

/** Prints measurements between the test runner's lines. */
export const report = (line: string): void => void process.stdout.write(`  ${line}\n`);
