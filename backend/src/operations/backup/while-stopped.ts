import { existsSync } from 'node:fs';
import { prepareDataDir } from '../../platform/config/secrets.js';
import type { Env } from '../../platform/config/env.js';
import { StartError } from '../../platform/config/start-error.js';
import { lockFolder } from '../../platform/database/folder-lock.js';
import { openSnapshot } from './open-tables.js';
import { MIGRATIONS } from './tables.js';

/** Runs `work` while no site uses the data folder. Throws StartError if one does. */
export async function whileStopped<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  prepareDataDir(dataDir);
  const lock = lockFolder(dataDir);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** Throws StartError if another program is connected; SQLite has the lock of its folder instead. */
export async function refuseInUse({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>): Promise<void> {
  if (DATABASE_URL && (await (await import('./mariadb-tables.js')).isMariadbInUse(DATABASE_URL)))
    throw new StartError(
      'Another program is connected to this database. Stop the site (in containers: docker compose stop app) and try again.',
    );
}

/** Returns the tables of a database, which may not exist. */
export async function tablesOf(env: Pick<Env, 'DATABASE_URL' | 'sqliteFile'>): Promise<string[]> {
  if (!env.DATABASE_URL && !existsSync(env.sqliteFile)) return [];
  const snapshot = await openSnapshot(env);
  await snapshot.close();
  return [...snapshot.tables.keys(), ...(snapshot.migrations.length ? [MIGRATIONS] : [])];
}
