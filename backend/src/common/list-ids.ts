import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { WordHits } from '../database/word-index.js';
import { totalOf } from './list-totals.js';

export type Order = readonly (readonly [field: string, direction: 'ASC' | 'DESC'])[];

interface Found {
  ids: string[];
  total: number;
}

/** From the nearer end of the list. */
export async function idsByIndex<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  order: Order,
  first: number,
  wanted: number,
  hits?: WordHits<T>,
): Promise<Found> {
  hits?.narrow(builder);
  const total = await totalOf(builder);
  const count = Math.min(wanted, total - first);
  if (count <= 0) return { ids: [], total };
  const fromEnd = first + count / 2 > total / 2;
  builder.select('r.id', 'id').limit(count);
  builder.offset(fromEnd ? total - first - count : first);
  for (const [field, direction] of order) builder.addOrderBy(`r.${field}`, (direction === 'ASC') === fromEnd ? 'DESC' : 'ASC');
  const ids = (await builder.getRawMany<{ id: string }>()).map(({ id }) => id);
  return { ids: fromEnd ? ids.reverse() : ids, total };
}

/** A search that finds more returns these. */
const MOST_FOUND = 1_000;
/** Rows that one statement compares; others get a turn in between. */
const WINDOW = 1_000;

/** For words that many rows have: reads the list in its order until the page is full. */
export async function idsByScan<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  order: Order,
  first: number,
  wanted: number,
  { narrow, condition, parameters }: WordHits<T>,
): Promise<Found> {
  const indexed = builder.clone();
  narrow(indexed);
  const isMany = (await totalOf(indexed)) >= MOST_FOUND;
  const enough = Math.min(isMany ? first + wanted : MOST_FOUND, MOST_FOUND);
  builder.select('r.id', 'id').addSelect(condition, 'isFound').setParameters(parameters).limit(WINDOW);
  for (const [field, direction] of order) builder.addOrderBy(`r.${field}`, direction);
  const found: string[] = [];
  let isWhole = false;
  for (let offset = 0; found.length < enough && !isWhole; offset += WINDOW) {
    const rows = await builder.offset(offset).getRawMany<{ id: string; isFound: unknown }>();
    for (const { id, isFound } of rows) if (Number(isFound)) found.push(id);
    isWhole = rows.length < WINDOW;
    await nextTurn();
  }
  const total = Math.min(isWhole || !isMany ? found.length : MOST_FOUND, MOST_FOUND);
  return { ids: found.slice(first, Math.min(first + wanted, total)), total };
}
