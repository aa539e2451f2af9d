import { forgetFiles } from '../../media/recorded-storage.js';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import type { Env } from '../../platform/config/env.js';
import { closing, openDataSource } from '../../platform/database/data-source.js';
import { runMigrations } from '../../platform/database/run-migrations.js';
import { erasedId } from '../../inquiries/erased-inquiries.service.js';
import { photoFiles, type InquiryPhoto } from '../../inquiries/photos/inquiry-photo.entity.js';
import type { MediaStorage } from '../../media/media-storage.service.js';
import { settingsOf, type EmptyDatabase } from './fill-database.js';
import { openSnapshot } from './open-tables.js';

const TABLE = 'erased_inquiries';
/** Addresses that want no reminders: whoever stopped them since the backup stays stopped. */
const STOPS = 'mail_stops';
/** Marks their ids in the list. */
const STOP = 'stop ';
/** Whom a customer's mail was about, and when: nobody gets a reminder or a request again that was sent since the backup. */
const MAILED = [
  ['renewals', 'reminded60For'],
  ['renewals', 'reminded14For'],
  ['contact_inquiries', 'reviewRequestedAt'],
] as const;
const PHOTOS = 'inquiry_photos';
const BATCH = 500;

/** The erasures, stops and mails that a database knew before it was replaced. */
export interface Erasures {
  /** As in its tables; those of stops and mails are marked. */
  ids: string[];
  /** False if it is damaged. */
  isComplete: boolean;
}

/** Keeps the list until the new database has it, because a restore may be interrupted. */
const keptIn = ({ dataDir }: Env): string => join(dataDir, 'erased-inquiries.txt');

export async function keepErasures(env: Env): Promise<Erasures> {
  const file = keptIn(env);
  const ids = new Set(existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : []);
  let isComplete = true;
  try {
    for (const id of await erasuresIn(env)) ids.add(id);
  } catch (error) {
    if (env.DATABASE_URL) throw error;
    isComplete = false;
  }
  if (ids.size) await writeFile(file, [...ids].join('\n'), { mode: 0o600 });
  return { ids: [...ids], isComplete };
}

export const forgetKept = (env: Env): Promise<void> => rm(keptIn(env), { force: true });

async function erasuresIn(env: Env): Promise<string[]> {
  if (!env.DATABASE_URL && !existsSync(env.sqliteFile)) return [];
  await using snapshot = await openSnapshot(env);
  const ids: string[] = [];
  for (const [table, mark] of [[TABLE, ''] as const, [STOPS, STOP] as const])
    if (snapshot.tables.has(table)) for await (const [id] of snapshot.rows(table, ['id'])) ids.push(mark + String(id));
  for (const [table, column] of MAILED)
    if (snapshot.tables.get(table)?.includes(column))
      for await (const [id, value] of snapshot.rows(table, ['id', column])) if (value !== null) ids.push(`${column} ${id} ${value}`);
  return ids;
}

/**
 * Brings a restored database to this version, and erases from it the enquiries and renewals that were erased by its own list or by `known`, with their photos. Keeps stops and
 * mails that `known` has. `keys`: its SECRET_KEY, then the one with which `known` was made. Returns the number of enquiries.
 */
export async function eraseAgain(
  database: EmptyDatabase,
  storage: MediaStorage,
  known: readonly string[],
  keys: [string, ...string[]],
): Promise<number> {
  return closing(openDataSource(settingsOf(database), { entities: [] }), async (dataSource) => {
    // The schema of an earlier version has no table of erasures.
    await runMigrations(dataSource);
    const own = new Set(await idsIn(dataSource.manager, TABLE));
    const listed = new Set([...own, ...known.filter((id) => !id.includes(' '))]);
    const ownStops = new Set(await idsIn(dataSource.manager, STOPS));
    const stops = known.flatMap((id) => (id.startsWith(STOP) ? [id.slice(STOP.length)] : [])).filter((id) => !ownStops.has(id));
    const createdAt = new Date();
    const erasedIn = async (table: string) =>
      (await idsIn(dataSource.manager, table)).filter((id) => keys.some((key) => listed.has(erasedId(key, id))));
    const [renewals, erased] = [await erasedIn('renewals'), await erasedIn('contact_inquiries')];
    for (const id of [...renewals, ...erased]) listed.add(erasedId(keys[0], id));
    await dataSource.transaction(async (manager) => {
      await remove(manager, 'renewals', renewals);
      await remove(manager, 'contact_inquiries', erased);
      for (const ids of batches([...listed].filter((id) => !own.has(id)))) {
        const values = ids.map((id) => ({ id }));
        await manager.createQueryBuilder().insert().into(TABLE, ['id']).values(values).execute();
      }
      for (const ids of batches(stops)) await insertStops(manager, ids, createdAt);
      await markMailed(manager, known);
    });
    // Also those whose files were still to be removed when the backup was made.
    const photos = await dataSource.query<Pick<InquiryPhoto, 'id' | 'mimeType'>[]>(
      `SELECT id, mimeType FROM ${PHOTOS} WHERE inquiryId IS NULL`,
    );
    const files = photos.flatMap(photoFiles);
    for (const key of files) await storage.remove(key);
    await forgetFiles(dataSource.manager, files);
    await remove(
      dataSource.manager,
      PHOTOS,
      photos.map(({ id }) => id),
    );
    return erased.length;
  });
}

/** Marks the renewals of these addresses, too: staff see it, and the job does not look at them again and again. */
async function insertStops(manager: EntityManager, ids: readonly string[], createdAt: Date): Promise<void> {
  const values = ids.map((id) => ({ id, createdAt }));
  await manager.createQueryBuilder().insert().into(STOPS, ['id', 'createdAt']).values(values).execute();
  const ofAddresses = 'addressKey IN (:...ids) AND stoppedAt IS NULL';
  await manager.createQueryBuilder().update('renewals').set({ stoppedAt: createdAt }).where(ofAddresses, { ids }).execute();
}

async function markMailed(manager: EntityManager, known: readonly string[]): Promise<void> {
  for (const line of known) {
    const [name, id, ...value] = line.split(' ');
    const [table, column] = MAILED.find((one) => one[1] === name) ?? [];
    if (!table) continue;
    const isEarlier = `id = :id AND (${column} IS NULL OR ${column} < :mailed)`;
    const mailed = value.join(' ');
    await manager
      .createQueryBuilder()
      .update(table)
      .set({ [column]: mailed })
      .where(isEarlier, { id, mailed })
      .execute();
  }
}

async function idsIn(manager: EntityManager, table: string): Promise<string[]> {
  return (await manager.query<{ id: string }[]>(`SELECT id FROM ${table}`)).map(({ id }) => id);
}

async function remove(manager: EntityManager, table: string, all: readonly string[]): Promise<void> {
  for (const ids of batches(all)) await manager.createQueryBuilder().delete().from(table).where('id IN (:...ids)', { ids }).execute();
}

function* batches(ids: readonly string[]): Generator<string[]> {
  for (let first = 0; first < ids.length; first += BATCH) yield ids.slice(first, first + BATCH);
}
