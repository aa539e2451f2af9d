import { BackupRun } from '../backup/backup-run.entity.js';
import { BackupRuns } from '../backup/backup-runs.service.js';
import type { Progress } from '../backup/archive-format.js';
import { makeBackup, type BackupResult } from '../backup/make-backup.js';
import { recordFiles } from '../../media/recorded-storage.js';
import type { StoredFile } from '../../media/stored-file.entity.js';
import type { Env } from '../../platform/config/env.js';
import { reasonOf } from '../../platform/config/start-error.js';
import { withDatabase } from './open-site.js';

/** Makes a backup and stores that there is one, so that warnings about old ones end. `isNoted`: the caller stores it. Throws StartError. */
export const backUp = (env: Env, folder: string, progress: Progress, isNoted = false): Promise<BackupResult> =>
  withDatabase(env, async (dataSource) => {
    const runs = new BackupRuns(dataSource.getRepository(BackupRun), env);
    const startedAt = new Date();
    const record = (files: readonly StoredFile[]) => recordFiles(dataSource.manager, files);
    const made = await makeBackup(env, folder, progress, { archives: await runs.archives(), record });
    if (!isNoted)
      await runs.note(made, startedAt).catch((error: unknown) => {
        made.findings.push(`The database could not store that there is this backup (${reasonOf(error)}).`);
      });
    return made;
  });
