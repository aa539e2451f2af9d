import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../config/start-error.js';

/** Time for a process that is being replaced to end. */
const WAIT_MS = 3_000;
const SQLITE_BUSY = 5;

/** Garbage collection would close these and release their locks. */
const held = new Set<DatabaseSync>();

export interface FolderLock {
  release(): void;
}

/** Keeps a second process away from SQLite by an open transaction on a lock file, which ends with its process and works between containers. */
export function lockFolder(folder: string, waitMs = WAIT_MS): FolderLock {
  const database = new DatabaseSync(join(folder, 'site.lock'), { timeout: waitMs });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error))
      throw new StartError(
        `Another process is using the database in ${folder}. Stop it, set DATA_DIR to another folder, or use MariaDB (DATABASE_URL) to run several.`,
      );
    throw error;
  }
  held.add(database);
  return {
    release: () => {
      held.delete(database);
      database.close();
    },
  };
}

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_BUSY;
