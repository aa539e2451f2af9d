import { v7 as uuidv7 } from 'uuid';
import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import type { BaseRecord, TrashableRecord } from '../database/base-record.js';
import { type FieldErrors } from './error-answer.dto.js';
import { AlreadyTaken, ChangedMeanwhile, InvalidFields, NoSuchRecord } from './errors.js';
import { slugify } from './text.js';
import { isId, REQUIRED } from './validation.js';

export const newId = (): string => uuidv7();

/** A new, unsaved record with its id and times. */
export function newRecord<T extends BaseRecord>(entity: new () => T, now: Date): T {
  return Object.assign(new entity(), { id: newId(), createdAt: now, updatedAt: now });
}

/** For answers: whether a record is in the trash shows in whether it is answered at all. */
export function withoutTrash<T extends TrashableRecord>({ deletedAt: _d, trashKey: _t, ...record }: T): Omit<T, 'deletedAt' | 'trashKey'> {
  return record;
}

/**
 * The record, locked until the end of the transaction. SQLite has one writer at a time anyway.
 * @throws NoSuchRecord (404)
 */
export async function findLocked<T extends BaseRecord>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: string,
  label: string,
): Promise<T> {
  const lock = manager.connection.options.type === 'better-sqlite3' ? undefined : ({ mode: 'pessimistic_write' } as const);
  const where = { id } as FindOptionsWhere<T>;
  const record = isId(id) ? await manager.findOne(entity, { where, lock }) : null;
  if (record?.id !== id) throw new NoSuchRecord(label);
  return record;
}

/**
 * MariaDB takes upper case, accents and trailing spaces for equal: compared again, so that a record has one address.
 * @throws NoSuchRecord (404)
 */
export async function findOrFail<T extends ObjectLiteral>(
  repository: Repository<T>,
  where: FindOptionsWhere<T>,
  label: string,
): Promise<T> {
  const record = await repository.findOneBy(where);
  const isExact = (name: string, wanted: unknown) => typeof wanted !== 'string' || record?.[name] === wanted;
  if (!record || !Object.entries(where).every(([name, wanted]) => isExact(name, wanted))) throw new NoSuchRecord(label);
  return record;
}

/** @throws ChangedMeanwhile (412) when the caller has seen another version. */
export function checkVersion(seen: number | undefined, current: number, label: string): void {
  if (seen !== undefined && seen !== current) throw new ChangedMeanwhile(label);
}

/**
 * Sets the fields that `changes` carries and no others. null clears: to the column's default where the column cannot be
 * empty.
 * @throws InvalidFields (400) when a field without a default is cleared.
 */
export function patch<T extends ObjectLiteral>(repository: Repository<T>, record: T, changes: object): void {
  const missing: FieldErrors = {};
  for (const [name, value] of Object.entries(changes)) {
    const column = repository.metadata.findColumnWithPropertyName(name);
    if (!column || value === undefined) continue;
    if (value !== null || column.isNullable) column.setEntityValue(record, value);
    else if (column.type === 'json') column.setEntityValue(record, Array.isArray(column.getEntityValue(record)) ? [] : {});
    else if (column.default !== undefined) column.setEntityValue(record, column.default);
    else missing[name] = [REQUIRED];
  }
  if (Object.keys(missing).length) throw new InvalidFields(missing);
}

interface Slugged extends TrashableRecord {
  slug: string;
}

/**
 * The slug to store: the given one if it is free (409 if not), else one made from `source`, with -2, -3… when taken.
 * @param exceptId the record that may have it already
 */
export async function freeSlug<T extends Slugged>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  { given, source, fallback, exceptId }: { given?: string | null; source: string; fallback: string; exceptId?: string },
): Promise<string> {
  const isTaken = async (slug: string) => {
    const holder = await manager.findOne(entity, { where: { slug } as FindOptionsWhere<T>, select: { id: true } as never });
    return holder !== null && holder.id !== exceptId;
  };
  if (given) {
    if (await isTaken(given)) throw new AlreadyTaken('slug', `The address "${given}" is taken. Please choose another one.`);
    return given;
  }
  const base = slugify(source).slice(0, 190).replace(/-+$/, '') || fallback;
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!(await isTaken(slug))) return slug;
  }
}
