import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../config/env.js';
import { StartError } from '../config/start-error.js';
import { Secrets } from '../config/secrets.js';
import { MediaStorage } from '../media/media-storage.service.js';
import {
  FILE_LIST,
  fileEntry,
  FORMAT,
  MANIFEST,
  SECRETS,
  SetHash,
  tableEntry,
  type FileList,
  type Manifest,
  type Progress,
  type TableState,
} from './archive-format.js';
import { archiveName } from './archive-names.js';
import { AwayStore } from './away-store.js';
import { encryptFile } from './encryption.js';
import { FileKeys } from './file-keys.js';
import { proveBackup } from './prove-backup.js';
import { openSnapshot } from './open-tables.js';
import { withStage } from './stage.js';
import type { Snapshot } from './tables.js';
import { asBody, writeArchive, type AddEntry } from './write-archive.js';

export interface BackupResult {
  file: string;
  bytes: number;
  rows: number;
  files: number;
  /** Files that the database names but the storage does not have. */
  missing: string[];
}

/** Missing files that are named. */
const NAMED = 100;

/** Backs up a running site into a new archive in `folder`, and restores it aside first. The archive gets its name only once it is proven. */
export async function makeBackup(env: Env, folder: string, progress: Progress): Promise<BackupResult> {
  await prepareFolder(folder);
  return withStage(folder, async (stage) => {
    const now = new Date();
    const { manifest, keys } = await stageTables(env, stage, now, progress);
    const archive = join(stage, 'archive.tar');
    const list: FileList = { count: 0, bytes: 0, hash: '', missing: [] };
    await writeArchive(archive, async (add) => {
      await addText(add, MANIFEST, JSON.stringify(manifest));
      const { jwt, key } = new Secrets(env);
      await addText(add, SECRETS, JSON.stringify({ JWT_SECRET: jwt, SECRET_KEY: key }));
      for (const table of Object.keys(manifest.tables)) {
        const file = join(stage, `${table}.jsonl`);
        await add(tableEntry(table), (await stat(file)).size, createReadStream(file));
        await rm(file);
      }
      await addFiles(add, new MediaStorage(env), keys, list, progress);
      await addText(add, FILE_LIST, JSON.stringify(list));
    });
    await proveBackup(archive, stage, progress);
    const { file, bytes } = await nameArchive(env, archive, folder, now, progress);
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    return { file, bytes, rows, files: list.count, missing: list.missing };
  });
}

/** Encrypts the archive and copies it away, if the settings say so. */
async function nameArchive(
  env: Env,
  archive: string,
  folder: string,
  now: Date,
  progress: Progress,
): Promise<{ file: string; bytes: number }> {
  const { BACKUP_RECIPIENT } = env;
  const [name, encrypted] = [archiveName(now, BACKUP_RECIPIENT !== undefined), `${archive}.age`];
  if (BACKUP_RECIPIENT !== undefined) {
    progress('Encrypting the archive');
    await encryptFile(archive, encrypted, BACKUP_RECIPIENT);
  }
  const file = join(folder, name);
  await rename(BACKUP_RECIPIENT === undefined ? archive : encrypted, file);
  const store = await AwayStore.of(env);
  if (store) {
    progress('Copying the archive', store.place);
    await store.put(name, file);
  }
  return { file, bytes: (await stat(file)).size };
}

async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The folder ${folder} cannot be written (${reason}). Give this user the right to, or set BACKUP_DIR to another folder.`,
    );
  }
}

async function addText(add: AddEntry, name: string, text: string): Promise<void> {
  const { size, body } = asBody(text);
  await add(name, size, body);
}

/** Writes each table to a file, so that the snapshot ends before slow storage is read. */
async function stageTables(env: Env, stage: string, now: Date, progress: Progress): Promise<{ manifest: Manifest; keys: FileKeys }> {
  const snapshot = await openSnapshot(env);
  try {
    const keys = new FileKeys();
    const tables: Record<string, TableState> = {};
    for (const [table, columns] of snapshot.tables) {
      progress('Reading the database', table);
      tables[table] = await stageTable(snapshot, table, columns, join(stage, `${table}.jsonl`), keys);
    }
    return { manifest: { format: FORMAT, createdAt: now.toISOString(), migrations: snapshot.migrations, tables }, keys };
  } finally {
    await snapshot.close();
  }
}

async function stageTable(snapshot: Snapshot, table: string, columns: string[], file: string, keys: FileKeys): Promise<TableState> {
  const hash = new SetHash();
  let rows = 0;
  const lines = async function* () {
    for await (const row of snapshot.rows(table)) {
      const line = JSON.stringify(row);
      hash.add(line);
      keys.collect(table, columns, row);
      rows++;
      yield `${line}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  const counted = await snapshot.count(table);
  if (counted !== rows) throw new Error(`${table} has ${counted} rows, but ${rows} were read.`);
  return { columns, rows, hash: hash.digest() };
}

/** Each file is at most an upload long, so one is held in memory, because its size must be known before its first byte. */
async function addFiles(add: AddEntry, storage: MediaStorage, keys: FileKeys, list: FileList, progress: Progress): Promise<void> {
  const hash = new SetHash();
  for (const { key, isOptional } of keys.all()) {
    const stream = await storage.get(key);
    if (!stream) {
      if (!isOptional && list.missing.length < NAMED) list.missing.push(key);
      continue;
    }
    const bytes = await buffer(stream);
    const entry = fileEntry(key);
    hash.add(`${entry} ${await add(entry, bytes.length, Readable.from([bytes]))}`);
    list.count++;
    list.bytes += bytes.length;
    progress('Adding files', `${list.count} of ${keys.size}`);
  }
  list.hash = hash.digest();
}
