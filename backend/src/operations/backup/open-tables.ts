import type { Env } from '../../platform/config/env.js';
import type { Snapshot, TableWriter } from './tables.js';

type Place = Pick<Env, 'DATABASE_URL' | 'sqliteFile'>;

/** In its own connection, which may belong to another process than the site. */
export async function openSnapshot({ DATABASE_URL, sqliteFile }: Place): Promise<Snapshot> {
  if (DATABASE_URL) return (await import('./mariadb-tables.js')).openMariadbSnapshot(DATABASE_URL);
  return (await import('./sqlite-tables.js')).openSqliteSnapshot(sqliteFile);
}

export async function openWriter({ DATABASE_URL, sqliteFile }: Place): Promise<TableWriter> {
  if (DATABASE_URL) return (await import('./mariadb-tables.js')).openMariadbWriter(DATABASE_URL);
  return (await import('./sqlite-tables.js')).openSqliteWriter(sqliteFile);
}
