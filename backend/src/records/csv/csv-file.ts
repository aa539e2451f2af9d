import { CsvError, parse } from 'csv-parse/sync';
import { InvalidFields } from '../../platform/http/errors.js';

const MOST_ROWS = 500;
const MOST_COLUMNS = 100;
const DELIMITERS = [',', ';', '\t'];

export interface CsvRow {
  /** As the spreadsheet counts, from 2. */
  number: number;
  cells: string[];
}

export interface CsvFile {
  header: string[];
  rows: CsvRow[];
}

export function refuseFile(message: string): never {
  throw new InvalidFields({ csv: [message] }, message);
}

/** Reads a file with commas, semicolons (Excel in much of Europe) or tabs, whichever separates the first line. Throws InvalidFields (400) with a sentence. */
export function readCsv(text: string): CsvFile {
  if (text.startsWith('PK')) refuseFile('This is an Excel workbook. Please save it as CSV (UTF-8), then choose that file.');
  // Zeros: UTF-16 that was read as something else.
  if (/[\uFFFD\0]/.test(text)) refuseFile('This file is not in UTF-8. In Excel, choose ‘CSV UTF-8’ when you save it.');
  const { csv, delimiter } = separated(text.replace(/^\uFEFF/, ''));
  const [header = [], ...records] = parsed(csv, delimiter);
  if (header.every((name) => name.trim() === '')) refuseFile('This file is empty. Its first row has to name the columns.');
  if (header.length > MOST_COLUMNS) refuseFile(`This file has more than ${MOST_COLUMNS} columns.`);
  const rows = records
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!rows.length) refuseFile('This file has no rows below the names of the columns.');
  if (rows.length > MOST_ROWS) refuseFile(`This file has ${rows.length} rows. Please split it into files of at most ${MOST_ROWS} rows.`);
  return { header, rows };
}

/** Excel may name the separator in a line of its own. */
function separated(text: string): { csv: string; delimiter: string } {
  const named = /^sep=([,;\t])\r?\n/.exec(text);
  if (named) return { csv: text.slice(named[0].length), delimiter: named[1] ?? ',' };
  const [line = ''] = text.split(/[\r\n]/, 1);
  const outside = line.split('"').filter((_, index) => index % 2 === 0);
  const count = (sign: string) => outside.reduce((sum, part) => sum + part.split(sign).length - 1, 0);
  const [delimiter = ','] = DELIMITERS.toSorted((one, other) => count(other) - count(one));
  return { csv: text, delimiter };
}

function parsed(csv: string, delimiter: string): string[][] {
  try {
    return parse(csv, { delimiter, relax_column_count: true, max_record_size: 200_000, record_delimiter: ['\r\n', '\n', '\r'] });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? `Line ${error['lines']}: ` : '';
    const isQuote = error.code.includes('QUOTE');
    return refuseFile(
      `${line}${isQuote ? 'a quotation mark is not closed, or not doubled within a text' : 'this is no CSV'}. Please correct it.`,
    );
  }
}
