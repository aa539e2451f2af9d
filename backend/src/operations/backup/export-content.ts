import { existsSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Env } from '../../platform/config/env.js';
import { StartError } from '../../platform/config/start-error.js';
import type { Progress } from './archive-format.js';
import { contentScope, type ContentTables } from './content-scope.js';
import type { BackupResult } from './make-backup.js';
import { readContent } from './read-content.js';
import { withStage } from './stage.js';
import { prepareFolder, stageArchive } from './stage-archive.js';

/** Writes the content of a running site into a new archive, which gets its name once it was read as an import reads it. Throws StartError if there is one. */
export async function exportContent(
  env: Env,
  tables: ContentTables,
  given: string,
  progress: Progress,
): Promise<Omit<BackupResult, 'findings' | 'uncopied'>> {
  const file = resolve(given);
  if (existsSync(file)) throw new StartError(`There is a file ${file} already. Choose another name, or delete it.`);
  const folder = dirname(file);
  await prepareFolder(folder);
  return withStage(folder, async (stage) => {
    const { file: archive, rows, list } = await stageArchive(env, stage, contentScope(tables), new Date(), progress);
    await readContent(archive, stage, tables, progress);
    await rename(archive, file);
    return { file, bytes: (await stat(file)).size, rows, files: list.count, missing: list.missing };
  });
}
