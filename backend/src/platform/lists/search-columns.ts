import type { DataSource } from 'typeorm';
import { compact, fold, numberIn } from '../words/fold.js';

/** What MariaDB does not compare as equal by itself, in pairs. */
const TYPED = [...'’\'‘\'“"”"–-—-‑-−-\u00A0 \u202F øołl'];

/** The column as `fold` has it, and as `compact` has it. */
function foldedColumn({ options }: DataSource, column: string): { folded: string; compacted: string } {
  if (options.type === 'better-sqlite3') return { folded: `fold(${column})`, compacted: `compact(${column})` };
  let folded = `REPLACE(REPLACE(LOWER(${column}), 'ß', 'ss'), 'æ', 'ae')`;
  for (let i = 0; i < TYPED.length; i += 2) folded = `REPLACE(${folded}, '${TYPED[i]}', '${TYPED[i + 1]?.replace("'", "''")}')`;
  return { folded, compacted: `REGEXP_REPLACE(${column}, '[^0-9A-Za-z]', '')` };
}

const likePattern = (text: string) => `%${text.replace(/[!%_]/g, '!$&').replace(/\s/g, '_')}%`;
const FULL_POSTCODE = /^[a-z]{1,2}\d[a-z\d]?\d[a-z]{1,2}$/;

/** MariaDB compares names by case. */
const anyCase = ({ options }: DataSource) => (options.type === 'better-sqlite3' ? '' : ' COLLATE utf8mb4_general_ci');

/** What is searched for, as a condition on columns: as it is typed on a keyboard; numbers and postcodes in any grouping. */
export function searchFor(connection: DataSource, text: string, name: string) {
  const whole = compact(text);
  const grouped = numberIn(text) ?? (FULL_POSTCODE.test(whole) ? whole : undefined);
  const end = `${anyCase(connection)} ESCAPE '!'`;
  const conditionOn = (column: string) => {
    const { folded, compacted } = foldedColumn(connection, column);
    return `${folded} LIKE :${name}${end}${grouped === undefined ? '' : ` OR ${compacted} LIKE :${name}g${end}`}`;
  };
  return { conditionOn, values: { [name]: likePattern(fold(text)), ...(grouped !== undefined && { [`${name}g`]: `%${grouped}%` }) } };
}
