import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../platform/config/env.js';
import { StartError } from '../../platform/config/start-error.js';

type Place = Pick<Env, 'DATABASE_URL' | 'dataDir'>;

/** The mark of SQLite. On MariaDB it is a table, because processes may have different folders. */
const markIn = ({ dataDir }: Place): string => join(dataDir, 'unfinished-replacement.txt');

/** Marks the data as being replaced: until `endReplacement` they may be incomplete or a mixture of two sites. `what`: such as 'The restore of …'. */
export async function beginReplacement(place: Place, what: string): Promise<void> {
  if (place.DATABASE_URL) await (await import('./mariadb-tables.js')).markUnfinished(place.DATABASE_URL, what);
  else await writeFile(markIn(place), what, { mode: 0o600, flush: true });
}

export async function endReplacement(place: Place): Promise<void> {
  if (place.DATABASE_URL) await (await import('./mariadb-tables.js')).unmark(place.DATABASE_URL);
  else await rm(markIn(place), { force: true });
}

/** What was interrupted, if anything. */
export async function unfinishedReplacement(place: Place): Promise<string | undefined> {
  if (place.DATABASE_URL) return (await import('./mariadb-tables.js')).markOf(place.DATABASE_URL);
  return readFile(markIn(place), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Throws StartError if the data are those of a replacement that was interrupted. */
export async function refuseUnfinished(place: Place): Promise<void> {
  const what = await unfinishedReplacement(place);
  if (what !== undefined) throw new StartError(`${what} was interrupted. Run it again.`);
}
