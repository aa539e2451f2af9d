import type { INestApplicationContext } from '@nestjs/common';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { DataSource } from 'typeorm';
import { Kinds } from '../../kinds/kinds.service.js';
import { Media } from '../../media/media.entity.js';
import { MediaStorage } from '../../media/media-storage.service.js';
import { InquiryPhoto, photoFiles } from '../../inquiries/photos/inquiry-photo.entity.js';
import type { Env } from '../../platform/config/env.js';
import { StartError } from '../../platform/config/start-error.js';
import type { Everything } from '../archives/archive-job.entity.js';
import type { Progress } from '../backup/archive-format.js';
import { contentColumns, contentTables } from '../backup/content-scope.js';
import { contentOf } from '../backup/named-files.js';
import { openSnapshot } from '../backup/open-tables.js';
import { prepareFolder } from '../backup/stage-archive.js';
import { withStage } from '../backup/stage.js';
import type { Snapshot, Value } from '../backup/tables.js';
import { writeArchive, type AddEntry } from '../backup/write-archive.js';
import { writeLists } from './export-lists.js';
import { readmeOf } from './readme.js';

/** What the lists say too little of: each enquiry with its messages, as columns of a table, without hashes and keys. */
const CONVERSATIONS: Readonly<Record<string, readonly string[]>> = {
  contact_inquiries: ['id', 'name', 'company', 'email', 'phone', 'serviceTitle', 'message', 'status', 'notes', 'createdAt', 'deletedAt'],
  inquiry_events: ['inquiryId', 'kind', 'text', 'createdAt'],
  deliveries: ['inquiryId', 'channel', 'kind', 'recipients', 'subject', 'text', 'status', 'createdAt', 'sentAt'],
};

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Pictures are compressed already. */
const QUICKLY = { level: 1 };
const NAMED = 20;

/**
 * Writes all lists as CSV, texts, settings and conversations as JSON, and pictures as they are stored into a new .tar.gz, for people and other programs. The site
 * may run. Throws StartError if there is such a file.
 */
export async function exportEverything(site: INestApplicationContext, env: Env, given: string, progress: Progress): Promise<Everything> {
  const file = resolve(given);
  if (existsSync(file)) throw new StartError(`There is a file ${file} already. Choose another name, or delete it.`);
  const folder = dirname(file);
  await prepareFolder(folder);
  return withStage(folder, async (stage) => {
    const lists = join(stage, 'lists');
    await mkdir(lists);
    const files = (await writeLists(site, lists, progress)).map((name) => join('lists', name));
    files.push(...(await writeTexts(site, env, stage, progress)));
    const pictures = await picturesOf(site.get(DataSource));
    const lost: string[] = [];
    const archive = join(stage, 'archive.tar.gz');
    await writeArchive(
      archive,
      async (add) => {
        for (const name of files) await add(name, (await stat(join(stage, name))).size, createReadStream(join(stage, name)));
        await addPictures(add, site.get(MediaStorage, { strict: false }), pictures, lost, progress);
        const readme = Buffer.from(readmeOf(new Date(), files, pictures.size - lost.length, lost.slice(0, NAMED)));
        await add('README.txt', readme.length, [readme]);
      },
      createGzip(QUICKLY),
    );
    await rename(archive, file);
    const left = lost.length ? `, without ${counted(lost.length, 'file')} that the storage does not have` : '';
    const stored = counted(pictures.size - lost.length, 'picture or document', 'pictures and documents');
    const counts = `${counted(files.length, 'file', 'files')} of lists and texts, ${stored}`;
    return { file, bytes: (await stat(file)).size, result: `${counts}${left}.` };
  });
}

/** Files of the storage, with their names in the archive: those that texts name, and photos by their enquiry. */
async function picturesOf(dataSource: DataSource): Promise<Map<string, string>> {
  const media = await dataSource.getRepository(Media).find({ select: { url: true, storageKey: true }, withDeleted: true });
  const photos = await dataSource.getRepository(InquiryPhoto).find({ select: { id: true, inquiryId: true, mimeType: true } });
  return new Map([
    ...media.map(({ url, storageKey }): [string, string] => [storageKey, `pictures/${basename(url)}`]),
    ...photos.flatMap(({ inquiryId, ...photo }): [string, string][] => {
      const [key = ''] = photoFiles(photo);
      return inquiryId === null ? [] : [[key, `enquiries/photos/${inquiryId}/${basename(key)}`]];
    }),
  ]);
}

async function addPictures(
  add: AddEntry,
  storage: MediaStorage,
  pictures: ReadonlyMap<string, string>,
  lost: string[],
  progress: Progress,
): Promise<void> {
  let done = 0;
  for (const [key, name] of pictures) {
    const bytes = await contentOf(storage, key, buffer);
    if (bytes) await add(name, bytes.length, [bytes]);
    else lost.push(name);
    progress('Adding pictures', `${++done} of ${pictures.size}`);
  }
}

/** Writes a file for each table, and returns their names. */
async function writeTexts(site: INestApplicationContext, env: Env, stage: string, progress: Progress): Promise<string[]> {
  const dataSource = site.get(DataSource);
  await using snapshot = await openSnapshot(env);
  const files: string[] = [];
  const write = async (folder: string, table: string, columns: readonly string[]) => {
    progress('Writing texts', table);
    const name = join(folder, `${table.replaceAll('_', '-')}.json`);
    await mkdir(join(stage, folder), { recursive: true });
    const text = Readable.from(asJson(dataSource, snapshot, table, columns));
    await pipeline(text, createWriteStream(join(stage, name), { flags: 'wx', mode: 0o600 }));
    files.push(name);
  };
  for (const table of contentTables(dataSource, site.get(Kinds, { strict: false })).keys())
    await write('texts', table, contentColumns(snapshot.tables.get(table) ?? []));
  for (const [table, columns] of Object.entries(CONVERSATIONS)) await write('enquiries', table, columns);
  return files;
}

/** Yields a list of objects. Mails that belong to no enquiry are left out: some hold links to accounts. */
async function* asJson(dataSource: DataSource, snapshot: Snapshot, table: string, columns: readonly string[]): AsyncGenerator<string> {
  const known = dataSource.entityMetadatas.find(({ tablePath }) => tablePath === table)?.columns ?? [];
  const types = new Map(known.map(({ databaseName, type }) => [databaseName, type]));
  const of = columns.indexOf('inquiryId');
  let before = '[\n';
  for await (const row of snapshot.rows(table, columns)) {
    if (of >= 0 && row[of] === null) continue;
    const fields = columns.map((name, at) => [name, plain(row[at] ?? null, types.get(name))]);
    yield before + JSON.stringify(Object.fromEntries(fields));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

function plain(value: Value, type: unknown): unknown {
  if (type === 'json' && typeof value === 'string') return JSON.parse(value);
  return type === 'boolean' && value !== null ? Boolean(value) : value;
}
