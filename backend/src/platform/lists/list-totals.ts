import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const MANY = 1_000;
const REMEMBERED_MS = 10_000;
const MOST_REMEMBERED = 200;

const remembered = new WeakMap<DataSource, Map<string, { total: number; until: number }>>();

export const totalOf = <T extends ObjectLiteral>(builder: SelectQueryBuilder<T>): Promise<number> =>
  rememberedTotal(builder, () => builder.getCount());

/** Counting takes longer the more rows there are, so large totals are cached for 10 seconds or until the next change. */
export async function rememberedTotal<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  count: () => Promise<number>,
): Promise<number> {
  const key = JSON.stringify(builder.getQueryAndParameters());
  const known = remembered.get(builder.connection);
  const found = known?.get(key);
  if (found && found.until > Date.now()) return found.total;
  const until = Date.now() + REMEMBERED_MS;
  const total = await count();
  if (total > MANY && remembered.get(builder.connection) === known) {
    const totals = known && known.size < MOST_REMEMBERED ? known : new Map<string, { total: number; until: number }>();
    remembered.set(builder.connection, totals.set(key, { total, until }));
  }
  return total;
}

/** Call it after each commit; counts that began earlier are not cached. */
export function forgetTotals(dataSource: DataSource): void {
  remembered.set(dataSource, new Map());
}
