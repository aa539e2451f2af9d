import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { totalOf } from './list-totals.js';

export type Order = readonly (readonly [field: string, direction: 'ASC' | 'DESC'])[];

export interface Found {
  ids: string[];
  total: number;
}

/** Reads the ids of one page from the nearer end of the list. */
export async function idsByIndex<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  order: Order,
  first: number,
  wanted: number,
  isUncounted = false,
): Promise<Found> {
  const total = isUncounted ? Infinity : await totalOf(builder);
  const count = Math.min(wanted, total - first);
  if (count <= 0) return { ids: [], total };
  const fromEnd = !isUncounted && first + count / 2 > total / 2;
  builder.select('r.id', 'id').limit(count);
  builder.offset(fromEnd ? total - first - count : first);
  for (const [field, direction] of order) builder.addOrderBy(`r.${field}`, (direction === 'ASC') === fromEnd ? 'DESC' : 'ASC');
  const ids = await idsOf(builder);
  return { ids: fromEnd ? ids.reverse() : ids, total };
}

/** Statements of searches at a time: of the connections to MariaDB, enough are left for everything else, however many searches are typed. */
const SEARCHING = 3;

let searching = 0;
const waiting: (() => void)[] = [];

/** Runs one statement of a search, in its turn. */
export async function asSearch<T>(statement: () => Promise<T>): Promise<T> {
  if (searching >= SEARCHING) await new Promise<void>((resolve) => waiting.push(resolve));
  else searching += 1;
  try {
    return await statement();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else searching -= 1;
  }
}

/** A search that finds more returns these. */
export const MOST_FOUND = 1_000;

/** `hits`: ids of rows that a search found, some at a time. Other requests are served in between. */
export async function idsBySearch<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  order: Order,
  first: number,
  wanted: number,
  hits: AsyncIterable<string[]>,
  signal?: AbortSignal,
): Promise<Found> {
  const parts: string[][] = [];
  let count = 0;
  for await (const some of hits) {
    signal?.throwIfAborted();
    const passed = some.length ? await idsAmong(builder, some, order) : [];
    if (passed.length) parts.push(passed);
    count += passed.length;
    if (count >= MOST_FOUND) break;
    await nextTurn();
  }
  const all = parts.flat().slice(0, MOST_FOUND);
  const found = parts.length > 1 ? await idsAmong(builder, all, order) : all;
  return { ids: found.slice(first, first + wanted), total: found.length };
}

/** Returns which of the ids pass the filters, in their order, at most 1,000. */
export async function idsAmong<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, ids: string[], order: Order): Promise<string[]> {
  const isSqlite = builder.connection.options.type === 'better-sqlite3';
  const table = builder.expressionMap.mainAlias?.metadata.tableName;
  // Without statistics SQLite would rather read an index of the filters for each id.
  const among = isSqlite
    ? readingFrom(builder, `SELECT t.* FROM json_each(:ids) i CROSS JOIN ${table} t ON t.id = i.value LIMIT -1`)
    : builder.clone().useIndex('PRIMARY').andWhere('r.id IN (:...ids)');
  among.select('r.id', 'id').limit(MOST_FOUND);
  for (const [field, direction] of order) among.addOrderBy(`r.${field}`, direction);
  return asSearch(() => idsOf(among.setParameter('ids', isSqlite ? JSON.stringify(ids) : ids)));
}

/** The same filters on the rows of a query. Databases keep to its order, because it has a limit. */
export function readingFrom<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, query: string): SelectQueryBuilder<T> {
  const reading = builder.clone();
  Object.assign(reading.expressionMap.aliases[0] ?? {}, { subQuery: `(${query})` });
  return reading;
}

const idsOf = async <T extends ObjectLiteral>(builder: SelectQueryBuilder<T>): Promise<string[]> =>
  (await builder.getRawMany<{ id: string }>()).map(({ id }) => id);
