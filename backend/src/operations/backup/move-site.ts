import { join } from 'node:path';
import type { Env } from '../../platform/config/env.js';
import { SECRET_FILES, secretFile, storedSecret, writeSecrets } from '../../platform/config/secrets.js';
import { StartError } from '../../platform/config/start-error.js';
import type { Progress, TableState } from './archive-format.js';
import { compareTables, insertRows, prepareSchema, type EmptyDatabase } from './fill-database.js';
import { dropMariadbTables } from './mariadb-tables.js';
import { openSnapshot, openWriter } from './open-tables.js';
import {
  beginReplacement,
  endReplacement,
  refuseUnfinished,
  SQLITE_FILES,
  swapIn,
  tablesOf,
  unfinishedReplacement,
  whileStopped,
} from './replacing-data.js';
import { withStage } from './stage.js';
import type { Snapshot } from './tables.js';

export type Destination = 'mariadb' | 'sqlite';

export interface MoveResult {
  tables: number;
  rows: number;
  /** Folder with the files that were replaced. */
  before: string | null;
}

/**
 * Copies all rows from the SQLite database of DATA_DIR to DATABASE_URL or back, and compares each. The source stays as it is, and so do the files. Throws
 * StartError and changes nothing if the site runs, there is no source, or there is a destination and not `force`.
 */
export async function moveSite(env: Env, to: Destination, force: boolean, progress: Progress): Promise<MoveResult> {
  const { DATABASE_URL, sqliteFile, dataDir } = env;
  if (!DATABASE_URL) throw new StartError('Set DATABASE_URL to the MariaDB database. It is moved to or from DATA_DIR.');
  const sqlite = { dataDir, sqliteFile };
  const what = `The move to ${to === 'mariadb' ? 'MariaDB' : 'SQLite'}`;
  const [source, destination] = to === 'mariadb' ? [sqlite, env] : [env, sqlite];
  return whileStopped(env, async () => {
    if (to === 'mariadb') refuseOtherKey(env);
    await refuseUnfinished(source);
    if (!(await tablesOf(source)).length) throw new StartError('There is nothing to move: the database to move from has no tables.');
    const replaced = await tablesOf(destination);
    const isInterrupted = (await unfinishedReplacement(destination)) !== undefined;
    if (replaced.length && !force && !isInterrupted)
      throw new StartError('The database to move to has tables already. Add --force to replace them.');
    return withStage(dataDir, async (stage) => {
      if (to === 'mariadb') {
        // Tried aside before the tables of the destination go.
        if (replaced.length) await copy(source, { dataDir: join(stage, 'aside') }, progress);
        await beginReplacement(destination, what);
        await dropMariadbTables(DATABASE_URL, replaced);
        const copied = await copy(source, { DATABASE_URL, dataDir: join(stage, 'unused') }, progress);
        await endReplacement(destination);
        return { ...copied, before: null };
      }
      const aside = join(stage, 'data');
      const copied = await copy(source, { dataDir: aside }, progress);
      // The site finds them there when the environment no longer sets them.
      writeSecrets(aside, { JWT_SECRET: env.JWT_SECRET ?? '', SECRET_KEY: env.SECRET_KEY ?? '' }, {});
      await beginReplacement(destination, what);
      const before = await swapIn(dataDir, aside, [...SQLITE_FILES, ...SECRET_FILES]);
      await endReplacement(destination);
      return { ...copied, before };
    });
  });
}

/** With another key the stored mail password and customers' links would be lost. */
function refuseOtherKey(env: Env): void {
  const stored = storedSecret(env, 'SECRET_KEY');
  if (stored !== undefined && stored !== env.SECRET_KEY)
    throw new StartError(
      `SECRET_KEY is not the one in ${secretFile(env, 'SECRET_KEY')}, so stored secrets could not be decrypted. Set SECRET_KEY to the content of that file.`,
    );
}

async function copy(source: Pick<Env, 'DATABASE_URL' | 'sqliteFile'>, destination: EmptyDatabase, progress: Progress) {
  await using snapshot = await openSnapshot(source);
  const columns = Object.fromEntries([...snapshot.tables].map(([table, names]) => [table, { columns: names }]));
  const env = await prepareSchema(destination, { migrations: snapshot.migrations, tables: columns });
  const tables = await copyTables(snapshot, env, progress);
  await compareTables(env, tables, progress);
  return { tables: snapshot.tables.size, rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0) };
}

async function copyTables(snapshot: Snapshot, env: Env, progress: Progress): Promise<Record<string, TableState>> {
  await using writer = await openWriter(env);
  const tables: Record<string, TableState> = {};
  for (const [table, columns] of snapshot.tables) {
    progress('Copying', table);
    tables[table] = await insertRows(writer, table, columns, snapshot.rows(table));
  }
  await writer.finish();
  return tables;
}
