import { SETTING_NAMES } from './env.js';

/** Read by `docker compose`, by tests or by Node instead; a `.env` that is shared has them, too. */
const OTHERS = ['DOMAIN', 'HTTP_PORT', 'HTTPS_PORT', 'ALERT_WEBHOOK_URL', 'TEST_DATABASE_URL', 'TEST_REDIS_URL'];
/** Shorter names are near to too many others: HOSTS, REPORT, SPEED. */
const SHORTEST = 7;
/** The length from which two letters may differ. */
const LONG = 10;

/** Returns variables that look like a misspelt setting, with that setting: those with another case, or with a letter or two left out, added, changed or swapped. */
export function misspelt(names: readonly string[]): { name: string; meant: string }[] {
  const known = new Set([...SETTING_NAMES, ...OTHERS]);
  return names
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = [...known].find((one) => isNear(name.toUpperCase(), one));
      return meant === undefined ? [] : [{ name, meant }];
    });
}

function isNear(name: string, known: string): boolean {
  const allowed = known.length < SHORTEST ? 0 : known.length < LONG ? 1 : 2;
  return allowed > 0 && Math.abs(name.length - known.length) <= allowed && distance(name, known) <= allowed;
}

/** How many letters are left out, added, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [(last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last?.[j - 1] ?? 0) + change];
      row.push(Math.min(...ways, ...(isSwapped ? [(before?.[j - 2] ?? 0) + 1] : [])));
    }
    [before, last] = [last, row];
  }
  return last?.[b.length] ?? 0;
}
