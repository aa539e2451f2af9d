import { Injectable } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import { Env } from '../../platform/config/env.js';
import { prepareDataDir } from '../../platform/config/secrets.js';
import { StartError } from '../../platform/config/start-error.js';
import { lockFolder } from '../../platform/database/folder-lock.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { isMariadbInUse, markOf, markUnfinished, unmark } from './mariadb-tables.js';
import { openSnapshot } from './open-tables.js';
import { MIGRATIONS } from './tables.js';

export const SQLITE_FILES = ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm'];
export const UPLOADS = ['media', 'enquiry-photos'];

type Place = Pick<Env, 'DATABASE_URL' | 'dataDir'>;

/** Runs `work` while no site uses the data folder, also with MariaDB, and no other program the database. Throws StartError if one does. */
export async function whileStopped<T>({ DATABASE_URL, dataDir }: Place, work: () => Promise<T>): Promise<T> {
  prepareDataDir(dataDir);
  const lock = lockFolder(dataDir);
  try {
    if (DATABASE_URL && (await isMariadbInUse(DATABASE_URL)))
      throw new StartError(
        'Another program is connected to this database. Stop the site (in containers: docker compose stop app) and try again.',
      );
    return await work();
  } finally {
    lock.release();
  }
}

/** Returns the tables of a database, which may not exist. */
export async function tablesOf(env: Pick<Env, 'DATABASE_URL' | 'sqliteFile'>): Promise<string[]> {
  if (!env.DATABASE_URL && !existsSync(env.sqliteFile)) return [];
  await using snapshot = await openSnapshot(env);
  return [...snapshot.tables.keys(), ...(snapshot.migrations.length ? [MIGRATIONS] : [])];
}

/** The mark of SQLite. On MariaDB it is a table, because processes may have different folders. */
const markIn = ({ dataDir }: Place): string => join(dataDir, 'unfinished-replacement.txt');

/** Marks the data as being replaced: until `endReplacement` they may be incomplete or a mixture of two sites. `what`: such as 'The restore of …'. */
export async function beginReplacement(place: Place, what: string): Promise<void> {
  if (place.DATABASE_URL) await markUnfinished(place.DATABASE_URL, what);
  else await writeFile(markIn(place), what, { mode: 0o600, flush: true });
}

export const endReplacement = (place: Place): Promise<void> =>
  place.DATABASE_URL ? unmark(place.DATABASE_URL) : rm(markIn(place), { force: true });

/** What was interrupted, if anything. */
export async function unfinishedReplacement(place: Place): Promise<string | undefined> {
  if (place.DATABASE_URL) return markOf(place.DATABASE_URL);
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

/** How long replaced data are kept, in case the wrong backup was restored. */
const KEPT_MS = 7 * DAY_MS;
const BEFORE = /^before-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** Removes what `swapIn` kept a week ago, and returns the names of its folders. */
export async function removeReplaced(dataDir: string, now: Date): Promise<string[]> {
  const old = (await readdir(dataDir)).filter((name) => {
    const at = name.replace(BEFORE, '$1-$2-$3T$4:$5:$6Z');
    return at !== name && now.getTime() - Date.parse(at) > KEPT_MS;
  });
  for (const name of old) await rm(join(dataDir, name), { recursive: true, force: true });
  return old;
}

/** Removes what a restore replaced, which may hold what was erased since. */
@Injectable()
export class ReplacedDataJob extends Recurring {
  protected override readonly every = HOUR_MS;

  constructor(private readonly env: Env) {
    super();
  }

  protected override async work(now: Date): Promise<void> {
    for (const folder of await removeReplaced(this.env.dataDir, now)) this.logger.log(`${folder}, which a restore replaced, removed`);
  }
}

/** Puts what `from` has of these names into the data folder. Returns the folder that keeps what was there, or null. */
export async function swapIn(dataDir: string, from: string, names: readonly string[]): Promise<string | null> {
  const replaced = names.filter((name) => existsSync(join(dataDir, name)));
  const before = join(dataDir, `before-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
  if (replaced.length) await mkdir(before, { mode: 0o700 });
  for (const name of replaced) await rename(join(dataDir, name), join(before, name));
  for (const name of names) if (existsSync(join(from, name))) await rename(join(from, name), join(dataDir, name));
  return replaced.length ? before : null;
}
