import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../platform/config/env.js';
import { StartError } from '../../platform/config/start-error.js';
import { SetHash, type Progress, type TableState } from './archive-format.js';
import { SECRET_FILES, secretFile, SQLITE_FILES, swapIn, writeSecrets } from './data-folder.js';
import { compareTables, insertRows, prepareSchema, type EmptyDatabase } from './fill-database.js';
import { openSnapshot, openWriter } from './open-tables.js';
import { withStage } from './stage.js';
import type { Snapshot, Value } from './tables.js';
import { beginReplacement, endReplacement, refuseUnfinished, unfinishedReplacement } from './unfinished-replacement.js';
import { refuseInUse, tablesOf, whileStopped } from './while-stopped.js';

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
  const [sqlite, mariadb] = [
    { dataDir, sqliteFile },
    { DATABASE_URL, dataDir, sqliteFile },
  ];
  const what = `The move to ${to === 'mariadb' ? 'MariaDB' : 'SQLite'}`;
  const [source, destination] = to === 'mariadb' ? [sqlite, mariadb] : [mariadb, sqlite];
  return whileStopped(dataDir, async () => {
    await refuseInUse(env);
    if (to === 'mariadb') await refuseOtherKey(env);
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
        await (await import('./mariadb-tables.js')).dropMariadbTables(DATABASE_URL, replaced);
        const copied = await copy(source, { DATABASE_URL, dataDir: join(stage, 'unused') }, progress);
        await endReplacement(destination);
        return { ...copied, before: null };
      }
      const aside = join(stage, 'data');
      const copied = await copy(source, { dataDir: aside }, progress);
      // The site finds them there when the environment no longer sets them.
      await writeSecrets(aside, { JWT_SECRET: env.JWT_SECRET ?? '', SECRET_KEY: env.SECRET_KEY ?? '' }, {});
      await beginReplacement(destination, what);
      const before = await swapIn(dataDir, aside, [...SQLITE_FILES, ...SECRET_FILES]);
      await endReplacement(destination);
      return { ...copied, before };
    });
  });
}

/** With another key the stored mail password and customers' links would be lost. */
async function refuseOtherKey({ dataDir, SECRET_KEY }: Env): Promise<void> {
  const file = join(dataDir, secretFile('SECRET_KEY'));
  if (existsSync(file) && (await readFile(file, 'utf8')).trim() !== SECRET_KEY)
    throw new StartError(
      `SECRET_KEY is not the one in ${file}, so stored secrets could not be decrypted. Set SECRET_KEY to the content of that file.`,
    );
}

async function copy(source: Pick<Env, 'DATABASE_URL' | 'sqliteFile'>, destination: EmptyDatabase, progress: Progress) {
  const snapshot = await openSnapshot(source);
  try {
    const columns = Object.fromEntries([...snapshot.tables].map(([table, names]) => [table, { columns: names }]));
    const env = await prepareSchema(destination, { migrations: snapshot.migrations, tables: columns });
    const writer = await openWriter(env);
    const tables: Record<string, TableState> = {};
    try {
      for (const [table, names] of snapshot.tables) {
        progress('Copying', table);
        const state = { columns: names, rows: 0, hash: '' };
        await insertRows(writer, table, names, counted(snapshot, table, state));
        tables[table] = state;
      }
      await writer.finish();
    } finally {
      await writer.close();
    }
    await compareTables(env, tables, progress);
    return { tables: snapshot.tables.size, rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0) };
  } finally {
    await snapshot.close();
  }
}

async function* counted(snapshot: Snapshot, table: string, state: TableState): AsyncGenerator<Value[]> {
  const hash = new SetHash();
  for await (const row of snapshot.rows(table)) {
    hash.add(JSON.stringify(row));
    state.rows++;
    yield row;
  }
  state.hash = hash.digest();
}
