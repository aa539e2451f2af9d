import { setTimeout as wait } from 'node:timers/promises';

const WITHIN_MS = 15_000;

/** Looks again and again until `look` answers something; fails saying what was awaited. */
export async function until<T>(what: string, look: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await wait(25)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`Waited ${WITHIN_MS} ms in vain for ${what}`);
}
