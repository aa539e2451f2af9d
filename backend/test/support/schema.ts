import { writeFile } from 'node:fs/promises';
import { createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import type { Env } from '../../src/platform/config/env.js';
import { openDataSource } from '../../src/platform/database/data-source.js';
import { ENTITIES } from '../../src/app.module.js';
import { runMigrations } from '../../src/platform/database/run-migrations.js';

interface MigratedTable {
  name: string;
  create: string;
  rows: unknown[][];
}

let migratedFile: Buffer | undefined;
let migratedTables: MigratedTable[] | undefined;

/** Opens a new database with all tables. Only the first of a test file runs the migrations; the others get the tables that it got. */
export async function openMigrated(env: Env): Promise<DataSource> {
  const { DATABASE_URL, sqliteFile } = env;
  if (!DATABASE_URL && migratedFile) await writeFile(sqliteFile, migratedFile);
  if (DATABASE_URL && migratedTables) await createTables(DATABASE_URL, migratedTables);
  const dataSource = await openDataSource(env, ENTITIES);
  if (DATABASE_URL ? migratedTables : migratedFile) return dataSource;
  await runMigrations(dataSource);
  if (DATABASE_URL) migratedTables = await readTables(DATABASE_URL);
  else migratedFile = (dataSource.driver as BetterSqlite3Driver).databaseConnection.serialize() as Buffer;
  return dataSource;
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
