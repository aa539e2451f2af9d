import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../../platform/config/env.js';
import { StartError } from '../../platform/config/start-error.js';
import {
  FILE_LIST,
  fileEntry,
  hashOf,
  keyOf,
  SetHash,
  tableOf,
  type FileList,
  type Manifest,
  type Progress,
  type TableState,
} from './archive-format.js';
import { compareTables, insertRows, prepareSchema, refuseDifference, type EmptyDatabase } from './fill-database.js';
import { openWriter } from './open-tables.js';
import { checkSeal, linesOf, parse, readEntries, readHead, type Head, type ReadEntry } from './read-archive.js';
import { isValue, type TableWriter, type Value } from './tables.js';

export interface Target {
  database: EmptyDatabase;
  /** May throw before anything is written. */
  check?(head: Head): void;
  /** Stores one file and returns the SHA-256 of what is read back. */
  storeFile(key: string, body: AsyncIterable<Uint8Array>): Promise<string>;
}

type EmptySite = Pick<Target, 'storeFile'> & { env: Env };

export interface Restored extends Head {
  files: FileList;
}

/** Checks every byte, restores the archive into `folder` and compares it. Throws StartError with what is wrong; leaves nothing behind. */
export async function proveBackup(archive: string, folder: string, progress: Progress, check?: Target['check']): Promise<Restored> {
  progress('Checking the archive');
  await checkSeal(archive);
  const dataDir = join(folder, 'aside');
  const file = join(folder, 'file');
  // One at a time, so that media need no second space.
  const storeFile: Target['storeFile'] = async (_key, body) => {
    await pipeline(Readable.from(body), createWriteStream(file, { mode: 0o600 }));
    return hashOf(createReadStream(file));
  };
  try {
    // Always SQLite: on MariaDB the site may not create a database.
    return await restoreArchive(archive, { database: { dataDir }, check, storeFile }, progress);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
    await rm(file, { force: true });
  }
}

/** Restores an archive whose seal has been checked, reads everything back and compares counts and hashes. Throws StartError if they differ. */
export async function restoreArchive(archive: string, target: Target, progress: Progress): Promise<Restored> {
  const entries = readEntries(archive);
  const head = await readHead(entries);
  target.check?.(head);
  const env = await prepareSchema(target.database, head.manifest);
  return { ...head, files: await restoreEntries(entries, head.manifest, { env, storeFile: target.storeFile }, progress) };
}

/** Restores what follows the head of an archive into an empty database, and compares it. Throws StartError. */
export async function restoreEntries(
  entries: AsyncIterable<ReadEntry>,
  manifest: Manifest,
  target: EmptySite,
  progress: Progress,
): Promise<FileList> {
  const { files, tables } = await storeEntries(entries, manifest, target, progress);
  await compareTables(target.env, tables, progress);
  return files;
}

async function storeEntries(
  entries: AsyncIterable<ReadEntry>,
  manifest: Manifest,
  { env, storeFile }: EmptySite,
  progress: Progress,
): Promise<{ files: FileList; tables: Manifest['tables'] }> {
  await using writer = await openWriter(env);
  const found = new SetHash();
  const tables: Manifest['tables'] = {};
  let files: FileList | undefined;
  for await (const entry of entries) {
    const [table, key] = [tableOf(entry.name), keyOf(entry.name)];
    if (table !== undefined) {
      progress('Restoring the database', table);
      tables[table] = await restoreTable(writer, table, manifest, entry);
    } else if (key !== undefined) {
      found.add(`${fileEntry(key)} ${await storeFile(key, entry.body)}`);
      progress('Restoring files', String(found.count));
    } else if (entry.name === FILE_LIST) files = parse(await text(entry.body), FILE_LIST) as FileList;
    else await text(entry.body);
  }
  await writer.finish();
  if (found.count !== files?.count || found.digest() !== files.hash)
    throw new StartError(
      `The restored files differ from those that were backed up: ${found.count} instead of ${files?.count ?? 0}, or other content.`,
    );
  return { files, tables: { ...manifest.tables, ...tables } };
}

async function restoreTable(writer: TableWriter, table: string, { tables }: Manifest, entry: ReadEntry): Promise<TableState> {
  const listed = Object.hasOwn(tables, table) ? tables[table] : undefined;
  if (!listed) throw new StartError(`The archive contains the table ${table}, which its manifest does not list.`);
  const { columns } = listed;
  const found = new SetHash();
  const state = await insertRows(writer, table, columns, rowsOf(entry, columns.length, found));
  refuseDifference(table, found, listed);
  return state;
}

async function* rowsOf(entry: ReadEntry, columns: number, found: SetHash): AsyncGenerator<Value[]> {
  for await (const line of linesOf(entry)) {
    const row = parse(line, entry.name);
    if (!Array.isArray(row) || row.length !== columns || !row.every(isValue))
      throw new StartError(`A row of ${entry.name} in the archive cannot be read.`);
    found.add(JSON.stringify(row));
    yield row;
  }
}
