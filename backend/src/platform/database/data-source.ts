import { DataSource, type DataSourceOptions, DefaultNamingStrategy, type MigrationInterface, type Table } from 'typeorm';
import { isDamaged } from './database-errors.js';
import type { Env } from '../config/env.js';
import { compact, fold } from '../words/fold.js';
import { makePrivate } from '../config/secrets.js';
import { EnvError, reasonOf } from '../config/start-error.js';
import * as migrations from './migrations/index.js';
import { serializeSqlite } from './serialize-sqlite.js';
import { SLOW_QUERY_MS, SlowQueries } from './slow-queries.js';
import { POOL_SIZE, steadyMariadb } from './steady-mariadb.js';

class KeyNames extends DefaultNamingStrategy {
  override primaryKeyName(table: Table | string): string {
    return `pk_${this.getTableName(table)}`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `fk_${this.getTableName(table)}_${columns.join('_')}`;
  }
}

export type Entities = Pick<DataSourceOptions, 'entities' | 'subscribers'>;

/** TypeORM runs them by the time in their names. */
export const MIGRATIONS: (new () => MigrationInterface)[] = Object.values(migrations);

const shared = {
  namingStrategy: new KeyNames(),
  migrations: MIGRATIONS,
  synchronize: false,
  maxQueryExecutionTime: SLOW_QUERY_MS,
} satisfies Partial<DataSourceOptions>;

const BUSY_TIMEOUT_MS = 5_000;
const PRAGMAS = [
  'foreign_keys = ON',
  'synchronous = FULL',
  // Overwrites what is deleted.
  'secure_delete = ON',
  `busy_timeout = ${BUSY_TIMEOUT_MS}`,
];

interface SqliteConnection {
  pragma(text: string): void;
  function(name: string, options: { deterministic: boolean }, body: (value: unknown) => unknown): void;
}

/** 'MEMORY' for a new file that is thrown away if anything goes wrong: WAL takes more space, and a full disk can end the process (SIGBUS). */
type Journal = 'WAL' | 'MEMORY';

async function options(env: Env, entities: Entities, journal: Journal): Promise<DataSourceOptions> {
  const logger = new SlowQueries();
  if (!env.DATABASE_URL) {
    return {
      ...shared,
      ...entities,
      logger,
      type: 'better-sqlite3',
      database: env.sqliteFile,
      prepareDatabase: (database: SqliteConnection) => {
        // Before the log exists, which gets the mode of the file.
        for (const end of ['', '-wal', '-shm']) makePrivate(env.sqliteFile + end, 0o600);
        for (const pragma of [`journal_mode = ${journal}`, ...PRAGMAS]) database.pragma(pragma);
        for (const [name, made] of Object.entries({ fold, compact }))
          database.function(name, { deterministic: true }, (text) => (typeof text === 'string' ? made(text) : text));
      },
    };
  }
  const url = env.DATABASE_URL.replace(/^mariadb:/, 'mysql:');
  return {
    ...shared,
    ...entities,
    logger,
    type: await serverType(url),
    driver: await import('mysql2'),
    url,
    timezone: 'Z',
    charset: 'utf8mb4_general_ci',
    connectTimeout: 10_000,
    poolSize: POOL_SIZE,
  };
}

/** TypeORM's type 'mysql' reports schema drift on MariaDB. */
async function serverType(url: string): Promise<'mariadb' | 'mysql'> {
  try {
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection({ uri: url, connectTimeout: 10_000 });
    const [rows] = await connection.query('select version() as version');
    await connection.end();
    return /mariadb/i.test(JSON.stringify(rows)) ? 'mariadb' : 'mysql';
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const place = `the database ${pathname.slice(1)} at ${hostname}:${port || 3306}`;
    throw new EnvError([`DATABASE_URL: ${place} cannot be reached (${reasonOf(error)})`]);
  }
}

/** Runs `work` with the connection that is being opened, and closes it. */
export async function closing<T>(opening: Promise<DataSource>, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const dataSource = await opening;
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** Connects; `runMigrations` updates the schema. `journal`: of SQLite. */
export async function openDataSource(env: Env, entities: Entities, journal: Journal = 'WAL'): Promise<DataSource> {
  const dataSource = new DataSource(await options(env, entities, journal));
  try {
    await dataSource.initialize();
  } catch (error) {
    if (env.DATABASE_URL || isDamaged(error)) throw error;
    throw new EnvError([`DATA_DIR: the database file ${env.sqliteFile} cannot be opened (${reasonOf(error)})`]);
  }
  return env.DATABASE_URL ? steadyMariadb(dataSource) : serializeSqlite(dataSource);
}
