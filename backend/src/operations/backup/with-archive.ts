import { join, resolve } from 'node:path';
import { prepareDataDir } from '../../platform/config/secrets.js';
import type { Env } from '../../platform/config/env.js';
import { StartError } from '../../platform/config/start-error.js';
import type { Progress } from './archive-format.js';
import { AwayStore } from './away-store.js';
import { decryptFile, isEncrypted } from './encryption.js';
import { withStage } from './stage.js';

/** An archive in BACKUP_S3_BUCKET rather than a file. */
const AWAY = 's3:';

/**
 * Runs `work` with an archive that can be read: `given` is fetched (s3:NAME) and decrypted with the private key in `identityFile` before, into a folder that is
 * removed afterwards. Throws StartError.
 */
export async function withArchive<T>(
  env: Env,
  given: string,
  identityFile: string | undefined,
  progress: Progress,
  work: (file: string) => Promise<T>,
): Promise<T> {
  prepareDataDir(env.dataDir);
  return withStage(env.dataDir, async (stage) => {
    let file = resolve(given);
    if (given.startsWith(AWAY)) {
      const store = await AwayStore.of(env);
      if (!store) throw new StartError('No store for backups is set up: set BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET and its keys.');
      progress('Fetching the archive');
      file = join(stage, 'fetched');
      await store.fetch(given.slice(AWAY.length), file);
    }
    if (await isEncrypted(file)) {
      progress('Decrypting the archive');
      const decrypted = join(stage, 'decrypted');
      await decryptFile(file, decrypted, identityFile);
      file = decrypted;
    }
    return work(file);
  });
}
