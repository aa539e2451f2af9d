import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { isArchiveName } from '../operations/backup/archive-names.js';
import { UPLOADS } from '../operations/backup/replacing-data.js';
import type { Env } from '../platform/config/env.js';
import { SECRET_FILES } from '../platform/config/secrets.js';
import { StartError } from '../platform/config/start-error.js';

/** Says that the folder belongs to a site. Written once the database has rows, so a first start that was killed before leaves none. */
const MARK = 'site-begun.txt';

export function markBegun({ dataDir }: Env): void {
  const file = join(dataDir, MARK);
  if (!existsSync(file))
    writeFileSync(file, 'A site has been set up here. Without its database, the site refuses to start.\n', { mode: 0o600 });
}

/** Throws StartError if the SQLite file is missing or empty where there has been a site: to be called before it is created. */
export function refuseMissingFile(env: Env): void {
  if (env.DATABASE_URL || statSync(env.sqliteFile, { throwIfNoEntry: false })?.size) return;
  refuse(env, `The database file ${env.sqliteFile} is ${existsSync(env.sqliteFile) ? 'empty' : 'missing'}`);
}

/** Throws StartError if a database server has no tables although the data folder belongs to a site. */
export async function refuseEmptyServer(env: Env, dataSource: DataSource): Promise<void> {
  if (!env.DATABASE_URL) return;
  const runner = dataSource.createQueryRunner();
  try {
    if (await runner.hasTable('migrations')) return;
  } finally {
    await runner.release();
  }
  refuse(env, `The database ${new URL(env.DATABASE_URL).pathname.slice(1)} is empty`);
}

function refuse(env: Env, what: string): void {
  const found = traceOf(env);
  if (found)
    throw new StartError(
      `${what}, but ${found} belongs to a site. Restore a backup with the command 'restore ARCHIVE --force' (docs/operations.md), put the database back, or start once with --begin-anew for a new site.`,
    );
}

/** What only a site leaves. Secrets and files are written later than the first rows. */
function traceOf({ dataDir, backupDir }: Env): string | undefined {
  const own = [...SECRET_FILES, ...UPLOADS, MARK].find((name) => existsSync(join(dataDir, name)));
  if (own) return `${own} in ${dataDir}`;
  const archive = namesIn(backupDir).find(isArchiveName);
  return archive && `the backup ${archive} in ${backupDir}`;
}

/** A folder that cannot be read is for the next backup to report. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
