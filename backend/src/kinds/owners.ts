import type { DataSource } from 'typeorm';
import type { Known } from './kinds.service.js';

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
