import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LONGEST_SHOWN = 11;

const two = (number: number | string) => String(number).padStart(2, '0');
const called = (month: number) => `${MONTHS[month - 1]?.slice(0, 1).toUpperCase()}${MONTHS[month - 1]?.slice(1)}`;
const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** What Excel with British settings shows, and therefore saves, of a cell that it read from a CSV file. */
function shown(cell: string): string {
  const text = cell.trim();
  if (/^(?:true|false)$/i.test(text)) return text.toUpperCase();
  if (/^[+-]?\d+(?:\.\d+)?$|^\.\d+$/.test(text)) return number(text);
  if (/^\d{1,3}(?:,\d{3})+$/.test(text)) return text;
  const iso = /^(\d{4})-(\d\d)-(\d\d)( \d\d:\d\d)?$/.exec(text);
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}${iso[4] ?? ''}`;
  const british = /^(\d{1,2})[/-](\d{1,2})[/-](\d{2}|\d{4})$/.exec(text);
  if (british) return `${two(british[1] ?? '')}/${two(british[2] ?? '')}/${(british[3] ?? '').padStart(4, '20')}`;
  const short = /^(\d{1,2})[/-](\d{1,2})$/.exec(text);
  if (short && Number(short[2]) <= 12) return `${two(short[1] ?? '')}-${called(Number(short[2]))}`;
  const month = /^([a-z]{3,9})[ -](\d{4})$/i.exec(text);
  if (month && monthOf(month[1] ?? '')) return `${called(monthOf(month[1] ?? ''))}-${month[2]?.slice(2)}`;
  const day = /^(\d{1,2}) ([a-z]{3,9}) (\d{4})$/i.exec(text);
  if (day && monthOf(day[2] ?? '')) return `${two(day[1] ?? '')}-${called(monthOf(day[2] ?? ''))}-${day[3]?.slice(2)}`;
  return cell;
}

function number(text: string): string {
  const value = Number(text);
  const plain = String(value);
  if (plain.replace('-', '').length <= LONGEST_SHOWN) return plain;
  if (Math.abs(value) < 1e11) return String(Number(value.toPrecision(LONGEST_SHOWN - 2)));
  const [digits = '', power = ''] = value.toExponential(5).split('e+');
  return `${String(Number(digits))}E+${two(power)}`;
}

/** Opens a CSV file in Excel with British settings and saves it: lines end with CRLF, those within a cell with LF; only cells that need them have quotes. */
export function savedByExcel(csv: string, { delimiter = ',', mark = '\uFEFF', emptyColumns = 0 } = {}): string {
  const rows = parse(csv.replace(/^\uFEFF/, ''), { relax_column_count: true });
  const cells = rows.map((row) => [...row.map(shown), ...Array.from({ length: emptyColumns }, () => '')]);
  return mark + stringify(cells, { record_delimiter: 'windows', delimiter, quoted_match: /[\r\n]/ });
}
