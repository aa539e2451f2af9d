import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { needsApostrophe } from './columns.js';
import { nextPiece } from '../../platform/database/pieces.js';
import { InvalidFields } from '../../platform/http/errors.js';
import { cleanText } from '../../platform/words/text.js';

const MOST_ROWS = 500;
const MOST_COLUMNS = 100;
const DELIMITERS = [',', ';', '\t'];
/** Lines above the names of the columns. */
const MOST_TITLES = 10;

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

/**
 * Reads a file with commas, semicolons (Excel in much of Europe) or tabs, whichever separates its first line that has several cells. Rows above the
 * names of the columns, such as a title, are left out; `isName`: whether it knows a column of that name. Throws InvalidFields (400) with a sentence.
 */
export async function readCsv(text: string, isName: (name: string) => boolean): Promise<CsvFile> {
  if (text.startsWith('PK')) refuseFile('This is an Excel workbook. Please save it as CSV (UTF-8), then choose that file.');
  // Zeros: UTF-16 that was read as something else.
  if (/[\uFFFD\0]/.test(text)) refuseFile('This file is not in UTF-8. In Excel, choose ‘CSV UTF-8’ when you save it.');
  const { csv, delimiter } = separated(text.replace(/^\uFEFF/, ''));
  const all = await parsed(csv, delimiter);
  const first = headerOf(all, isName);
  const [header = [], ...records] = all.slice(first);
  if (header.every((name) => name.trim() === '')) refuseFile('This file is empty. Its first row has to name the columns.');
  if (header.length > MOST_COLUMNS) refuseFile(`This file has more than ${MOST_COLUMNS} columns.`);
  const rows = records.map((cells, index) => ({ number: first + index + 2, cells })).filter(({ cells }) => cells.some(isFilled));
  if (!rows.length) refuseFile('This file has no rows below the names of the columns.');
  if (rows.length > MOST_ROWS) refuseFile(`This file has ${rows.length} rows. Please split it into files of at most ${MOST_ROWS} rows.`);
  return { header: eachOnce(header.map((name, index) => shownName(name) || `Column ${index + 1}`)), rows: withoutApostrophes(rows) };
}

/** Invisible characters are no part of a column's name. */
export const shownName = (name: string): string => cleanText(name.replace(/\p{Cf}/gu, ''));

/** Further columns of a name are numbered: 'Notes', 'Notes (2)'. */
function eachOnce(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${name} (${number})`;
    taken.add(own.toLowerCase());
    return own;
  });
}

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** A title has one cell, and what is below it names several columns. */
function headerOf(rows: readonly string[][], isName: (name: string) => boolean): number {
  const at = rows.slice(0, MOST_TITLES).findIndex((row) => row.filter(isFilled).length > 1);
  return (rows[at] ?? []).filter(isName).length > 1 ? at : 0;
}

/** An apostrophe that every cell of a column begins with is how another program keeps spreadsheets from reading them, also before plain words. */
function withoutApostrophes(rows: readonly CsvRow[]): CsvRow[] {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries())
      if (isFilled(cell)) counts.set(at, /^'[^']/.test(cell) ? (counts.get(at) ?? 0) + 1 : -Infinity);
  const isGuarded = (cell: string, at: number) => (counts.get(at) ?? 0) > 1 && cell.startsWith("'") && !needsApostrophe(cell);
  return rows.map(({ number, cells }) => ({ number, cells: cells.map((cell, at) => (isGuarded(cell, at) ? cell.slice(1) : cell)) }));
}

/** Excel may name the separator in a line of its own. */
function separated(text: string): { csv: string; delimiter: string } {
  const named = /^sep=([,;\t])\r?\n/.exec(text);
  if (named) return { csv: text.slice(named[0].length), delimiter: named[1] ?? ',' };
  const lines = text.split(/[\r\n]/, MOST_TITLES).map((line) => line.split('"').filter((_, index) => index % 2 === 0));
  const outside = lines.find((parts) => DELIMITERS.some((sign) => parts.some((part) => part.includes(sign)))) ?? [];
  const count = (sign: string) => outside.reduce((sum, part) => sum + part.split(sign).length - 1, 0);
  const [delimiter = ','] = DELIMITERS.toSorted((one, other) => count(other) - count(one));
  return { csv: text, delimiter };
}

/** Parsed at once; other requests are served in between. */
const CHARACTERS_AT_ONCE = 20_000;

async function* inPieces(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += CHARACTERS_AT_ONCE) {
    yield text.slice(from, from + CHARACTERS_AT_ONCE);
    await nextPiece();
  }
}

async function parsed(csv: string, delimiter: string): Promise<string[][]> {
  const rows: string[][] = [];
  const parser = parse({
    ...{ delimiter, relax_column_count: true, relax_quotes: true, trim: delimiter !== '\t' },
    ...{ max_record_size: 200_000, record_delimiter: ['\r\n', '\n', '\r'] },
  });
  try {
    for await (const row of Readable.from(inPieces(csv)).pipe(parser)) rows.push(row as string[]);
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? `Line ${error['lines']}: ` : '';
    const isQuote = error.code.includes('QUOTE');
    return refuseFile(
      `${line}${isQuote ? 'a quotation mark is not closed, or not doubled within a text' : 'this is no CSV'}. Please correct it.`,
    );
  }
}
