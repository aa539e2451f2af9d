import { mkdir } from 'node:fs/promises';
import { readEnv, type Env } from '../../platform/config/env.js';
import { inOrder } from '../../platform/common/same-value.js';
import { StartError } from '../../platform/config/start-error.js';
import { closing, openDataSource } from '../../platform/database/data-source.js';
import { runMigrations } from '../../platform/database/run-migrations.js';
import { SetHash, type Manifest, type Progress, type TableState } from './archive-format.js';
import { openSnapshot } from './open-tables.js';
import type { TableWriter, Value } from './tables.js';

const BATCH_ROWS = 500;
/** Below MariaDB's limit of a statement. */
const BATCH_CHARS = 2 ** 20;

/** Where a database goes; it has no tables yet. */
export type EmptyDatabase = Pick<Env, 'DATABASE_URL' | 'dataDir'>;

export function settingsOf({ DATABASE_URL, dataDir }: EmptyDatabase): Env {
  // Required beside a DATABASE_URL, but nothing here uses them.
  const unused = { JWT_SECRET: '-'.repeat(32), SECRET_KEY: '-'.repeat(32) };
  return readEnv({ DATA_DIR: dataDir, ...(DATABASE_URL && { DATABASE_URL, ...unused }) });
}

/**
 * Creates the schema that these migrations made elsewhere; `archived` says which columns of a table are in the data. Throws StartError if a migration is
 * unknown, because a newer version made it, or if columns differ.
 */
export async function prepareSchema(
  { DATABASE_URL, dataDir }: EmptyDatabase,
  { migrations, tables }: { migrations: string[]; tables: Record<string, { columns: string[] }> },
  archived: (columns: string[]) => string[] = (columns) => columns,
): Promise<Env> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const env = settingsOf({ DATABASE_URL, dataDir });
  await closing(openDataSource(env, { entities: [] }, 'MEMORY'), (dataSource) => {
    const known = dataSource.migrations.filter((migration) => migrations.includes(migration.name ?? migration.constructor.name));
    if (known.length !== migrations.length)
      throw new StartError('These data were made by a newer version of the site. Install that version first.');
    Object.assign(dataSource, { migrations: known });
    return runMigrations(dataSource);
  });
  await using empty = await openSnapshot(env);
  for (const [table, { columns }] of Object.entries(tables))
    if (String(archived(empty.tables.get(table) ?? [])) !== String(columns))
      throw new StartError(`The columns of the table ${table} do not fit its version.`);
  return env;
}

/** Returns what `compareTables` expects. */
export async function insertRows(writer: TableWriter, table: string, columns: string[], rows: AsyncIterable<Value[]>): Promise<TableState> {
  const hash = new SetHash();
  let batch: Value[][] = [];
  let chars = 0;
  const flush = async () => {
    if (batch.length) await writer.insert(table, columns, batch);
    batch = [];
    chars = 0;
  };
  for await (const row of rows) {
    batch.push(row);
    hash.add(comparable(row));
    for (const value of row) chars += typeof value === 'string' ? value.length : 1;
    if (batch.length === BATCH_ROWS || chars > BATCH_CHARS) await flush();
  }
  await flush();
  return { columns, rows: hash.count, hash: hash.digest() };
}

/** The same for rows with the same values: MySQL returns JSON with other spaces and its keys in another order. */
export const comparable = (row: readonly unknown[]): string =>
  JSON.stringify(
    row.map((value) => (typeof value === 'string' && /^[[{]/.test(value) ? parsed(value) : value)),
    inOrder,
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads everything back. `tables`: with the hashes of `comparable` rows. Throws StartError if a row is missing or differs. */
export async function compareTables(env: Env, tables: Manifest['tables'], progress: Progress): Promise<void> {
  await using snapshot = await openSnapshot(env);
  for (const [table, { columns, rows, hash }] of Object.entries(tables)) {
    progress('Comparing', table);
    const found = new SetHash();
    for await (const row of snapshot.rows(table, columns)) found.add(comparable(row));
    refuseDifference(table, found, { rows, hash });
  }
}

/** Throws StartError. */
export function refuseDifference(table: string, found: SetHash, { rows, hash }: Pick<TableState, 'rows' | 'hash'>): void {
  if (found.count !== rows || found.digest() !== hash)
    throw new StartError(
      `The table ${table} differs from the one that was read: ${found.count} rows instead of ${rows}, or other content.`,
    );
}
