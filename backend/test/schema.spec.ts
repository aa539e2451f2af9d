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

  it('keeps the history of enquiries when their table gets a column', async () => {
    await dataSource.undoLastMigration();
    const now = '2026-11-21 12:00:00.000';
    const texts = { id: 'enquiry', name: 'Ada', email: 'ada@example.org', phone: '0151 496 0123', message: 'Hello' };
    // The entities know the column already.
    const insert = (table: string, row: Record<string, string>) =>
      dataSource.query(
        `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
        Object.values(row),
      );
    await insert('contact_inquiries', { ...texts, createdAt: now, updatedAt: now, dueAt: now });
    await insert('inquiry_events', { id: 'event', inquiryId: 'enquiry', kind: 'note', text: 'Called', createdAt: now });
    expect(await runMigrations(dataSource)).toHaveLength(1);
    expect(await dataSource.query('SELECT text FROM inquiry_events')).toEqual([{ text: 'Called' }]);
    await dataSource.query('DELETE FROM contact_inquiries');
  });

  it('can be taken back', async () => {
    const { length } = dataSource.migrations;
    for (let undone = 0; undone < length; undone++) await dataSource.undoLastMigration();
    await expect(dataSource.query('select id from users')).rejects.toThrow();
    expect(await runMigrations(dataSource)).toHaveLength(length);
  });
});
