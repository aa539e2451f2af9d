import { Injectable } from '@nestjs/common';
import { isDamaged } from './database-errors.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { HOUR_MS } from '../time/durations.js';
import { DailyJob } from '../recurring/daily-job.js';
import { Recurring } from '../recurring/recurring.js';

/** Rows of an index that SQLite looks at. */
const SAMPLED = 400;
/** Without it, ANALYZE reads whole indexes in one piece. */
const SAMPLE = `PRAGMA analysis_limit = ${SAMPLED}`;
/** All tables (0x10000) that need ANALYZE (0x02): the statements are returned, not run (0x01). */
const NEEDED = 0x10003;

/** What SQLite has not looked at yet, or what has grown tenfold since. MariaDB notices by itself when a tenth has changed. */
export async function completeStatistics(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type !== 'better-sqlite3') return;
  try {
    await dataSource.query(SAMPLE);
    for (const { optimize } of await dataSource.query<{ optimize: string }[]>(`PRAGMA optimize = ${NEEDED}`)) {
      await dataSource.query(optimize);
      await nextTurn();
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

/** Tells the database each night what its tables are like, which its plans depend on. */
@Injectable()
export class StatisticsJob extends DailyJob {
  protected override readonly at = '04:10';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected override work(): Promise<void> {
    return this.refresh();
  }

  /** One index or table at a time; other requests are served in between. */
  async refresh(): Promise<void> {
    const isSqlite = this.dataSource.options.type === 'better-sqlite3';
    if (isSqlite) await this.dataSource.query(SAMPLE);
    const names = await this.dataSource.query<{ name: string }[]>(
      isSqlite
        ? "SELECT name FROM sqlite_master WHERE type = 'index'"
        : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
    );
    for (const { name } of names) {
      await this.dataSource.query(isSqlite ? `ANALYZE "${name}"` : `ANALYZE TABLE \`${name}\``);
      await nextTurn();
    }
  }
}
