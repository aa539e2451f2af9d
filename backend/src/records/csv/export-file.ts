import { BadRequestException, StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Listing, ListQuery } from '../../platform/lists/list-query.js';
import { londonDay } from '../../platform/time/london.js';
import { toCell, type Column } from './columns.js';

export const MOST_ROWS = 100_000;
/** How many rows are in memory at a time; other requests are served in between. */
export const ROWS_AT_ONCE = 50;
const TYPE = 'text/csv; charset=utf-8';
/** The mark by which spreadsheets recognise UTF-8. */
const MARK = '\uFEFF';

/** `most`: how many rows the file may have, if not 100,000. */
export type ExportQuery = ListQuery & { most?: number };

type Row = object;

/**
 * Returns a list in its filter and order; `complete` makes the rows of the file. Each part begins behind the last row, so that no rows before it are read:
 * `read` keeps to `after`. Throws BadRequestException (400) for a wrong query and for more than 100,000 rows.
 */
export async function exportList<T extends Row>(
  name: string,
  columns: readonly Column[],
  read: (query: ListQuery) => Promise<Listing<T>>,
  { sort, filter, most }: ExportQuery,
  complete: (rows: T[]) => Promise<Row[]> | Row[] = (rows) => rows,
): Promise<StreamableFile> {
  const range: [number, number] = [0, ROWS_AT_ONCE - 1];
  // At once, so that a wrong query is refused.
  const first = await read({ sort, filter, range });
  refuseTooMany(first.total, most);
  const parts = async function* () {
    let { rows } = first;
    for (let left = first.total; ;) {
      await nextTurn();
      yield await complete(rows);
      left -= rows.length;
      if (rows.length < ROWS_AT_ONCE || left <= 0) return;
      ({ rows } = await read({ sort, filter, range, after: rows.at(-1), isUncounted: true }));
    }
  };
  return toFile(name, columns, parts());
}

export function refuseTooMany(rows: number, most = MOST_ROWS): void {
  if (rows > most)
    throw new BadRequestException(
      `An export has at most ${most.toLocaleString('en-GB')} rows. Please filter the list first, or have the server's administrator run: site export --csv FOLDER.`,
    );
}

export const toFile = (name: string, columns: readonly Column[], rows: AsyncIterable<Row[]>): StreamableFile =>
  new StreamableFile(Readable.from(written(columns, rows), { objectMode: false }), {
    type: TYPE,
    disposition: `attachment; filename="${name}-${londonDay(new Date())}.csv"`,
  });

async function* written(columns: readonly Column[], parts: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield headed(columns);
  for await (const rows of parts) {
    const cells = rows.map((row) => columns.map(({ field, kind }) => toCell((row as Record<string, unknown>)[field], kind)));
    yield asCsv(cells);
    await nextTurn();
  }
}

/** Returns a whole file as text. */
export const csvOf = (rows: string[][]): string => `${MARK}${asCsv(rows)}`;

/** Spreadsheets end lines with CRLF; a line break alone would not be quoted. */
const asCsv = (cells: string[][]): string => stringify(cells, { record_delimiter: 'windows', quoted_match: /[\r\n]/ });

const headed = (columns: readonly Column[]): string => csvOf([columns.map(({ label }) => label)]);

/** A file to fill in. */
export const toTemplate = (name: string, columns: readonly Column[]): StreamableFile =>
  new StreamableFile(Buffer.from(headed(columns)), { type: TYPE, disposition: `attachment; filename="${name}-template.csv"` });
