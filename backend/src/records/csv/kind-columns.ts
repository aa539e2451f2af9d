import type { DataSource } from 'typeorm';
import { MADE, type CsvColumn, type Kind } from '../../kinds/kind.js';
import type { Kinds, Known } from '../../kinds/kinds.service.js';
import { readable } from '../../kinds/readable-fields.js';
import { documentedProperty, type DocumentedProperty } from '../../platform/internals/swagger-properties.js';
import { column, type Column } from './columns.js';

const FORMATS: Record<string, Column['kind'] | undefined> = { date: 'day', month: 'month', html: 'html' };

const ruleOf = ({ forms }: Kind, field: string): DocumentedProperty | undefined => {
  const form = forms?.create ?? forms?.update;
  return form && documentedProperty(form as new () => object, field);
};

/** How cells of a field are read and written, by the rule of its form. */
function cellsOf(rule: DocumentedProperty | undefined): Column['kind'] {
  if (rule?.type === 'array') return rule.items?.format === 'uuid' ? 'lines' : 'list';
  if (rule?.isArray) return 'labelled';
  if (rule?.type === 'integer' || rule?.type === 'number') return 'number';
  if (rule?.type === 'boolean') return 'flag';
  const contact = rule?.['x-contact'];
  if (contact === 'phone' || contact === 'email') return contact;
  return FORMATS[rule?.format ?? ''] ?? 'text';
}

/** Texts are joined, but not what has a form of its own. */
const isOne = (kind: Column['kind'], rule: DocumentedProperty | undefined): boolean =>
  kind === 'text'
    ? Boolean(rule?.format ?? rule?.pattern ?? rule?.enum)
    : ['number', 'flag', 'day', 'month', 'phone', 'email'].includes(kind);

const choicesOf = ({ enum: values, 'x-labels': labels = {} }: DocumentedProperty): Column['choices'] =>
  Array.isArray(values) ? Object.fromEntries((values as unknown[]).map(String).map((value) => [value, labels[value] ?? value])) : undefined;

/** The columns that an import reads; an export also has those of `exported`. */
export const columnsOf = (kind: Kind): Column[] =>
  Object.entries(readable(kind, kind.csv?.columns ?? {}) as Readonly<Record<string, string | CsvColumn>>).map(([field, named]) => {
    const { label, ...other } = typeof named === 'string' ? { label: named } : named;
    const rule = ruleOf(kind, field);
    const cells = cellsOf(rule);
    return {
      ...column(field, label, cells),
      ...other,
      isOne: isOne(cells, rule),
      ...(rule?.enum !== undefined && { choices: choicesOf(rule) }),
    };
  });

export const exportedOnlyOf = (kind: Kind): Column[] =>
  Object.entries(readable(kind, kind.csv?.exported ?? MADE)).map(([field, label]) => column(field, String(label)));

export const exportedOf = (kind: Kind): Column[] => [...columnsOf(kind), ...exportedOnlyOf(kind)];

/** A field with the id, or ids, of records of another kind. */
interface Reference {
  field: string;
  target: Known;
}

/** Returns which fields refer to other records: by foreign keys, and by what the description adds. */
export function referencesOf(dataSource: DataSource, kinds: Kinds, { kind }: Known): Reference[] {
  const byForeignKey = dataSource.getMetadata(kind.entity).manyToOneRelations.flatMap(({ joinColumns, inverseEntityMetadata }) => {
    const target = kinds.with('exports').find((other) => other.kind.entity === inverseEntityMetadata.target);
    return target && joinColumns[0] ? [{ field: joinColumns[0].propertyName, target }] : [];
  });
  const named = Object.entries(kind.csv?.refers ?? {}).flatMap(([field, resource]) => {
    const target = kinds.find('exports', resource);
    return target ? [{ field, target }] : [];
  });
  return [...byForeignKey, ...named];
}
