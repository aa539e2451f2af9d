import { reasonOf, StartError } from '../../platform/config/start-error.js';
import type { Env } from '../../platform/config/env.js';
import { isDiskFull } from '../../platform/database/database-errors.js';
import { makeBackup } from './make-backup.js';
import { openSnapshot } from './open-tables.js';

/**
 * Makes a proven archive of a database that an update is about to change, unless it has no rows yet, and says where it is. MariaDB cannot undo a part of a
 * migration, and no database an update that is regretted. Migrations leave files as they are, so none are in it: a library of gigabytes would keep the site
 * from starting for minutes. Throws StartError if there can be none: then nothing has been changed.
 */
export async function archiveBeforeUpdate(env: Env, say: (line: string) => void): Promise<void> {
  if (!(await hasRows(env))) return;
  const { file, findings, uncopied } = await makeBackup(env, env.backupDir, () => undefined, undefined, 'before-update').catch(
    (error: unknown) => {
      throw new StartError(sentenceOf(error, env.backupDir));
    },
  );
  say(`Database: an update begins. The database as it was is in ${file}, restored aside and compared`);
  for (const sentence of [...findings, ...(uncopied === null ? [] : [uncopied])]) say(sentence);
}

async function hasRows(env: Env): Promise<boolean> {
  await using snapshot = await openSnapshot(env);
  for (const table of snapshot.tables.keys()) if (await snapshot.count(table)) return true;
  return false;
}

const sentenceOf = (error: unknown, folder: string): string =>
  isDiskFull(error)
    ? `There is no space left in ${folder} for the archive that an update makes before it begins. Nothing was changed. Free some, or set BACKUP_DIR to another disk, and start again.`
    : `An update begins with an archive of the database, and none could be made in ${folder} (${reasonOf(error)}). Nothing was changed. If an earlier update was interrupted, restore the archive that it made, which is called before-update-…, with the command 'restore ARCHIVE --force' (docs/operations.md), and start again.`;
