import { createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import type { Env } from '../../src/config/env.js';
import { runMigrations } from '../../src/database/run-migrations.js';

interface MigratedTable {
  name: string;
  create: string;
  rows: unknown[][];
}

let migrated: MigratedTable[] | undefined;

/** Migrates an empty database. On MariaDB only the first of a test file runs the migrations, which takes seconds; others get the tables that it got. */
export async function createSchema(dataSource: DataSource, { DATABASE_URL }: Env): Promise<void> {
  if (!DATABASE_URL) return void (await runMigrations(dataSource));
  if (migrated) return createTables(DATABASE_URL, migrated);
  await runMigrations(dataSource);
  migrated = await readTables(DATABASE_URL);
}

async function createTables(url: string, tables: MigratedTable[]): Promise<void> {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  await connection.query(['SET foreign_key_checks = 0', ...tables.map(({ create }) => create)].join(';'));
  for (const { name, rows } of tables) if (rows.length) await connection.query('INSERT INTO ?? VALUES ?', [name, rows]);
  await connection.end();
}

async function readTables(url: string): Promise<MigratedTable[]> {
  const connection = await createConnection({ uri: url, rowsAsArray: true, dateStrings: true });
  const read = async (sql: string, values: string[] = []) => (await connection.query(sql, values))[0] as unknown[][];
  const tables: MigratedTable[] = [];
  for (const [name] of (await read('SHOW TABLES')) as string[][])
    if (name) {
      const [[, create] = []] = (await read('SHOW CREATE TABLE ??', [name])) as string[][];
      tables.push({ name, create: create ?? '', rows: await read('SELECT * FROM ??', [name]) });
    }
  await connection.end();
  return tables;
}
