import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { GrownTablesJob } from './statistics.job.js';

let database: DataSource;
beforeAll(async () => {
  database = await new DataSource({ type: 'better-sqlite3', database: ':memory:' }).initialize();
  await database.query('CREATE TABLE enquiries (id varchar(36) PRIMARY KEY, message text)');
});
afterAll(() => database.destroy());

/** `count`: rows afterwards. */
const growTo = (count: number) =>
  database.query(
    `WITH RECURSIVE more(n) AS (SELECT COUNT(*) FROM enquiries UNION ALL SELECT n + 1 FROM more WHERE n < ${count - 1})
     INSERT OR IGNORE INTO enquiries SELECT 'id ' || n, 'When can you come?' FROM more`,
  );

const planOfPage = async (): Promise<string> => {
  const ids = Array.from({ length: 25 }, (_, i) => `'id ${i}'`).join();
  const [step] = await database.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN SELECT * FROM enquiries WHERE id IN (${ids})`);
  return step?.detail ?? '';
};

it('notices within the hour that a table of few rows has many', async () => {
  const job = new GrownTablesJob(database);
  await growTo(12);
  await job.run(new Date());
  await growTo(20_000);
  expect(await planOfPage()).toBe('SCAN enquiries');
  await job.run(new Date());
  expect(await planOfPage()).toMatch(/^SEARCH enquiries USING INDEX/);
});

it('looks at a sample of the rows only, one index at a time', async () => {
  await database.query('CREATE TABLE notes (id varchar(36) PRIMARY KEY, text text)');
  await database.query('CREATE INDEX ix_notes_text ON notes (text)');
  await database.query("INSERT INTO notes VALUES ('id 1', 'One')");
  await growTo(300_000);
  await database.query('PRAGMA analysis_limit = 0');
  const asked = jest.spyOn(database, 'query');
  await new GrownTablesJob(database).run(new Date());
  const statements = asked.mock.calls.map(([sql]) => sql);
  expect(statements[0]).toBe('PRAGMA analysis_limit = 400');
  const analyses = statements.filter((sql) => sql.startsWith('ANALYZE'));
  expect(analyses.toSorted()).toEqual(
    ['ix_notes_text', 'sqlite_autoindex_enquiries_1', 'sqlite_autoindex_notes_1'].map((name) => `ANALYZE "${name}"`),
  );
  expect(await database.query(`PRAGMA optimize = ${0x10003}`)).toEqual([]);
  // Runs none of them itself.
  for (const sql of statements.filter((sql) => sql.includes('optimize'))) expect(Number(sql.split('=')[1]) & 1).toBe(1);
});
