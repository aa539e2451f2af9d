import type { INestApplicationContext, StreamableFile } from '@nestjs/common';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { LOG } from '../../audit/audit.service.js';
import { InquiriesExport } from '../../inquiries/office/inquiries-export.service.js';
import { INQUIRY_KIND } from '../../inquiries/inquiry.kind.js';
import { Kinds } from '../../kinds/kinds.service.js';
import { currentActor, runAs } from '../../platform/http/request-context.js';
import type { Env } from '../../platform/config/env.js';
import { StartError } from '../../platform/config/start-error.js';
import type { ExportQuery } from '../../records/csv/export-file.js';
import { ExportsService } from '../../records/csv/exports.service.js';
import type { Progress } from '../backup/archive-format.js';
import { openDatabase, readSettings } from './open-site.js';

/** All services of the site, without its repeated work and its port. */
export type SiteServices = (env: Env, dataSource: DataSource) => Promise<INestApplicationContext>;

/**
 * Writes each list that the backoffice exports, however long, as a CSV file into a new folder, and returns the files' names. The site may run. Throws
 * StartError if there is such a folder.
 */
export const exportLists = (siteServices: SiteServices, given: string): Promise<{ folder: string; files: string[] }> =>
  withSite(siteServices, async (site) => {
    const folder = resolve(given);
    await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      throw new StartError(error.code === 'EEXIST' ? `${folder} exists. Name a new folder.` : error.message);
    });
    return { folder, files: await writeLists(site, folder) };
  });

/** Runs `work` with all services of the site, which may run. */
export async function withSite<T>(siteServices: SiteServices, work: (site: INestApplicationContext, env: Env) => Promise<T>): Promise<T> {
  const env = readSettings();
  // Closed with the services.
  const site = await siteServices(env, await openDatabase(env));
  try {
    return await work(site, env);
  } finally {
    await site.close();
  }
}

/** Writes each list into a folder, and returns the files' names. */
export async function writeLists(site: INestApplicationContext, folder: string, progress?: Progress): Promise<string[]> {
  const files: string[] = [];
  await runAs({ ...currentActor(), role: 'admin', userAgent: 'Command line' }, async () => {
    for (const [name, read] of listsOf(site)) {
      const file = `${name}.csv`;
      progress?.('Writing lists', file);
      const csv = await read({ filter: {}, most: Infinity });
      await pipeline(csv.getStream(), createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600 }));
      files.push(file);
    }
  });
  return files;
}

type Read = (query: ExportQuery) => Promise<StreamableFile>;

function listsOf(site: INestApplicationContext): [name: string, read: Read][] {
  const exports = site.get(ExportsService, { strict: false });
  const kinds = site.get(Kinds, { strict: false }).with('exports');
  return [
    ...kinds.map(({ kind: { resource } }): [string, Read] => [resource, (query) => exports.kind(resource, query)]),
    [INQUIRY_KIND.resource, (query) => site.get(InquiriesExport, { strict: false }).export(query)],
    [LOG, (query) => exports.auditLog(query)],
    ['trash', (query) => exports.trash(query)],
  ];
}
