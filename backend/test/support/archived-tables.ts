import { ENTITIES } from '../../src/app.module.js';
import { previewSite } from '../../src/boot/preview-site.js';
import { kindsIn } from '../../src/kinds/names.js';
import { contentTables, type ContentTables } from '../../src/operations/backup/content-scope.js';
import { checkContent } from '../../src/operations/backup/content-rows.js';
import { readContent } from '../../src/operations/backup/content-archive.js';
import { openDataSource } from '../../src/platform/database/data-source.js';
import { openTestDataSource } from './database.js';

let tables: Promise<ContentTables> | undefined;

/** What an archive of content holds. Assembles the site for it only once. */
export const archivedTables = (): Promise<ContentTables> => (tables ??= readTables());

async function readTables(): Promise<ContentTables> {
  const { dataSource, close } = await openTestDataSource();
  try {
    return contentTables(dataSource, kindsIn(await previewSite()));
  } finally {
    await close();
  }
}

/** Everything that an import checks before it changes anything. */
export async function checkArchive(file: string, folder: string): Promise<void> {
  const content = await readContent(file, folder, await archivedTables(), () => undefined);
  const dataSource = await openDataSource(content.env, ENTITIES);
  try {
    await checkContent(content, dataSource, new Date());
  } finally {
    await dataSource.destroy();
  }
}
