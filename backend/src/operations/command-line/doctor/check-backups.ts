import { access, constants, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { AwayStore } from '../../backup/away-store.js';
import { BackupRun } from '../../backup/backup-run.entity.js';
import { BackupRuns } from '../../backup/backup-runs.service.js';
import { copiesOf } from '../../backup/describe-archives.js';
import { londonTime } from '../../../platform/time/london.js';
import type { Env } from '../../../platform/config/env.js';
import { attempt, backupFinding, BACKUPS, failed, ok, type Finding } from '../../doctor/finding.js';
import { withDatabase } from '../open-site.js';

const STORE = 'backup store';
const FOLDER = 'backup folder';
const AGAIN = "Make one now with the command 'backup'.";

/** For a database that can be read. */
export async function checkBackups(env: Env): Promise<Finding[]> {
  let archive: BackupRun['archive'] | undefined;
  const last = await attempt(BACKUPS, 'Check the database.', () =>
    withDatabase(env, async (dataSource) => {
      const runs = new BackupRuns(dataSource.getRepository(BackupRun), env);
      const [fault, { proven }] = [await runs.fault(), await runs.state()];
      archive = proven?.archive;
      return fault ? backupFinding(fault) : ok(BACKUPS, `The last one was proven on ${proven ? londonTime(proven.startedAt) : ''}.`);
    }),
  );
  return archive ? [last, await checkArchive(env, archive)] : [last];
}

/** A deleted or truncated archive goes unnoticed until it is needed. */
function checkArchive(env: Env, { file, bytes }: NonNullable<BackupRun['archive']>): Promise<Finding> {
  const name = basename(file);
  return attempt('archive', 'Check the settings of BACKUP_DIR and BACKUP_S3_*.', async () => {
    // One that an operator had written elsewhere may be on a disk that is unplugged by now.
    if (dirname(file) !== env.backupDir) return ok('archive', `${file} was made on request.`);
    const sizes = await copiesOf(env, name);
    if (!sizes.length) return failed('archive', `${name}, the last proven archive, is not in ${env.backupDir} any more. ${AGAIN}`);
    const changed = sizes.find((size) => size !== bytes);
    if (changed !== undefined) return failed('archive', `${name} had ${bytes} bytes when it was proven and has ${changed} now. ${AGAIN}`);
    return ok('archive', `${name} is where it was written.`);
  });
}

export function checkBackupFolder({ backupDir }: Env): Promise<Finding> {
  return attempt(FOLDER, 'Give this user the right to write there, or set BACKUP_DIR to another folder.', async () => {
    const existing = await nearest(backupDir);
    if (!(await stat(existing)).isDirectory())
      return failed(FOLDER, `${backupDir} cannot be a folder, because ${existing} is a file. Set BACKUP_DIR to another folder.`);
    await access(existing, constants.W_OK | constants.X_OK);
    return ok(FOLDER, `${backupDir} can be written.`);
  });
}

/** What there is of a path, which the first backup completes. */
const nearest = (path: string): Promise<string> =>
  stat(path).then(
    () => path,
    (error: NodeJS.ErrnoException) => {
      if ((error.code !== 'ENOENT' && error.code !== 'ENOTDIR') || dirname(path) === path) throw error;
      return nearest(dirname(path));
    },
  );

export function checkBackupStore(env: Env): Promise<Finding> {
  return attempt(STORE, 'Without it, archives stay on this machine.', async () => {
    const store = await AwayStore.of(env);
    if (!store) return ok(STORE, 'Not used: archives stay in BACKUP_DIR.');
    return ok(STORE, `${store.place} responds and has ${(await store.list()).length} archives.`);
  });
}
