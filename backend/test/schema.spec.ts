import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { runMigrations } from '../src/database/run-migrations.js';
import { openTestDataSource, type TestDataSource } from './support/database.js';

describe('the schema', () => {
  let test: TestDataSource;
  let dataSource: DataSource;

  beforeAll(async () => {
    test = await openTestDataSource();
    dataSource = test.dataSource;
    await runMigrations(dataSource);
  });
  afterAll(() => test.close());

  it('that the migrations make is the one that the entities declare', async () => {
    const drift = await dataSource.driver.createSchemaBuilder().log();
    expect(drift.upQueries.map((q) => q.query)).toEqual([]);
  });

  it('needs nothing when it is up to date', async () => {
    expect(await runMigrations(dataSource)).toEqual([]);
  });

  it('can be taken back', async () => {
    const { length } = dataSource.migrations;
    for (let undone = 0; undone < length; undone++) await dataSource.undoLastMigration();
    await expect(dataSource.query('select id from users')).rejects.toThrow();
    expect(await runMigrations(dataSource)).toHaveLength(length);
  });
});
