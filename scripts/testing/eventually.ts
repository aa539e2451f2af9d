import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

type Matchers = ReturnType<typeof expect>;
type Patient = {
  [Name in keyof Matchers as Matchers[Name] extends (...args: never[]) => unknown ? Name : never]: Matchers[Name] extends (
    ...args: infer Args
  ) => unknown
    ? (...args: Args) => Promise<void>
    : never;
};

/**
 * `expect` for what a page is still rendering: reads again until the matcher is content or ten seconds have passed.
 * Only for reading; what changes something would be done several times.
 */
export function eventually(read: () => unknown): Patient {
  return new Proxy({} as Patient, {
    get:
      (_, name: keyof Patient) =>
      async (...args: unknown[]) => {
        const deadline = Date.now() + PATIENCE_MS;
        for (;;) {
          try {
            const matchers = expect(await read()) as unknown as Record<string, (...args: unknown[]) => void>;
            matchers[name]?.(...args);
            return;
          } catch (error) {
            if (Date.now() > deadline) throw error;
            await sleep(PAUSE_MS);
          }
        }
      },
  });
}
