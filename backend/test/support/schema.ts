import { writeFile } from 'node:fs/promises';
import { afterAll } from '@jest/globals';
import { createConnection, type Connection, type ResultSetHeader } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import type { Env } from '../../src/platform/config/env.js';
import { openDataSource } from '../../src/platform/database/data-source.js';
import { ENTITIES } from '../../src/app.module.js';
import { runMigrations } from '../../src/platform/database/run-migrations.js';
import { dropDatabase } from './database.js';

interface MigratedTable {
  name: string;
  create: string;
  rows: unknown[][];
}

let migratedFile: Buffer | undefined;
let migratedTables: MigratedTable[] | undefined;

/**
 * Opens a new database with all tables. Only the first of a test file runs the migrations; the others get the tables that it got, unless the database
 * has them from `takeDatabase`.
 */
export async function openMigrated(env: Env, hasTables = false): Promise<DataSource> {
  const { DATABASE_URL, sqliteFile } = env;
  if (!DATABASE_URL && migratedFile) await writeFile(sqliteFile, migratedFile);
  if (DATABASE_URL && migratedTables && !hasTables) await createTables(DATABASE_URL, migratedTables);
  const dataSource = await openDataSource(env, ENTITIES);
  if (DATABASE_URL ? migratedTables : migratedFile) return dataSource;
  await runMigrations(dataSource);
  if (DATABASE_URL) migratedTables = await readTables(DATABASE_URL);
  else migratedFile = (dataSource.driver as BetterSqlite3Driver).databaseConnection.serialize() as Buffer;
  return dataSource;
}

/** Databases on the server that apps of this file have left. Creating and dropping all tables takes MariaDB ten times as long as emptying them. */
const left: string[] = [];
afterAll(async () => {
  for (const url of left.splice(0)) await dropDatabase(url);
});

/** Keeps the database of an app that is closed for a later one. */
export const leaveDatabase = (url: string): void => void left.push(url);

/** Returns a database as it is after the migrations, if an app has left one. */
export async function takeDatabase(): Promise<string | undefined> {
  for (let url = left.pop(); url; url = left.pop()) {
    if (await empty(url, migratedTables ?? [])) return url;
    await dropDatabase(url);
  }
  return undefined;
}

const MANY_ROWS = 500;

/** Returns false if the tables are no longer what the migrations made. */
async function empty(url: string, tables: MigratedTable[]): Promise<boolean> {
  const connection = await createConnection({ uri: url });
  try {
    if (JSON.stringify(await readSchema(connection)) !== JSON.stringify(tables.map(({ name, create }) => [name, create]))) return false;
    await connection.query('SET foreign_key_checks = 0');
    for (const { name, create, rows } of tables) {
      const [{ affectedRows }] = await connection.query<ResultSetHeader>('DELETE FROM ?? LIMIT ?', [name, MANY_ROWS]);
      // Slower than deleting some rows. It also starts the counter of ids and the statistics of the table again.
      if (affectedRows === MANY_ROWS || (affectedRows > 0 && create.includes('AUTO_INCREMENT')))
        await connection.query('TRUNCATE TABLE ??', [name]);
      if (rows.length) await connection.query('INSERT INTO ?? VALUES ?', [name, rows]);
    }
    return true;
  } finally {
    await connection.end();
  }
}

async function createTables(url: string, tables: MigratedTable[]): Promise<void> {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  await connection.query(['SET foreign_key_checks = 0', ...tables.map(({ create }) => create)].join(';'));
  for (const { name, rows } of tables) if (rows.length) await connection.query('INSERT INTO ?? VALUES ?', [name, rows]);
  await connection.end();
}

async function readTables(url: string): Promise<MigratedTable[]> {
  const connection = await createConnection({ uri: url, dateStrings: true });
  const tables: MigratedTable[] = [];
  for (const [name, create] of await readSchema(connection)) {
    const [rows] = await connection.query({ sql: 'SELECT * FROM ??', rowsAsArray: true }, [name]);
    tables.push({ name, create, rows: rows as unknown[][] });
  }
  await connection.end();
  return tables;
}

const withoutCounter = (create: string): string => create.replace(/ AUTO_INCREMENT=\d+/, '');

/** Names of all tables, with the statements that create them. */
async function readSchema(connection: Connection): Promise<[string, string][]> {
  const read = async (sql: string, values: string[] = []) =>
    (await connection.query({ sql, rowsAsArray: true }, values))[0] as unknown as string[][];
  const tables: [string, string][] = [];
  for (const [name = ''] of await read('SHOW TABLES')) {
    const [[, create = ''] = []] = await read('SHOW CREATE TABLE ??', [name]);
    tables.push([name, withoutCounter(create)]);
  }
  return tables;
}
