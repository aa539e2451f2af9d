import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import schema from '../src/platform/database/schema.json' with { type: 'json' };
import { SERVER_TABLES } from '../src/platform/database/one-step-schema.js';
import { runMigrations } from '../src/platform/database/run-migrations.js';
import { openTestDataSource, type TestDataSource } from './support/database.js';
import { readMade, writeMade } from './support/one-step-schema.js';

const onServers = process.env['TEST_DATABASE_URL'] ? it : it.skip;
/** Migrations of a new database that may still run one by one. */
const MOST_LATER = 20;

describe('the schema in one step', () => {
  let opened: TestDataSource[];
  beforeEach(() => void (opened = []));
  afterEach(async () => {
    for (const { close } of opened) await close();
  });

  async function open() {
    const test = await openTestDataSource();
    opened.push(test);
    return test.dataSource;
  }

  it('is what the migrations make one by one, and fills no table', async () => {
    const one = await open();
    await one.runMigrations({ transaction: 'each' });
    // `npm run schema`
    if (process.env['WRITE_SCHEMA']) return writeMade(one);
    const other = await open();
    const names = await runMigrations(other);
    const [expected, made] = [await readMade(one), await readMade(other)];
    expect(made.statements.toSorted()).toEqual(expected.statements.toSorted());
    expect(made).toMatchObject({ filled: [], migrations: expected.migrations });
    expect(expected.filled).toEqual([]);
    expect(names.toSorted()).toEqual(expected.migrations.toSorted());
  });

  onServers('is begun anew when the process was killed in the middle', async () => {
    const dataSource = await open();
    await runMigrations(dataSource);
    const whole = await readMade(dataSource);
    const runner = dataSource.createQueryRunner();
    await runner.query('SET SESSION FOREIGN_KEY_CHECKS = 0');
    for (const table of [...SERVER_TABLES].slice(3)) await runner.query(`DROP TABLE ${table}`);
    await runner.query('SET SESSION FOREIGN_KEY_CHECKS = 1');
    await runner.query('DELETE FROM migrations');
    await runner.release();
    await runMigrations(dataSource);
    expect(await readMade(dataSource)).toEqual(whole);
  });

  onServers('is refused beside a table of somebody else, which stays', async () => {
    const dataSource = await open();
    await dataSource.query('CREATE TABLE users (id int)');
    const refused = /^The database already has tables of these names, .+: users\. Nothing was changed\./;
    await expect(runMigrations(dataSource)).rejects.toThrow(refused);
    await expect(runMigrations(dataSource)).rejects.toThrow(refused);
    expect(await dataSource.query('SHOW TABLES')).toHaveLength(1);
  });

  it('contains all but the newest migrations: otherwise run `npm run schema` with TEST_DATABASE_URL of a MariaDB', () => {
    const files = readdirSync(join(import.meta.dirname, '../src/platform/database/migrations'));
    const times = files.flatMap((name) => /^\d{13}/.exec(name) ?? []);
    for (const { migrations } of [schema.sqlite, schema.server]) {
      const contained = migrations.map((name) => name.slice(-13));
      expect(contained.filter((time) => !times.includes(time))).toEqual([]);
      expect(times.length - contained.length).toBeLessThan(MOST_LATER);
    }
  });
});
