import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readEnv, type Env } from '../config/env.js';
import { prepareDataDir } from '../config/secrets.js';
import { StartError } from '../config/start-error.js';
import { lockFolder } from '../database/folder-lock.js';
import { MediaStorage } from '../media/media-storage.service.js';
import type { Progress } from './archive-format.js';
import { hashOf, proveBackup } from './prove-backup.js';
import { checkSeal, readEntries, readHead, type SiteSecrets } from './read-archive.js';
import { restoreArchive, type Restored, type Target } from './restore-archive.js';
import { openSnapshot } from './open-tables.js';
import { withStage } from './stage.js';

const SECRET_NAMES = ['JWT_SECRET', 'SECRET_KEY'] as const;
const secretFile = (name: string): string => `${name.toLowerCase()}.txt`;
/** What a restore replaces in the data folder. */
const REPLACED = ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm', 'media', 'enquiry-photos', ...SECRET_NAMES.map(secretFile)];

export interface RestoreResult extends Restored {
  /** Folder with the files that were replaced. */
  before: string | null;
}

/**
 * Replaces database, files and secrets by those of a backup, which is restored beside them and compared first. Throws StartError and changes nothing if
 * the archive is damaged, the site runs, or there is data and not `force`.
 */
export async function restoreSite(env: Env, archive: string, force: boolean, progress: Progress): Promise<RestoreResult> {
  const file = resolve(archive);
  progress('Checking the archive');
  await checkSeal(file);
  const entries = readEntries(file);
  const { secrets } = await readHead(entries);
  await entries.return(undefined);
  refuseOtherKey(env, secrets);
  prepareDataDir(env.dataDir);
  // Also with MariaDB: two restores at once would mix.
  const lock = lockFolder(env.dataDir);
  try {
    const tables = await tablesOf(env);
    if (tables.length && !force)
      throw new StartError(
        'There is a database already. Add --force to replace it; what is in the data folder is kept in a folder beside it.',
      );
    return await withStage(env.dataDir, async (stage) => {
      const dataDir = join(stage, 'data');
      if (env.DATABASE_URL) {
        // It cannot be swapped: everything else is tried before its tables go.
        await proveBackup(file, stage, progress);
        await (await import('./mariadb-tables.js')).dropMariadbTables(env.DATABASE_URL, tables);
      }
      const target: Target = { database: { DATABASE_URL: env.DATABASE_URL, dataDir }, storeFile: intoStorage(env, dataDir) };
      const restored = await restoreArchive(file, target, progress);
      for (const name of SECRET_NAMES) if (!env[name]) await writeFile(join(dataDir, secretFile(name)), secrets[name], { mode: 0o600 });
      return { ...restored, before: await swap(env.dataDir, dataDir) };
    });
  } finally {
    lock.release();
  }
}

/** With another key the stored mail password and customers' links would be lost. */
function refuseOtherKey(env: Env, { SECRET_KEY }: SiteSecrets): void {
  if (env.SECRET_KEY && env.SECRET_KEY !== SECRET_KEY)
    throw new StartError(
      'SECRET_KEY of this installation is not that of the backup, so stored secrets could not be decrypted. Set SECRET_KEY to the value in secrets.json of the archive (tar -xOf ARCHIVE secrets.json), or leave it unset.',
    );
}

/** Throws StartError while another process uses the database. */
async function tablesOf(env: Env): Promise<string[]> {
  if (!env.DATABASE_URL && !existsSync(env.sqliteFile)) return [];
  if (!env.DATABASE_URL) return ['site.sqlite'];
  if (await (await import('./mariadb-tables.js')).isMariadbInUse(env.DATABASE_URL))
    throw new StartError(
      'Another program is connected to this database. Stop the site (in containers: docker compose stop app) and try again.',
    );
  const snapshot = await openSnapshot(env);
  await snapshot.close();
  return [...snapshot.tables.keys(), ...(snapshot.migrations.length ? ['migrations'] : [])];
}

/** S3 takes the files at once; in the data folder they are swapped in at the end. */
function intoStorage(env: Env, dataDir: string): Target['storeFile'] {
  const storage = new MediaStorage(env.S3_ENDPOINT ? env : readEnv({ DATA_DIR: dataDir }));
  return async (key, body) => {
    await storage.put(key, await buffer(body), 'application/octet-stream');
    const stored = await storage.get(key);
    if (!stored) throw new StartError(`The storage took the file ${key} but does not have it.`);
    return hashOf(stored as AsyncIterable<Uint8Array>);
  };
}

async function swap(dataDir: string, from: string): Promise<string | null> {
  const present = REPLACED.filter((name) => existsSync(join(from, name)) || name.startsWith('site.sqlite-'));
  const replaced = present.filter((name) => existsSync(join(dataDir, name)));
  const before = join(dataDir, `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
  if (replaced.length) await mkdir(before, { mode: 0o700 });
  for (const name of replaced) await rename(join(dataDir, name), join(before, name));
  for (const name of present) if (existsSync(join(from, name))) await rename(join(from, name), join(dataDir, name));
  return replaced.length ? before : null;
}
