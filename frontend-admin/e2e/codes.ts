import { setTimeout as sleep } from 'node:timers/promises';

const HALF_MINUTE_MS = 30_000;
/** Longer than a form takes to send a code. */
const ENOUGH_MS = 4_000;

const left = (): number => HALF_MINUTE_MS - (Date.now() % HALF_MINUTE_MS);

/** Waits for the next code of an authenticator app. */
export const nextHalfMinute = (): Promise<void> => sleep(left() + 100);

/** Waits for the next half minute when this one is about to end: a code lasts until then. */
export async function awayFromTheEdge(): Promise<void> {
  if (left() < ENOUGH_MS) await nextHalfMinute();
}
