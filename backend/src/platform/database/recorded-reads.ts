import { LRUCache } from 'lru-cache';
import { AsyncLocalStorage } from 'node:async_hooks';
import { EventSubscriber, type EntitySubscriberInterface } from 'typeorm';

export type OnLoad = (record: object) => void;

interface Reading {
  tables: Set<string>;
  onLoad?: OnLoad;
}

const reading = new AsyncLocalStorage<Reading>();

const TABLE = /\b(?:FROM|JOIN)\s+["`]?(\w+)/gi;
/** Values are parameters, so there are few statements. */
const tablesIn = new LRUCache<string, readonly string[]>({
  max: 1_000,
  memoMethod: (statement) => [...statement.matchAll(TABLE)].map(([, table = '']) => table),
});

/**
 * Adds to `tables` what the database is asked for by `work`, and hands each record to `onLoad`, which may change it. A result that is kept for
 * others has to be kept with its tables, so it is read by a call of its own, and no other call's `onLoad` has changed it.
 */
export const recordReads = <T>(tables: Set<string>, work: () => T, onLoad?: OnLoad): T => reading.run({ tables, onLoad }, work);

/** As if what was kept with these tables had been read again. */
export function noteTables(read: Iterable<string>): void {
  const tables = reading.getStore()?.tables;
  if (tables) for (const table of read) tables.add(table);
}

export const noteStatement = (statement: string): void => noteTables(tablesIn.memo(statement));

@EventSubscriber()
export class LoadedRecords implements EntitySubscriberInterface<object> {
  afterLoad(record: object): void {
    reading.getStore()?.onLoad?.(record);
  }
}
