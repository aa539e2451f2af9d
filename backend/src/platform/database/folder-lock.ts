import Database from 'better-sqlite3';
import { join } from 'node:path';
import { StartError } from '../config/start-error.js';
import { isBusy } from './database-errors.js';

/** Time for a process that is being replaced to end. */
const WAIT_MS = 3_000;

/** Garbage collection would close these and release their locks. */
const held = new Set<Database>();

export interface FolderLock {
  release(): void;
}

/** Keeps a second process away from SQLite by an open transaction on a lock file, which ends with its process and works between containers. */
export function lockFolder(folder: string, waitMs = WAIT_MS): FolderLock {
  const database = new Database(join(folder, 'site.lock'), { timeout: waitMs });
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
