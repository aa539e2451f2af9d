import { Injectable } from '@nestjs/common';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { DataSource } from 'typeorm';
import { reasonOf } from '../config/start-error.js';
import { Recurring } from '../recurring/recurring.js';
import { SECOND_MS } from '../time/durations.js';

/** By as much the write-ahead log grows until it is copied into the database: that is what SQLite's default of 1,000 pages takes. */
const GROWN_BYTES = 4 * 1024 * 1024;
/** SQLite's default, in pages. */
const BY_ITSELF = 1_000;

/**
 * Runs as text in a thread of its own, so it knows nothing but its arguments. The first passes let others read and write, and each leaves less to the next.
 * The last one empties the log unless somebody reads or writes. Until it ends, a write holds the whole process, so it should find almost nothing to copy.
 */
function copyLog(Driver: typeof Database, file: string) {
  const database = new Driver(file, { timeout: 0 });
  try {
    for (const mode of ['PASSIVE', 'PASSIVE', 'PASSIVE', 'TRUNCATE']) database.pragma(`wal_checkpoint(${mode})`);
  } finally {
    database.close();
  }
}

/**
 * Copies SQLite's write-ahead log into the database and empties it, which also removes former contents of changed pages. Does nothing on MariaDB, and leaves
 * what others read. The process is free meanwhile: after a backup has read for minutes, the log takes most of a second.
 */
export async function emptyLog({ options }: DataSource): Promise<void> {
  if (options.type !== 'better-sqlite3') return;
  const driver = createRequire(import.meta.url).resolve('better-sqlite3');
  const source = `const { workerData } = require('node:worker_threads'); (${copyLog.toString()})(require(workerData.driver), workerData.file);`;
  const worker = new Worker(source, { eval: true, execArgv: [], workerData: { driver, file: options.database } });
  // Rejects with what it throws.
  await once(worker, 'exit');
}

/** Empties the log of SQLite whenever it has grown, so that no request waits for that. */
@Injectable()
export class CheckpointsJob extends Recurring {
  protected override readonly every = SECOND_MS;
  /** What the last run left of the log, in bytes. */
  private left = 0;

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async schedule(): Promise<void> {
    if (this.dataSource.options.type !== 'better-sqlite3') return;
    await this.dataSource.query('PRAGMA wal_autocheckpoint = 0');
    await super.schedule();
  }

  protected override async work(): Promise<void> {
    if ((await this.size()) - this.left < GROWN_BYTES) return;
    try {
      await emptyLog(this.dataSource);
      this.left = await this.size();
    } catch (error) {
      this.logger.warn(`SQLite empties its log by itself from now on: ${reasonOf(error)}`);
      await this.dataSource.query(`PRAGMA wal_autocheckpoint = ${BY_ITSELF}`);
    }
  }

  private async size(): Promise<number> {
    const { size } = await stat(`${String(this.dataSource.options.database)}-wal`).catch(() => ({ size: 0 }));
    return size;
  }
}
