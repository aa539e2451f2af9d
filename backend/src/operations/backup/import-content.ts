import type { EventEmitter2 } from '@nestjs/event-emitter';
import { buffer } from 'node:stream/consumers';
import type { DataSource, EntityManager } from 'typeorm';
import type { Changes } from '../../audit/changes.service.js';
import { COMPANY_EMAIL_CHANGED, type CompanyEmailChanged } from '../../company/company-info.service.js';
import { CompanyInfo } from '../../company/company-info.entity.js';
import type { CorePage } from '../../core-pages/core-page.entity.js';
import { CORE_PAGES } from '../../core-pages/core-page.kind.js';
import type { Env } from '../../platform/config/env.js';
import { filesOf } from '../../media/copy-files.js';
import { forgetFiles } from '../../media/recorded-storage.js';
import { MediaStorage } from '../../media/media-storage.service.js';
import { Media } from '../../media/media.entity.js';
import type { Service } from '../../services/service.entity.js';
import { SERVICES } from '../../services/service.kind.js';
import { keyOf, SetHash, type Progress, type TableState } from './archive-format.js';
import { checkContent, contentRows } from './content-rows.js';
import { OF_THE_INSTALLATION } from './content-scope.js';
import { comparable, compareTables } from './fill-database.js';
import { readEntries } from './read-archive.js';
import type { Content } from './content-archive.js';
import type { Value } from './tables.js';

interface Site {
  env: Env;
  dataSource: DataSource;
  changes: Changes;
  events: EventEmitter2;
}

export interface ImportedContent {
  rows: number;
  /** Records that visitors do not see, because the website itself uses their addresses. */
  hidden: string[];
}

/**
 * Replaces the content of a stopped site by that of an archive in one transaction, and compares each row. Mail server, webhook and accounts stay. Throws
 * StartError, and changes nothing, for rows that the site cannot have written.
 */
export async function importContent(
  { env, dataSource, changes, events }: Site,
  archive: string,
  content: Content,
  progress: Progress,
): Promise<ImportedContent> {
  const now = new Date();
  progress('Checking the content');
  await checkContent(content, dataSource, now);
  const storage = new MediaStorage(env);
  const former = await mediaFiles(dataSource.manager);
  const added = await storeFiles(archive, storage, progress);
  let tables: Record<string, TableState>;
  try {
    progress('Replacing the content');
    tables = await changes.write('content', async ({ manager, audit }) => {
      const before = await settingsOf(manager);
      const states = await replaceRows(manager, content, now);
      const { email } = await settingsOf(manager);
      const changed: CompanyEmailChanged = { change: { manager, now }, before, email };
      if (email !== before.email) await events.emitAsync(COMPANY_EMAIL_CHANGED, changed);
      const counts = Object.entries(states).map(([table, { rows }]) => [table, { after: rows }] as const);
      await audit({ action: 'import', entityType: null, entityId: null, changes: Object.fromEntries(counts) });
      return states;
    });
  } catch (error) {
    for (const key of added) await storage.remove(key);
    throw error;
  }
  const kept = await mediaFiles(dataSource.manager);
  // The next examination records those of the archive.
  await forgetFiles(dataSource.manager, [...new Set([...former, ...kept])]);
  for (const key of former) if (!kept.has(key)) await storage.remove(key);
  await compareTables(env, tables, progress);
  return { rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0), hidden: await hiddenRecords(dataSource.manager) };
}

/** Versions before this one took slugs whose addresses the website itself uses. */
async function hiddenRecords(manager: EntityManager): Promise<string[]> {
  const hidden: string[] = [];
  for (const { entity, label, name, page } of [SERVICES, CORE_PAGES])
    for (const record of await manager.find<Service | CorePage>(entity))
      if (page.address.free(record.slug) === undefined) hidden.push(`the ${label} "${record[name]}" (${page.address.path(record.slug)})`);
  return hidden;
}

const settingsOf = (manager: EntityManager): Promise<CompanyInfo> => manager.findOneOrFail(CompanyInfo, { where: {} });

async function mediaFiles(manager: EntityManager): Promise<Set<string>> {
  const records = await manager.find(Media, { select: { id: true, storageKey: true, thumbnailUrl: true }, withDeleted: true });
  return new Set(records.flatMap(filesOf));
}

/** Returns the keys that the storage did not have. */
async function storeFiles(archive: string, storage: MediaStorage, progress: Progress): Promise<string[]> {
  const added: string[] = [];
  try {
    for await (const { name, body } of readEntries(archive)) {
      const key = keyOf(name);
      const bytes = await buffer(body);
      if (key === undefined) continue;
      if (!(await storage.has(key))) added.push(key);
      await storage.put(key, bytes, 'application/octet-stream');
      progress('Storing files', String(added.length));
    }
  } catch (error) {
    for (const key of added) await storage.remove(key);
    throw error;
  }
  return added;
}

/** Derived rows are deleted with their page and made again when the site starts. */
async function replaceRows(manager: EntityManager, content: Content, now: Date): Promise<Record<string, TableState>> {
  const { connection } = manager;
  const quoted = (name: string): string => connection.driver.escape(name);
  const names = OF_THE_INSTALLATION.map(quoted).join(', ');
  const [settings = {}] = await manager.query<Record<string, Value>[]>(`SELECT ${names} FROM ${quoted('company_info')}`);
  for (const table of [...content.tables.keys()].toReversed()) await manager.query(`DELETE FROM ${quoted(table)}`);
  const states: Record<string, TableState> = {};
  for (const table of content.tables.keys()) {
    const hash = new SetHash();
    let known = ['id'];
    for await (const { columns, row } of contentRows(content, connection, table, now)) {
      const own = table === 'company_info' ? settings : {};
      const all = [...columns, ...Object.keys(own)];
      const places = all.map(() => '?').join(', ');
      await manager.query(`INSERT INTO ${quoted(table)} (${all.map(quoted).join(', ')}) VALUES (${places})`, [
        ...row,
        ...Object.values(own),
      ]);
      hash.add(comparable(row));
      known = columns;
    }
    states[table] = { columns: known, rows: hash.count, hash: hash.digest() };
  }
  return states;
}
