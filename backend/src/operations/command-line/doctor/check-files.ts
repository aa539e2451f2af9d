import { FileKeys } from '../../backup/file-keys.js';
import { openSnapshot } from '../../backup/open-tables.js';
import { lostFiles } from '../../backup/make-backup.js';
import type { Env } from '../../../platform/config/env.js';
import { MediaStorage } from '../../../media/media-storage.service.js';
import { attempt, failed, ok, type Finding } from '../../doctor/finding.js';

const AT_ONCE = 20;

/** Whether each file that the database names is in the storage, for a database that can be read. */
export function checkFiles(env: Env): Promise<Finding> {
  return attempt('files', 'Check the storage.', async () => {
    const keys = await keysOf(env);
    const storage = new MediaStorage(env);
    const missing: string[] = [];
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const some = keys.slice(from, from + AT_ONCE);
      const found = await Promise.all(some.map((key) => storage.has(key)));
      missing.push(...some.filter((_key, index) => !found[index]));
    }
    if (!missing.length) return ok('files', `All ${keys.length} files that the database names are in the storage.`);
    const advice = 'Take them from a backup (tar -xf ARCHIVE files/NAME), or upload them again and delete the old ones.';
    return failed('files', `${lostFiles(missing)} ${advice}`);
  });
}

async function keysOf(env: Env): Promise<string[]> {
  const snapshot = await openSnapshot(env);
  try {
    const keys = new FileKeys();
    for (const table of ['media', 'inquiry_photos']) {
      const columns = snapshot.tables.get(table) ?? [];
      for await (const row of snapshot.rows(table, columns)) keys.collect(table, columns, row);
    }
    return keys
      .all()
      .filter(({ isOptional }) => !isOptional)
      .map(({ key }) => key);
  } finally {
    await snapshot.close();
  }
}
