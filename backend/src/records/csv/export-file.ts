import { BadRequestException, StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Listing, ListQuery } from '../../platform/common/list-query.js';
import { londonDay } from '../../platform/common/london.js';
import { toCell, type Column } from './columns.js';

export const MOST_ROWS = 100_000;
/** In memory at a time; other requests are served in between. */
export const ROWS_AT_ONCE = 200;
const TYPE = 'text/csv; charset=utf-8';

type Row = object;
export type Part = (query: ListQuery) => Promise<Listing<Row>>;

/**
 * Returns a list in its filter and order; `named` completes the rows. Throws BadRequestException (400) for a wrong query and for more than
 * 100,000 rows.
 */
export function exportList(
  name: string,
  columns: readonly Column[],
  read: Part,
  { sort, filter }: ListQuery,
  named: (rows: Row[]) => Promise<Row[]> = (rows) => Promise.resolve(rows),
): Promise<StreamableFile> {
  const part = (from: number) => read({ sort, filter, range: [from, from + ROWS_AT_ONCE - 1] });
  return started(name, columns, part, async function* (first) {
    yield await named(first.rows);
    for (let from = ROWS_AT_ONCE; from < first.total; from += ROWS_AT_ONCE) yield await named((await part(from)).rows);
  });
}

interface Dated extends Row {
  createdAt: Date;
}

/** As `exportList`, for a long list that takes bounds of `createdAt`: each part begins at the time of the last row, so that no rows before it are read. */
export function exportByTime(
  name: string,
  columns: readonly Column[],
  read: (query: ListQuery) => Promise<Listing<Dated>>,
  { sort = ['createdAt', 'DESC'], filter }: ListQuery,
): Promise<StreamableFile> {
  const [field, direction] = sort;
  if (field !== 'createdAt') return exportList(name, columns, read, { sort, filter });
  const part = (from: number, more: object = {}, isUncounted = false) =>
    read({ sort, filter: { ...filter, ...more }, range: [from, from + ROWS_AT_ONCE - 1], isUncounted });
  return started(name, columns, part, async function* (first) {
    let { rows } = first;
    let [at, passed, done] = ['', 0, 0];
    for (;;) {
      yield rows;
      done += rows.length;
      const last = rows.at(-1)?.createdAt;
      if (!last || rows.length < ROWS_AT_ONCE || done >= first.total) return;
      const tied = rows.filter(({ createdAt }) => createdAt.getTime() === last.getTime()).length;
      passed = last.toISOString() === at ? passed + tied : tied;
      at = last.toISOString();
      ({ rows } = await part(passed, { [direction === 'ASC' ? 'createdAt_gte' : 'createdAt_lte']: at }, true));
    }
  });
}

/** The first part is read at once, so that a wrong query is refused. */
async function started<T extends Row>(
  name: string,
  columns: readonly Column[],
  read: (from: number) => Promise<Listing<T>>,
  parts: (first: Listing<T>) => AsyncGenerator<Row[]>,
): Promise<StreamableFile> {
  const first = await read(0);
  refuseTooMany(first.total);
  return toFile(name, columns, parts(first));
}

export function refuseTooMany(rows: number): void {
  if (rows > MOST_ROWS)
    throw new BadRequestException(`An export has at most ${MOST_ROWS.toLocaleString('en-GB')} rows. Please filter the list first.`);
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

/** Spreadsheets end lines with CRLF. */
const asCsv = (cells: string[][]): string => stringify(cells, { record_delimiter: 'windows' });

/** The first line, after the mark by which spreadsheets recognise UTF-8. */
const headed = (columns: readonly Column[]): string => `\uFEFF${asCsv([columns.map(({ label }) => label)])}`;

/** A file to fill in. */
export const toTemplate = (name: string, columns: readonly Column[]): StreamableFile =>
  new StreamableFile(Buffer.from(headed(columns)), { type: TYPE, disposition: `attachment; filename="${name}-template.csv"` });
