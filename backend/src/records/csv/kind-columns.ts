import { column, type Column } from './columns.js';
import type { Kind } from '../../kinds/kind.js';

const RULES = 'swagger/apiModelProperties';

/** A field's rule, as its form's DTO documents it. */
interface Documented {
  type?: unknown;
  isArray?: boolean;
  items?: { format?: string };
}

/** How cells of a field are read and written, by the rule of its form. */
function cellsOf({ forms }: Kind, field: string): Column['kind'] {
  const form: unknown = (forms?.create ?? forms?.update)?.prototype;
  const rule = (form ? Reflect.getMetadata(RULES, form, field) : undefined) as Documented | undefined;
  if (rule?.type === 'array') return rule.items?.format === 'uuid' ? 'lines' : 'list';
  if (rule?.isArray) return 'labelled';
  if (rule?.type === 'integer' || rule?.type === 'number') return 'number';
  return rule?.type === 'boolean' ? 'flag' : 'text';
}

/** The columns that an import reads; an export also has those of `exported`. */
export const columnsOf = (kind: Kind): Column[] =>
  Object.entries(kind.csv?.columns ?? {}).map(([field, label]) => column(field, label, cellsOf(kind, field)));

export const exportedOf = (kind: Kind): Column[] => [
  ...columnsOf(kind),
  ...Object.entries(kind.csv?.exported ?? {}).map(([field, label]) => column(field, label)),
];
