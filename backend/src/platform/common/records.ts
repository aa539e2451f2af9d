import { ConflictException } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { BaseRecord, TrashableRecord } from '../database/base-record.js';
import { type FieldErrors } from '../http/error-response.dto.js';
import { AlreadyTaken, ChangedMeanwhile, InvalidFields, NoSuchRecord } from '../http/errors.js';
import type { PageAddress } from '../http/site-addresses.js';
import { slugify } from '../words/text.js';
import { isId, REQUIRED } from '../fields/validation.js';

export const newId = (): string => uuidv7();

export function newRecord<T extends BaseRecord>(entity: new () => T, now: Date): T {
  return Object.assign(new entity(), { id: newId(), createdAt: now, updatedAt: now });
}

export function withoutTrash<T extends TrashableRecord>({ deletedAt: _d, trashKey: _t, ...record }: T): Omit<T, 'deletedAt' | 'trashKey'> {
  return record;
}

/** Returns the record, locked until the transaction ends. Throws NoSuchRecord (404). */
export async function findLocked<T extends BaseRecord>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: string,
  label: string,
  { withDeleted = false } = {},
): Promise<T> {
  const lock = manager.connection.options.type === 'better-sqlite3' ? undefined : ({ mode: 'pessimistic_write' } as const);
  const where = { id } as FindOptionsWhere<T>;
  const record = isId(id) ? await manager.findOne(entity, { where, lock, withDeleted }) : null;
  if (record?.id !== id) throw new NoSuchRecord(label);
  return record;
}

/** Compares again, because MariaDB ignores case, accents and trailing spaces. Throws NoSuchRecord (404). */
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

/** Throws ChangedMeanwhile (412) if the caller has seen another version. */
export function checkVersion(seen: number | undefined, current: number, label: string): void {
  if (seen !== undefined && seen !== current) throw new ChangedMeanwhile(label);
}

/** Sets only the fields in `changes`; null restores the default of a required column. Throws InvalidFields (400) if it has none. */
export function patch<T extends ObjectLiteral>(repository: Repository<T>, record: T, changes: object): void {
  const missing = patchWhatFits(repository, record, changes);
  if (Object.keys(missing).length) throw new InvalidFields(missing);
}

/** Like `patch`, but returns the errors. */
export function patchWhatFits<T extends ObjectLiteral>(repository: Repository<T>, record: T, changes: object): FieldErrors {
  const missing: FieldErrors = {};
  for (const [name, value] of Object.entries(changes)) {
    const column = repository.metadata.findColumnWithPropertyName(name);
    if (!column || value === undefined || isNone(value, column, record)) continue;
    if (value !== null || column.isNullable) column.setEntityValue(record, value);
    else if (column.type === 'json') column.setEntityValue(record, Array.isArray(column.getEntityValue(record)) ? [] : {});
    else if (column.default !== undefined) column.setEntityValue(record, column.default);
    else missing[name] = [REQUIRED];
  }
  return missing;
}

/** Responses have an empty list where none is stored. */
const isNone = (value: unknown, column: ColumnMetadata, record: ObjectLiteral): boolean =>
  column.isNullable && Array.isArray(value) && !value.length && (column.getEntityValue(record) ?? null) === null;

export interface Slugged extends TrashableRecord {
  slug: string;
}

/** A kind with slugs. */
interface SluggedKind<T extends Slugged> {
  entity: EntityTarget<T>;
  /** Absent where the address does not follow the slug. */
  page?: { address: PageAddress };
}

/** Throws InvalidFields (400) if the website itself uses the address of a new or changed slug. */
export function refuseUsedAddress(address: PageAddress | undefined, slug: string, advice = 'Please choose another one.'): void {
  if (!address || address.free(slug) !== undefined) return;
  const sentence = `The website uses the address ${address.path(slug)} itself. ${advice}`;
  throw new InvalidFields({ slug: [sentence] }, sentence);
}

/**
 * For a record that leaves the trash. Throws ConflictException (409) if another one has its slug now, InvalidFields (400) if the website itself
 * uses its address.
 */
export async function refuseTakenSlug<T extends Slugged>(
  manager: EntityManager,
  { entity, label, page }: SluggedKind<T> & { label: string },
  { slug }: T,
): Promise<void> {
  refuseUsedAddress(page?.address, slug, `Create the ${label} anew with another one.`);
  const holder = await manager.findOne(entity, { where: { slug } as FindOptionsWhere<T> });
  if (!holder) return;
  const name = 'title' in holder ? holder.title : 'name' in holder ? holder.name : holder.slug;
  throw new ConflictException(`The ${label} "${String(name)}" has its address "${slug}" now. Change that address first.`);
}

/**
 * Returns the given slug, or one made from `source` with -2, -3… if taken. Throws AlreadyTaken (409) or InvalidFields (400) for a given one.
 * `exceptId`: the record that may own it.
 */
export async function freeSlug<T extends Slugged>(
  manager: EntityManager,
  { entity, page }: SluggedKind<T>,
  { given, source, fallback, exceptId }: { given?: string | null; source: string; fallback: string; exceptId?: string },
): Promise<string> {
  const isTaken = async (slug: string) => {
    const holder = await manager.findOne(entity, { where: { slug } as FindOptionsWhere<T>, select: { id: true } as never });
    return holder !== null && holder.id !== exceptId;
  };
  if (given) {
    refuseUsedAddress(page?.address, given);
    if (await isTaken(given)) throw new AlreadyTaken('slug', `The address "${given}" is taken. Please choose another one.`);
    return given;
  }
  const base = slugify(source).slice(0, 190).replace(/-$/, '') || fallback;
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    const isHidden = page !== undefined && page.address.free(slug) === undefined;
    if (!isHidden && !(await isTaken(slug))) return slug;
  }
}
