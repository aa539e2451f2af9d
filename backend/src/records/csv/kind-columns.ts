import { column, type Column } from './columns.js';
import type { Kind } from '../../kinds/kind.js';
import { documentedRule } from '../../kinds/text-fields.js';

/** How cells of a field are read and written, by the rule of its form. */
function cellsOf({ forms }: Kind, field: string): Column['kind'] {
  const form = forms?.create ?? forms?.update;
  const rule = form && documentedRule(form as new () => object, field);
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
