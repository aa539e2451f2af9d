import { fileTypeFromBuffer } from 'file-type';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Env } from '../../platform/config/env.js';
import { StartError } from '../../platform/config/start-error.js';
import { closing, openDataSource } from '../../platform/database/data-source.js';
import { isConstraint } from '../../platform/database/database-errors.js';
import { runMigrations } from '../../platform/database/run-migrations.js';
import { filesOf } from '../../media/copy-files.js';
import { PHOTO_FOLDER } from '../../media/media-storage.service.js';
import { checkEntry, fileEntry, type FileList, type Manifest, type Progress } from './archive-format.js';
import { contentColumns, type ContentTables } from './content-scope.js';
import { prepareSchema } from './fill-database.js';
import type { BackupResult } from './make-backup.js';
import { openSnapshot } from './open-tables.js';
import { checkSeal, readContentManifest, readEntries } from './read-archive.js';
import { restoreEntries } from './restore-archive.js';
import { prepareFolder, stageArchive } from './stage-archive.js';
import { withStage } from './stage.js';

export interface Content {
  manifest: Manifest;
  tables: ContentTables;
  files: FileList;
  /** A SQLite database with the archive's rows, in the schema of this program. */
  env: Env;
}

const ACCEPTED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'application/pdf']);

/** Writes the content of a running site into a new archive, which gets its name once it was read as an import reads it. Throws StartError if there is one. */
export async function exportContent(
  env: Env,
  tables: ContentTables,
  given: string,
  progress: Progress,
): Promise<Pick<BackupResult, 'file' | 'bytes' | 'rows' | 'files' | 'missing'>> {
  const file = resolve(given);
  if (existsSync(file)) throw new StartError(`There is a file ${file} already. Choose another name, or delete it.`);
  const folder = dirname(file);
  await prepareFolder(folder);
  return withStage(folder, async (stage) => {
    const { file: archive, rows, list } = await stageArchive(env, stage, new Date(), progress, tables);
    await readContent(archive, stage, tables, progress);
    await rename(archive, file);
    return { file, bytes: (await stat(file)).size, rows, files: list.count, missing: list.missing };
  });
}

/**
 * Checks every byte of an archive of content and restores its rows into `folder`. Throws StartError for anything that `site export` does not write, and for an
 * archive of a newer version.
 */
export async function readContent(archive: string, folder: string, tables: ContentTables, progress: Progress): Promise<Content> {
  progress('Checking the archive');
  await checkSeal(archive);
  const entries = readEntries(archive);
  const manifest = await readContentManifest(entries);
  refuseOtherTables(manifest, tables);
  const env = await prepareSchema({ dataDir: join(folder, 'aside') }, manifest, contentColumns);
  await refuseMissingTables(env, manifest, tables);
  const types = new Map<string, string | undefined>();
  const storeFile = async (key: string, body: AsyncIterable<Uint8Array>) => {
    const bytes = await buffer(body);
    types.set(key, (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime);
    return createHash('sha256').update(bytes).digest('hex');
  };
  const files = await restoreEntries(entries, manifest, { env, storeFile }, progress).catch(explain);
  await checkFiles(env, types);
  await closing(openDataSource(env, { entities: [] }), runMigrations);
  return { manifest, tables, files, env };
}

/** The archive's hashes match, but its rows may have been changed before it was made. */
function explain(error: unknown): never {
  throw isConstraint(error) ? new StartError(`The records in the archive do not fit together (${String(error)}).`) : error;
}

function refuseOtherTables({ tables }: Manifest, content: ContentTables): void {
  const other = Object.keys(tables).find((name) => !content.has(name));
  if (other !== undefined) throw new StartError(`The archive contains the table ${other.slice(0, 100)}, which is not content.`);
  for (const table of ['company_info', 'core_pages', 'homepage_versions'] as const)
    if (!tables[table]?.rows) throw new StartError(`The archive has no rows of ${table}, without which the site cannot run.`);
  if (tables['company_info']?.rows !== 1) throw new StartError('The archive has several records of settings.');
}

/** A table that its version does not have yet may be missing. */
async function refuseMissingTables(env: Env, { tables }: Manifest, content: ContentTables): Promise<void> {
  await using empty = await openSnapshot(env);
  const missing = [...content.keys()].find((table) => empty.tables.has(table) && !Object.hasOwn(tables, table));
  if (missing) throw new StartError(`The archive lacks the table ${missing}.`);
}

/** Each file belongs to a record, and is what the record says. */
async function checkFiles(env: Env, types: ReadonlyMap<string, string | undefined>): Promise<void> {
  const wanted = new Map<string, string>();
  await using snapshot = await openSnapshot(env);
  for await (const [storageKey, thumbnailUrl, mimeType] of snapshot.rows('media', ['storageKey', 'thumbnailUrl', 'mimeType'])) {
    const key = String(storageKey);
    checkEntry(fileEntry(key), undefined, 0);
    if (key.startsWith(PHOTO_FOLDER) || !ACCEPTED.has(String(mimeType)))
      throw new StartError(`The archive contains a file of the kind ${String(mimeType).slice(0, 100)} at ${key}, which no upload has.`);
    for (const one of filesOf({ storageKey: key, thumbnailUrl: typeof thumbnailUrl === 'string' ? thumbnailUrl : null }))
      wanted.set(one, one === key ? String(mimeType) : `image/${extname(one).slice(1)}`);
  }
  for (const [key, type] of types)
    if (type === undefined || wanted.get(key) !== type)
      throw new StartError(`The file ${key} in the archive belongs to no record, or is not what its record says.`);
}
