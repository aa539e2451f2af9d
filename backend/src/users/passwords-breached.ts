import { readFileSync } from 'node:fs';

/**
 * The 10,000 most common passwords of 12 or more characters in known breaches, one on each line, in lower case, the most common first. From SecLists,
 * 10-million-password-list-top-1000000.txt: https://github.com/danielmiessler/SecLists, Copyright (c) 2018 Daniel Miessler, MIT License.
 * At the same place seen from src and from dist.
 */
const LIST = new URL('../../../backend/breached-passwords.txt', import.meta.url);

/** Read when a password is chosen, which is seldom. */
export const readBreached = (): string => readFileSync(LIST, 'utf8');

/** Whether known breaches have it, however it is capitalised, spaced, or decorated with digits and signs. */
export function isBreachedPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase().replaceAll('\n', '');
  // Searched as one text: 10,000 strings in a set would take five times its memory.
  const listed = `\n${readBreached()}`;
  return [text, text.replace(/[^a-z]/g, '')].some((one) => listed.includes(`\n${one}\n`));
}
