import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readEnv, type Env } from '../../platform/config/env.js';
import { SECRET_FILES, storedSecret, writeSecrets, type SiteSecrets } from '../../platform/config/secrets.js';
import { StartError } from '../../platform/config/start-error.js';
import { MediaStorage } from '../../media/media-storage.service.js';
import { hashOf, type Progress } from './archive-format.js';
import { eraseAgain, forgetKept, keepErasures } from './erase-again.js';
import { dropMariadbTables } from './mariadb-tables.js';
import { checkSeal, type Head } from './read-archive.js';
import {
  beginReplacement,
  endReplacement,
  SQLITE_FILES,
  swapIn,
  tablesOf,
  unfinishedReplacement,
  UPLOADS,
  whileStopped,
} from './replacing-data.js';
import { proveBackup, restoreArchive, type Restored, type Target } from './restore-archive.js';
import { withStage } from './stage.js';

export interface RestoreResult extends Restored {
  /** Folder with the files that were replaced. */
  before: string | null;
  /** Number of enquiries that were erased after the backup. */
  erasedAgain: number;
  /** False: the database that was replaced is damaged, and could not say what else was erased. */
  knowsErasures: boolean;
}

/**
 * Replaces database, files and secrets by those of a backup, which is restored beside them and compared first. With an archive that has no files, those of the
 * site stay. Throws StartError and changes nothing if
 * the archive is damaged, the site runs, or there is data and not `force`. `name`: as the operator typed it, for the message that asks to run it again.
 */
export async function restoreSite(env: Env, file: string, name: string, force: boolean, progress: Progress): Promise<RestoreResult> {
  progress('Checking the archive');
  await checkSeal(file);
  const what = `The restore of ${name}`;
  const check = ({ secrets }: Head) => refuseOtherKey(env, secrets);
  // Also with MariaDB: two restores at once would mix.
  return whileStopped(env, async () => {
    const isInterrupted = (await unfinishedReplacement(env)) !== undefined;
    if (!force && !isInterrupted && (await isFilled(env)))
      throw new StartError(
        'There is a database already. Add --force to replace it; what is in the data folder is kept in a folder beside it.',
      );
    const { ids, isComplete } = await keepErasures(env);
    return withStage(env.dataDir, async (stage) => {
      const dataDir = join(stage, 'data');
      if (env.DATABASE_URL) {
        // It cannot be swapped: everything else is tried before its tables go.
        await proveBackup(file, stage, progress, check);
        await beginReplacement(env, what);
        await dropMariadbTables(env.DATABASE_URL, await tablesOf(env));
      }
      const database = { DATABASE_URL: env.DATABASE_URL, dataDir };
      const storage = new MediaStorage(env.S3_ENDPOINT ? env : readEnv({ DATA_DIR: dataDir }));
      const restored = await restoreArchive(file, { database, check, storeFile: into(storage) }, progress);
      const { SECRET_KEY } = restored.secrets;
      // That of the data folder is replaced by that of the backup.
      const formerKey = env.SECRET_KEY ?? storedSecret(env, 'SECRET_KEY') ?? SECRET_KEY;
      progress('Erasing what was erased since');
      const erasedAgain = await eraseAgain(database, storage, ids, [SECRET_KEY, formerKey]);
      writeSecrets(dataDir, restored.secrets, env);
      const replaced = [
        ...(env.DATABASE_URL ? [] : SQLITE_FILES),
        ...(env.S3_ENDPOINT || restored.manifest.kind === 'database' ? [] : UPLOADS),
        ...SECRET_FILES.filter((name) => existsSync(join(dataDir, name))),
      ];
      await beginReplacement(env, what);
      const before = await swapIn(env.dataDir, dataDir, replaced);
      await endReplacement(env);
      await forgetKept(env);
      return { ...restored, before, erasedAgain, knowsErasures: isComplete };
    });
  });
}

/** A damaged SQLite file counts as data, too: somebody may want to save what is in it. */
const isFilled = async (env: Env): Promise<boolean> => (env.DATABASE_URL ? (await tablesOf(env)).length > 0 : existsSync(env.sqliteFile));

/** With another key the stored mail password and customers' links would be lost. */
function refuseOtherKey(env: Env, { SECRET_KEY }: SiteSecrets): void {
  if (env.SECRET_KEY && env.SECRET_KEY !== SECRET_KEY)
    throw new StartError(
      'SECRET_KEY of this installation is not that of the backup, so stored secrets could not be decrypted. Set SECRET_KEY to the value in secrets.json of the archive (tar -xOf ARCHIVE secrets.json), or leave it unset.',
    );
}

/** S3 takes the files at once; in the data folder they are swapped in at the end. */
function into(storage: MediaStorage): Target['storeFile'] {
  return async (key, body) => {
    await storage.put(key, await buffer(body), 'application/octet-stream');
    const stored = await storage.get(key);
    if (!stored) throw new StartError(`The storage took the file ${key} but does not have it.`);
    return hashOf(stored as AsyncIterable<Uint8Array>);
  };
}
