import { ConflictException } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { someOf } from '../platform/words/text.js';
import type { Known } from './kinds.service.js';

const MOST_NAMES = 5;

export interface Owner {
  /** The column with the owner's id. */
  field: string;
  owner: Known;
}

/** The records to which one of this kind belongs: it goes when they go, and cannot come back before them. */
export function ownersOf(dataSource: DataSource, kinds: readonly Known[], { kind }: Known): Owner[] {
  return dataSource.getMetadata(kind.entity).manyToOneRelations.flatMap(({ onDelete, joinColumns, inverseEntityMetadata }) => {
    const owner = onDelete === 'CASCADE' && kinds.find((other) => other.kind.entity === inverseEntityMetadata.target);
    const [column] = joinColumns;
    return owner && column ? [{ field: column.propertyName, owner }] : [];
  });
}

/** Owners before what belongs to them; otherwise in the order for people. */
export function ownersFirst(dataSource: DataSource, kinds: readonly Known[]): Known[] {
  const sorted: Known[] = [];
  const add = (known: Known) => {
    if (sorted.includes(known)) return;
    for (const { owner } of ownersOf(dataSource, kinds, known)) if (owner !== known) add(owner);
    sorted.push(known);
  };
  kinds.forEach(add);
  return sorted;
}

/** Throws ConflictException (409) while records of other kinds belong to this one. */
export async function refuseOwner(
  manager: EntityManager,
  kinds: readonly Known[],
  { entity, label }: { entity: unknown; label: string },
  id: string,
): Promise<void> {
  for (const known of kinds) {
    const { kind } = known;
    const owned = ownersOf(manager.connection, kinds, known).find(({ owner }) => owner.kind.entity === entity);
    if (!owned) continue;
    const records = await manager.find(kind.entity, {
      where: { [owned.field]: id },
      order: { [kind.name]: 'ASC', id: 'ASC' },
      select: { id: true, [kind.name]: true },
    });
    if (!records.length) continue;
    const names = records.map((record) => `"${String(record[kind.name])}"`);
    throw new ConflictException(`This ${label} still has ${kind.label}s: ${someOf(names, MOST_NAMES)}. Delete them first.`);
  }
}
