import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import Database from 'better-sqlite3';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CheckpointsJob } from './checkpoints.js';

let folder: string;
let dataSource: DataSource;
let job: CheckpointsJob;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'checkpoints-'));
  dataSource = await new DataSource({ type: 'better-sqlite3', database: join(folder, 'site.sqlite'), enableWAL: true }).initialize();
  await dataSource.query('CREATE TABLE notes (id integer PRIMARY KEY, text text)');
  job = new CheckpointsJob(dataSource);
  // Only the tests run it.
  Object.assign(job, { every: 3_600_000 });
  await job.schedule();
});
afterEach(async () => {
  await job.beforeApplicationShutdown();
  await dataSource.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const logSize = () => statSync(join(folder, 'site.sqlite-wal')).size;
const run = () => job.run(new Date());

async function write(megabytes: number): Promise<void> {
  for (let i = 0; i < megabytes; i++) await dataSource.query('INSERT INTO notes (text) VALUES (hex(zeroblob(524288)))');
}

it('empties a log that has grown, and none before', async () => {
  await write(3);
  await run();
  expect(logSize()).toBeGreaterThan(3 * 1024 * 1024);
  await write(9);
  await run();
  expect(logSize()).toBe(0);
  expect(await dataSource.query('SELECT COUNT(*) AS n, SUM(length(text)) AS size FROM notes')).toEqual([{ n: 12, size: 12 * 1_048_576 }]);
});

it('leaves what a backup reads, and takes it up once that has ended and more was written', async () => {
  await write(1);
  const backup = new Database(join(folder, 'site.sqlite'));
  backup.exec('BEGIN');
  expect(backup.prepare('SELECT COUNT(*) AS n FROM notes').all()).toEqual([{ n: 1 }]);
  await write(6);
  await run();
  expect(logSize()).toBeGreaterThan(6 * 1024 * 1024);
  expect(backup.prepare('SELECT COUNT(*) AS n FROM notes').all()).toEqual([{ n: 1 }]);
  backup.close();
  await run();
  expect(logSize()).toBeGreaterThan(6 * 1024 * 1024);
  await write(5);
  await run();
  expect(logSize()).toBe(0);
});

it('leaves it to SQLite again when a thread cannot do it', async () => {
  const warnings: unknown[] = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((message: unknown) => void warnings.push(message));
  await write(5);
  Object.assign(dataSource.options, { database: join(folder, 'site.sqlite', 'nowhere') });
  jest.spyOn(job as unknown as { size: () => Promise<number> }, 'size').mockResolvedValue(5 * 1024 * 1024);
  await run();
  expect(warnings).toEqual([expect.stringMatching(/^SQLite empties its log by itself from now on: /)]);
  expect(await dataSource.query('PRAGMA wal_autocheckpoint')).toEqual([{ wal_autocheckpoint: 1_000 }]);
  jest.restoreAllMocks();
});
