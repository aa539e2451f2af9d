import { LRUCache } from 'lru-cache';
import { AsyncLocalStorage } from 'node:async_hooks';

const reading = new AsyncLocalStorage<Set<string>>();

const TABLE = /\b(?:FROM|JOIN)\s+["`]?(\w+)/gi;
/** Values are parameters, so there are few statements. */
const tablesIn = new LRUCache<string, readonly string[]>({
  max: 1_000,
  memoMethod: (statement) => [...statement.matchAll(TABLE)].map(([, table = '']) => table),
});

/** Adds to `tables` what the database is asked for by `work`. A result that is kept for others has to be kept with its tables. */
export const recordReads = <T>(tables: Set<string>, work: () => T): T => reading.run(tables, work);

/** As if what was kept with these tables had been read again. */
export function noteTables(read: Iterable<string>): void {
  const tables = reading.getStore();
  if (tables) for (const table of read) tables.add(table);
}

export const noteStatement = (statement: string): void => noteTables(tablesIn.memo(statement));
