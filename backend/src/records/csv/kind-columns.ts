import type { DataSource } from 'typeorm';
import { MADE, type Kind } from '../../kinds/kind.js';
import type { Kinds, Known } from '../../kinds/kinds.service.js';
import { readable } from '../../kinds/readable-fields.js';
import { documentedProperty } from '../../platform/internals/swagger-properties.js';
import { column, type Column } from './columns.js';

/** How cells of a field are read and written, by the rule of its form. */
function cellsOf({ forms }: Kind, field: string): Column['kind'] {
  const form = forms?.create ?? forms?.update;
  const rule = form && documentedProperty(form as new () => object, field);
  if (rule?.type === 'array') return rule.items?.format === 'uuid' ? 'lines' : 'list';
  if (rule?.isArray) return 'labelled';
  if (rule?.type === 'integer' || rule?.type === 'number') return 'number';
  return rule?.type === 'boolean' ? 'flag' : 'text';
}

/** The columns that an import reads; an export also has those of `exported`. */
export const columnsOf = (kind: Kind): Column[] =>
  Object.entries(readable(kind, kind.csv?.columns ?? {})).map(([field, label]) => column(field, String(label), cellsOf(kind, field)));

export const exportedOf = (kind: Kind): Column[] => [
  ...columnsOf(kind),
  ...Object.entries(readable(kind, kind.csv?.exported ?? MADE)).map(([field, label]) => column(field, String(label))),
];

/** A field with the id, or ids, of records of another kind. */
interface Reference {
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
