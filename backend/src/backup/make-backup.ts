import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../config/env.js';
import type { Progress } from './archive-format.js';
import { archiveName } from './archive-names.js';
import { AwayStore } from './away-store.js';
import { encryptFile } from './encryption.js';
import { proveBackup } from './prove-backup.js';
import { withStage } from './stage.js';
import { prepareFolder, stageArchive, type Scope } from './stage-archive.js';

export interface BackupResult {
  file: string;
  bytes: number;
  rows: number;
  files: number;
  /** Files that the database names but the storage does not have. */
  missing: string[];
}

const EVERYTHING: Scope = { tables: (all) => all, columns: (all) => all, row: (_table, _columns, row) => row };

/** Backs up a running site into a new archive in `folder`, and restores it aside first. The archive gets its name only once it is proven. */
export async function makeBackup(env: Env, folder: string, progress: Progress): Promise<BackupResult> {
  await prepareFolder(folder);
  return withStage(folder, async (stage) => {
    const now = new Date();
    const { file: archive, rows, list } = await stageArchive(env, stage, EVERYTHING, now, progress);
    await proveBackup(archive, stage, progress);
    const { file, bytes } = await nameArchive(env, archive, folder, now, progress);
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
