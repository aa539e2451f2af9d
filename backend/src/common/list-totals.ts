import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Fewer are counted each time. */
const MANY = 1_000;
const REMEMBERED_MS = 10_000;
const MOST_REMEMBERED = 200;

const remembered = new WeakMap<DataSource, Map<string, { total: number; until: number }>>();

/**
 * How many rows there are. Counting is the one part of a list whose time grows with them; so while someone pages through many, they are
 * counted once in 10 seconds, and again after each change that staff make through this process.
 */
export async function totalOf<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>): Promise<number> {
  const key = JSON.stringify(builder.getQueryAndParameters());
  const known = remembered.get(builder.connection);
  const found = known?.get(key);
  if (found && found.until > Date.now()) return found.total;
  const until = Date.now() + REMEMBERED_MS;
  const total = await builder.getCount();
  if (total > MANY && remembered.get(builder.connection) === known) {
    const totals = known && known.size < MOST_REMEMBERED ? known : new Map<string, { total: number; until: number }>();
    remembered.set(builder.connection, totals.set(key, { total, until }));
  }
  return total;
}

/** To be called after each commit; a count that began before it is not remembered. */
export function forgetTotals(dataSource: DataSource): void {
  remembered.set(dataSource, new Map());
}
