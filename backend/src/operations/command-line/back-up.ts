import { BackupRun } from '../backup/backup-run.entity.js';
import { BackupRuns } from '../backup/backup-runs.service.js';
import type { Progress } from '../backup/archive-format.js';
import { makeBackup, type BackupResult } from '../backup/make-backup.js';
import type { Env } from '../../platform/config/env.js';
import { openDatabase } from './open-site.js';

/** Makes a backup and stores that there is one, so that warnings about old ones end. `isNoted`: the caller stores it. Throws StartError. */
export async function backUp(env: Env, folder: string, progress: Progress, isNoted = false): Promise<BackupResult> {
  const dataSource = await openDatabase(env);
  try {
    const runs = new BackupRuns(dataSource.getRepository(BackupRun), env);
    const startedAt = new Date();
    const made = await makeBackup(env, folder, progress, await runs.lastComplete());
    if (!isNoted)
      await runs.note(made, startedAt).catch((error: unknown) => {
        made.findings.push(
          `The database could not store that there is this backup (${error instanceof Error ? error.message : String(error)}).`,
        );
      });
    return made;
  } finally {
    await dataSource.destroy();
  }
}
