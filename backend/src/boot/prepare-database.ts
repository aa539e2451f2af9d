import { QueryFailedError, type DataSource } from 'typeorm';
import { isConnectionLost, isDamaged, isDiskFull } from '../platform/database/database-errors.js';
import { AuditLog } from '../audit/audit-log.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { refuseUnfinished } from '../operations/backup/replacing-data.js';
import { prepareDataDir, Secrets } from '../platform/config/secrets.js';
import type { Env } from '../platform/config/env.js';
import { reasonOf, StartError } from '../platform/config/start-error.js';
import { ensureFirstAdmin } from '../auth/first-admin.js';
import { openDataSource } from '../platform/database/data-source.js';
import { lockFolder } from '../platform/database/folder-lock.js';
import { runMigrations, withDatabaseLock } from '../platform/database/run-migrations.js';
import { completeStatistics } from '../platform/database/statistics.job.js';
import { ENTITIES } from '../app.module.js';
import { seed } from '../sample-content/seed.js';
import { markBegun, refuseEmptyServer, refuseMissingFile } from './missing-database.js';
import type { StartOptions } from './read-arguments.js';
import { makeBackup } from '../operations/backup/make-backup.js';
import { openSnapshot } from '../operations/backup/open-tables.js';

export interface PreparedDatabase {
  dataSource: DataSource;
  firstAdmin: Awaited<ReturnType<typeof ensureFirstAdmin>>;
  /** Also releases the lock for other processes. */
  close(): Promise<void>;
}

export async function prepareDatabase(
  env: Env,
  say: (line: string) => void,
  { beginAnew = false }: StartOptions = {},
): Promise<PreparedDatabase> {
  prepareDataDir(env.dataDir);
  const lock = env.DATABASE_URL ? undefined : lockFolder(env.dataDir);
  let dataSource: DataSource | undefined;
  const close = async () => {
    await dataSource?.destroy();
    lock?.release();
  };
  try {
    await refuseUnfinished(env);
    if (!beginAnew) refuseMissingFile(env);
    const opened = (dataSource = await openDataSource(env, ENTITIES));
    const firstAdmin = await withDatabaseLock(opened, async () => {
      if (!beginAnew) await refuseEmptyServer(env, opened);
      const migrated = await runMigrations(opened, () => archiveBeforeUpdate(env, say));
      if (migrated.length) say(`Database: ${migrated.length} migration${migrated.length === 1 ? '' : 's'} applied`);
      if (await seed(opened, env))
        say(`Database: filled (${env.SEED === 'demo' ? 'demo content' : 'settings, a plain homepage and the core pages'})`);
      markBegun(env);
      const adopted = await new AuditService(opened.getRepository(AuditLog), new Secrets(env)).adoptRows();
      if (adopted) say(`Database: ${adopted} entries of the audit log chained`);
      await completeStatistics(opened);
      return ensureFirstAdmin(opened, env);
    });
    return { dataSource: opened, firstAdmin, close };
  } catch (error) {
    await close();
    throw explained(error, env);
  }
}

const LONGEST_STATEMENT = 200;
const shortened = (statement: string): string =>
  statement.length > LONGEST_STATEMENT ? `${statement.slice(0, LONGEST_STATEMENT)}…` : statement;

function explained(error: unknown, { sqliteFile, dataDir, DATABASE_URL }: Env): unknown {
  if (isDiskFull(error))
    return new StartError(`There is no space left for ${DATABASE_URL ? 'the database' : dataDir}. Free some and start again.`);
  if (isDamaged(error))
    return new StartError(
      `The database file ${sqliteFile} is damaged (${reasonOf(error)}). Restore it from a backup: stop the site and run the command 'restore ARCHIVE --force' (docs/operations.md).`,
    );
  if (DATABASE_URL && isConnectionLost(error))
    return new StartError(
      `The connection to the database was lost while it was prepared (${reasonOf(error)}). Start again when it responds.`,
    );
  if (DATABASE_URL && error instanceof QueryFailedError)
    return new StartError(
      `The database refused a statement while it was prepared: ${reasonOf(error.driverError)}. The statement: ${shortened(error.query)}. The user in DATABASE_URL needs all privileges on the database (GRANT ALL), and the server must be one that the site is tested on: MariaDB 10.11 or 11.8, or MySQL 9 (.env.example). Start again when that is so.`,
    );
  return error;
}

/**
 * Makes a proven archive of a database that an update is about to change, unless it has no rows yet, and says where it is. MariaDB cannot undo a part of a
 * migration, and no database an update that is regretted. Migrations leave files as they are, so none are in it: a library of gigabytes would keep the site
 * from starting for minutes. Throws StartError if there can be none: then nothing has been changed.
 */
async function archiveBeforeUpdate(env: Env, say: (line: string) => void): Promise<void> {
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
