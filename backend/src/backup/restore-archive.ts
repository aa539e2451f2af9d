import { mkdir } from 'node:fs/promises';
import { readEnv, type Env } from '../config/env.js';
import { StartError } from '../config/start-error.js';
import { openDataSource } from '../database/data-source.js';
import { runMigrations } from '../database/run-migrations.js';
import {
  FILE_LIST,
  fileEntry,
  keyOf,
  SetHash,
  tableOf,
  type FileList,
  type Manifest,
  type Progress,
  type TableState,
} from './archive-format.js';
import { linesOf, parse, readEntries, readHead, textOf, type Head, type ReadEntry } from './read-archive.js';
import { openSnapshot, openWriter } from './open-tables.js';
import { isValue, type TableWriter, type Value } from './tables.js';

const BATCH_ROWS = 500;
/** Below MariaDB's limit of a statement. */
const BATCH_CHARS = 2 ** 20;

export interface Target {
  /** Where the database goes; it has no tables yet. */
  database: Pick<Env, 'DATABASE_URL' | 'dataDir'>;
  /** Stores one file and returns the SHA-256 of what is read back. */
  storeFile(key: string, body: AsyncIterable<Uint8Array>): Promise<string>;
}

export interface Restored extends Head {
  files: FileList;
}

/** Restores an archive whose seal has been checked, reads everything back and compares counts and hashes. Throws StartError if they differ. */
export async function restoreArchive(archive: string, target: Target, progress: Progress): Promise<Restored> {
  const entries = readEntries(archive);
  const { manifest, secrets } = await readHead(entries);
  const env = await prepareSchema(target, manifest);
  const writer = await openWriter(env);
  const found = { count: 0, hash: new SetHash() };
  let files: FileList | undefined;
  try {
    for await (const entry of entries) {
      const [table, key] = [tableOf(entry.name), keyOf(entry.name)];
      if (table !== undefined) {
        progress('Restoring the database', table);
        await restoreTable(writer, table, manifest, entry);
      } else if (key !== undefined) {
        found.hash.add(`${fileEntry(key)} ${await target.storeFile(key, entry.body)}`);
        progress('Restoring files', String(++found.count));
      } else if (entry.name === FILE_LIST) files = parse(await textOf(entry), FILE_LIST) as FileList;
      else await textOf(entry);
    }
    await writer.finish();
  } finally {
    await writer.close();
  }
  if (found.count !== files?.count || found.hash.digest() !== files.hash)
    throw new StartError(
      `The restored files differ from those that were backed up: ${found.count} instead of ${files?.count ?? 0}, or other content.`,
    );
  await compareTables(env, manifest, progress);
  return { manifest, secrets, files };
}

/** Creates the schema as it was at the time of the backup. Throws StartError for an archive of a newer version. */
async function prepareSchema({ database }: Target, { migrations, tables }: Manifest): Promise<Env> {
  await mkdir(database.dataDir, { recursive: true, mode: 0o700 });
  // Required beside a DATABASE_URL, but nothing here uses them.
  const unused = { JWT_SECRET: '-'.repeat(32), SECRET_KEY: '-'.repeat(32) };
  const env = readEnv({ DATA_DIR: database.dataDir, ...(database.DATABASE_URL && { DATABASE_URL: database.DATABASE_URL, ...unused }) });
  const dataSource = await openDataSource(env, { entities: [] });
  try {
    const known = dataSource.migrations.filter((migration) => migrations.includes(migration.name ?? migration.constructor.name));
    if (known.length !== migrations.length)
      throw new StartError('This backup was made by a newer version of the site. Install that version first.');
    Object.assign(dataSource, { migrations: known });
    await runMigrations(dataSource);
  } finally {
    await dataSource.destroy();
  }
  const empty = await openSnapshot(env);
  try {
    for (const [table, { columns }] of Object.entries(tables))
      if (String(empty.tables.get(table)) !== String(columns))
        throw new StartError(`The table ${table} of this backup does not fit its version.`);
  } finally {
    await empty.close();
  }
  return env;
}

async function restoreTable(writer: TableWriter, table: string, { tables }: Manifest, entry: ReadEntry): Promise<void> {
  const state: TableState | undefined = Object.hasOwn(tables, table) ? tables[table] : undefined;
  if (!state) throw new StartError(`The archive contains the table ${table}, which its manifest does not list.`);
  let batch: Value[][] = [];
  let chars = 0;
  const flush = async () => {
    if (batch.length) await writer.insert(table, state.columns, batch);
    batch = [];
    chars = 0;
  };
  for await (const line of linesOf(entry)) {
    const row = parse(line, entry.name);
    if (!Array.isArray(row) || row.length !== state.columns.length || !row.every(isValue))
      throw new StartError(`A row of ${entry.name} in the archive cannot be read.`);
    batch.push(row);
    chars += line.length;
    if (batch.length === BATCH_ROWS || chars > BATCH_CHARS) await flush();
  }
  await flush();
}

async function compareTables(env: Env, manifest: Manifest, progress: Progress): Promise<void> {
  const snapshot = await openSnapshot(env);
  try {
    for (const [table, { rows, hash }] of Object.entries(manifest.tables)) {
      progress('Comparing', table);
      const found = new SetHash();
      let count = 0;
      for await (const row of snapshot.rows(table)) {
        found.add(JSON.stringify(row));
        count++;
      }
      if (count !== rows || found.digest() !== hash)
        throw new StartError(
          `The restored table ${table} differs from the one that was backed up: ${count} rows instead of ${rows}, or other content.`,
        );
    }
  } finally {
    await snapshot.close();
  }
}
