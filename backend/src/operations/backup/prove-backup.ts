import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hashOf, type Progress } from './archive-format.js';
import { checkSeal } from './read-archive.js';
import { restoreArchive, type Restored, type Target } from './restore-archive.js';

/** Checks every byte, restores the archive into `folder` and compares it. Throws StartError with what is wrong; leaves nothing behind. */
export async function proveBackup(archive: string, folder: string, progress: Progress, check?: Target['check']): Promise<Restored> {
  progress('Checking the archive');
  await checkSeal(archive);
  const dataDir = join(folder, 'aside');
  const file = join(folder, 'file');
  try {
    // Always SQLite: on MariaDB the site may not create a database. One file at a time, so that media need no second space.
    return await restoreArchive(
      archive,
      {
        database: { dataDir },
        check,
        storeFile: async (_key, body) => {
          await pipeline(Readable.from(body), createWriteStream(file, { mode: 0o600 }));
          return hashOf(createReadStream(file));
        },
      },
      progress,
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
    await rm(file, { force: true });
  }
}
