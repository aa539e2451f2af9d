import { setTimeout as wait } from 'node:timers/promises';

const WITHIN_MS = 45_000;

/** Polls `look` until it returns something; otherwise fails with the name of what was awaited. */
export async function until<T>(what: string, look: () => T | Promise<T>, withinMs = WITHIN_MS): Promise<NonNullable<T>> {
  for (const end = Date.now() + withinMs; Date.now() < end; await wait(25)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`Waited ${withinMs} ms in vain for ${what}`);
}
