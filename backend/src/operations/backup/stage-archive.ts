import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../../platform/config/env.js';
import { Secrets } from '../../platform/config/secrets.js';
import { reasonOf, StartError } from '../../platform/config/start-error.js';
import { MediaStorage } from '../../media/media-storage.service.js';
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
import { contentColumns, type ContentTables } from './content-scope.js';
import { contentOf, NamedFiles } from './named-files.js';
import { openSnapshot } from './open-tables.js';
import type { Snapshot } from './tables.js';
import { writeArchive, type AddEntry } from './write-archive.js';

export interface StagedArchive {
  file: string;
  rows: number;
  list: FileList;
  files: NamedFiles;
}

/** Lists at most so many missing or changed files. */
const NAMED = 100;

export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The folder ${folder} cannot be written (${reasonOf(error)}). Give this user the right to, or choose another folder.`,
    );
  }
}

/** Writes an archive of a running site into the folder `stage`: a backup, or one without files ('database'), or with nothing but these tables of content. */
export async function stageArchive(
  env: Env,
  stage: string,
  now: Date,
  progress: Progress,
  only?: ContentTables | 'database',
): Promise<StagedArchive> {
  const content = only === 'database' ? undefined : only;
  const { tables, migrations, files: named } = await stageTables(env, stage, progress, content);
  const kind = only && (content ? 'content' : 'database');
  const manifest: Manifest = { format: FORMAT, ...(kind && { kind }), createdAt: now.toISOString(), migrations, tables };
  const files = kind === 'database' ? new NamedFiles() : named;
  const file = join(stage, 'archive.tar');
  const list: FileList = { count: 0, bytes: 0, hash: '', missing: [], changed: [] };
  await writeArchive(file, async (add) => {
    await addText(add, MANIFEST, manifest);
    if (!content) {
      const { jwt, key } = new Secrets(env);
      await addText(add, SECRETS, { JWT_SECRET: jwt, SECRET_KEY: key });
    }
    for (const table of Object.keys(manifest.tables)) {
      const rows = join(stage, `${table}.jsonl`);
      await add(tableEntry(table), (await stat(rows)).size, createReadStream(rows));
      await rm(rows);
    }
    await addFiles(add, new MediaStorage(env), files, list, progress);
    await addText(add, FILE_LIST, list);
  });
  return { file, rows: Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0), list, files };
}

async function addText(add: AddEntry, name: string, content: object): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(content));
  await add(name, bytes.length, [bytes]);
}

/** Writes each table to a file, so that the snapshot ends before slow storage is read. */
async function stageTables(
  env: Env,
  stage: string,
  progress: Progress,
  content?: ContentTables,
): Promise<Pick<Manifest, 'tables' | 'migrations'> & { files: NamedFiles }> {
  await using snapshot = await openSnapshot(env);
  const files = new NamedFiles();
  const tables: Record<string, TableState> = {};
  for (const table of (content ?? snapshot.tables).keys()) {
    progress('Reading the database', table);
    const all = snapshot.tables.get(table) ?? [];
    tables[table] = await stageTable(snapshot, table, content ? contentColumns(all) : all, join(stage, `${table}.jsonl`), files);
  }
  return { tables, migrations: snapshot.migrations, files };
}

async function stageTable(snapshot: Snapshot, table: string, columns: string[], file: string, files: NamedFiles): Promise<TableState> {
  const hash = new SetHash();
  const lines = async function* () {
    for await (const row of snapshot.rows(table, columns)) {
      const line = JSON.stringify(row);
      hash.add(line);
      files.add(table, columns, row);
      yield `${line}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  const counted = await snapshot.count(table);
  if (counted !== hash.count) throw new Error(`${table} has ${counted} rows, but ${hash.count} were read.`);
  return { columns, rows: hash.count, hash: hash.digest() };
}

/** Each file is at most an upload long, so one is held in memory, because its size must be known before its first byte. */
async function addFiles(add: AddEntry, storage: MediaStorage, files: NamedFiles, list: FileList, progress: Progress): Promise<void> {
  const hash = new SetHash();
  for (const file of files.keys) {
    const bytes = await contentOf(storage, file.key, buffer);
    if (!bytes) {
      files.found(file, undefined);
      continue;
    }
    const entry = fileEntry(file.key);
    const sha256 = await add(entry, bytes.length, [bytes]);
    files.found(file, { size: bytes.length, sha256 });
    hash.add(`${entry} ${sha256}`);
    list.count++;
    list.bytes += bytes.length;
    progress('Adding files', `${list.count} of ${files.keys.length}`);
  }
  list.hash = hash.digest();
  list.missing = files.missing.slice(0, NAMED);
  list.changed = files.changed.slice(0, NAMED);
}
