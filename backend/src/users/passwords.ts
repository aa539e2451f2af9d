import { hash, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';

/** A burst of sign-ins leaves a processor to visitors, and threads of Node's four to files and host names. */
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 3));

let running = 0;
const waiting: (() => void)[] = [];
let nobodysHash: Promise<string> | undefined;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const BLOCKS = 4;
/** What made passwords consist of: no letters and digits that look alike. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

const block = (length: number): string => Array.from({ length }, () => READABLE.charAt(randomInt(READABLE.length))).join('');

/** Random, for people to type: four blocks of this length. */
export const readableSecret = (length: number): string => Array.from({ length: BLOCKS }, () => block(length)).join('-');

/** Keyboards write an accented letter as one character or as two: both are one password. */
const composed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(composed(password)));

/** Without a hash (unknown user) it checks a dummy, so that the time does not reveal who exists. */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const compared = storedHash ?? (await nobodysHash);
  let matches = false;
  // Earlier versions stored accents as they were typed.
  for (const spelling of new Set([composed(password), password, password.normalize('NFD')]))
    matches ||= await inTurn(() => verify(compared, spelling));
  return storedHash !== undefined && matches;
}
