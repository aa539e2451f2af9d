import { Injectable } from '@nestjs/common';
import { isDamaged } from './database-errors.js';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { HOUR_MS } from '../time/durations.js';
import { Recurring } from '../recurring/recurring.js';

/** Rows of an index that SQLite looks at. */
const SAMPLED = 400;
/** Without it, ANALYZE reads whole indexes in one piece. */
const SAMPLE = `PRAGMA analysis_limit = ${SAMPLED}`;
/** All tables (0x10000) that need ANALYZE (0x02): the statements are returned, not run (0x01). */
const NEEDED = 0x10003;

/**
 * What SQLite has not looked at yet, or what has grown tenfold since, one index at a time: each is counted in one piece. MariaDB notices by itself when a
 * tenth has changed.
 */
export async function completeStatistics(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type !== 'better-sqlite3') return;
  try {
    await dataSource.query(SAMPLE);
    for (const { optimize } of await dataSource.query<{ optimize: string }[]>(`PRAGMA optimize = ${NEEDED}`)) {
      const indexes = await dataSource.query<{ name: string }[]>("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ?", [
        /"(\w+)"$/.exec(optimize)?.[1],
      ]);
      for (const statement of indexes.length ? indexes.map(({ name }) => `ANALYZE "${name}"`) : [optimize]) {
        const began = performance.now();
        await dataSource.query(statement);
        await pause(performance.now() - began);
      }
    }
  } catch (error) {
    // A damaged page that only this reads is for the examination to find.
    if (!isDamaged(error)) throw error;
  }
}

/** Looks each hour which tables have grown: with the statistics of a few rows SQLite reads all of many. */
@Injectable()
export class GrownTablesJob extends Recurring {
  protected override readonly every = HOUR_MS;

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected override work(): Promise<void> {
    return completeStatistics(this.dataSource);
  }
}
