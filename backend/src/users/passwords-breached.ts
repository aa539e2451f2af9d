import { BREACHED } from './breached-list.js';

/** Searched as one text: 10,000 strings in a set would take five times its memory. */
const isListed = (text: string): boolean => BREACHED.includes(`\n${text}\n`);

/** Whether known breaches have it, however it is capitalised, spaced, or decorated with digits and signs. */
export function isBreachedPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase().replaceAll('\n', '');
  return isListed(text) || isListed(text.replace(/[^a-z]/g, ''));
}
