import type { Env } from '../../platform/config/env.js';
import { openMariadbSnapshot, openMariadbWriter } from './mariadb-tables.js';
import { openSqliteSnapshot, openSqliteWriter } from './sqlite-tables.js';
import type { Snapshot, TableWriter } from './tables.js';

type Place = Pick<Env, 'DATABASE_URL' | 'sqliteFile'>;

/** In its own connection, which may belong to another process than the site. */
export const openSnapshot = async ({ DATABASE_URL, sqliteFile }: Place): Promise<Snapshot> =>
  DATABASE_URL ? openMariadbSnapshot(DATABASE_URL) : openSqliteSnapshot(sqliteFile);

export const openWriter = async ({ DATABASE_URL, sqliteFile }: Place): Promise<TableWriter> =>
  DATABASE_URL ? openMariadbWriter(DATABASE_URL) : openSqliteWriter(sqliteFile);
