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
      loadMs: 30 * MINUTE_MS,
      fuzzCalls: 50_000,
      patienceMs: 30 * MINUTE_MS,
    }
  : {
      isLong,
      enquiries: 40,
      kills: 2,
      tickMs: MINUTE_MS,
      enquiriesInOutage: 5,
      enquiriesToReplicas: 20,
      replicaKills: 2,
      loadMs: 3_000,
      fuzzCalls: 1_000,
      patienceMs: MINUTE_MS,
    };

/** Prints measurements between the test runner's lines. */
export const report = (line: string): void => void process.stdout.write(`  ${line}\n`);
