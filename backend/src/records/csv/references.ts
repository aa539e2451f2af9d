import type { DataSource } from 'typeorm';
import type { Kinds, Known } from '../../kinds/kinds.service.js';

/** A field with the id, or ids, of records of another kind. */
export interface Reference {
  field: string;
  target: Known;
}

/** By foreign keys, and by what the description adds. */
export function referencesOf(dataSource: DataSource, kinds: Kinds, { kind }: Known): Reference[] {
  const keyed = dataSource.getMetadata(kind.entity).manyToOneRelations.flatMap(({ joinColumns, inverseEntityMetadata }) => {
    const target = kinds.with('exports').find((other) => other.kind.entity === inverseEntityMetadata.target);
    return target && joinColumns[0] ? [{ field: joinColumns[0].propertyName, target }] : [];
  });
  const named = Object.entries(kind.csv?.refers ?? {}).flatMap(([field, resource]) => {
    const target = kinds.find('exports', resource);
    return target ? [{ field, target }] : [];
  });
  return [...keyed, ...named];
}
