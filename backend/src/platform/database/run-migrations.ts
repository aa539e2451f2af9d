import { createHash } from 'node:crypto';
import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { agreeOnCollation } from './agree-on-collation.js';
import { isHalfMigrated } from './database-errors.js';
import { makeSchema, SERVER_TABLES } from './one-step-schema.js';
import { withoutLimit } from './steady-mariadb.js';

const LOCK_SECONDS = 120;

export async function withDatabaseLock<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  // SQLite belongs to one process.
  if (dataSource.options.type === 'better-sqlite3') return work();
  const holder = dataSource.createQueryRunner();
  const name = await lockName(holder);
  try {
    const [row] = (await withoutLimit(holder, () => holder.query('SELECT GET_LOCK(?, ?) AS got', [name, LOCK_SECONDS]))) as {
      got: unknown;
    }[];
    if (Number(row?.got) !== 1)
      throw new StartError(`Another process has been preparing the database for ${LOCK_SECONDS} s. Try again when it has finished.`);
    return await work();
  } finally {
    // A lost connection has already released it.
    await holder.query('SELECT RELEASE_LOCK(?)', [name]).catch(() => undefined);
    await holder.release();
  }
}

/** Names are global to the server and have at most 64 characters. Hashed here, because MySQL 9 has no MD5 and no SHA1 by default. */
async function lockName(runner: QueryRunner): Promise<string> {
  const [row] = (await runner.query('SELECT DATABASE() AS name')) as { name: string }[];
  return `site-${createHash('sha256')
    .update(row?.name ?? '')
    .digest('hex')
    .slice(0, 40)}`;
}

class Executor extends MigrationExecutor {
  /** Creates the table that says which have run. */
  begin(runner: QueryRunner): Promise<void> {
    return this.createMigrationsTableIfNotExist(runner);
  }
}

/**
 * Returns the names of the migrations that ran, or that a new database had in one step. `before` is called if there are any. Throws StartError if the
 * schema is newer than this program.
 */
export async function runMigrations(dataSource: DataSource, before: () => Promise<void> = async () => undefined): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  const executor = new Executor(dataSource, runner);
  executor.transaction = 'each';
  const isSqlite = dataSource.options.type === 'better-sqlite3';
  try {
    await refuseNewer(dataSource, runner);
    const wasBegun = await runner.hasTable('migrations');
    const isPending = (await executor.getPendingMigrations()).length > 0;
    if (isPending) await before();
    if (isPending && wasBegun && !isSqlite) await clearUnfinishedStart(runner);
    const isNew = !(await executor.getExecutedMigrations()).length;
    return await withoutLimit(runner, async () => {
      if (isPending && !isNew && !isSqlite) await agreeOnCollation(runner);
      if (isNew && !isSqlite) await refuseOccupied(runner);
      await executor.begin(runner);
      const made = isNew ? await makeSchema(dataSource, runner) : [];
      return [...made, ...(await executor.executePendingMigrations()).map(({ name }) => name)];
    });
  } catch (error) {
    if (isSqlite || !isHalfMigrated(error)) throw error;
    const [next] = await executor.getPendingMigrations();
    throw new StartError(
      `An update of the database was interrupted (${next?.name}: ${String(error)}), and MariaDB cannot undo a part of it. Restore the archive that the update made before it began, the first of its day that is called before-update-… in the folder of the backups, with the command 'restore ARCHIVE --force' (docs/operations.md), and start again.`,
    );
  } finally {
    await runner.release();
  }
}

async function refuseOccupied(runner: QueryRunner): Promise<void> {
  const tables = ((await runner.query('SHOW TABLES')) as object[]).flatMap((row) => Object.values(row) as string[]);
  const taken = tables.filter((table) => SERVER_TABLES.has(table));
  if (taken.length)
    throw new StartError(
      `The database already has tables of these names, which this site did not make: ${taken.join(', ')}. Nothing was changed. Name an empty database in DATABASE_URL.`,
    );
}

/** Drops what a first start left that was killed between its migrations: nothing has been stored yet. Tables with rows stay. */
async function clearUnfinishedStart(runner: QueryRunner): Promise<void> {
  const tables = ((await runner.query('SHOW TABLES')) as object[]).flatMap((row) => Object.values(row) as string[]);
  for (const table of tables)
    if (table !== 'migrations' && ((await runner.query(`SELECT 1 FROM \`${table}\` LIMIT 1`)) as unknown[]).length) return;
  await runner.query('SET FOREIGN_KEY_CHECKS = 0');
  try {
    for (const table of tables) await runner.query(`DROP TABLE \`${table}\``);
  } finally {
    await runner.query('SET FOREIGN_KEY_CHECKS = 1');
  }
}

/** Throws StartError unless the schema is that of this program: for commands that do not change it. */
export async function refuseOtherSchema(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await refuseNewer(dataSource, runner);
    const pending = await new MigrationExecutor(dataSource, runner).getPendingMigrations();
    if (pending.length)
      throw new StartError(
        'The database was not prepared by this version of the site. Start the site once, which updates it, and try again.',
      );
  } finally {
    await runner.release();
  }
}

async function refuseNewer(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('migrations'))) return;
  const done = (await runner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[];
  const known = new Set(dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name));
  const unknown = done.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length)
    throw new StartError(
      `The database was changed by a newer version of the site (${unknown.join(', ')}). Start that version, or restore a backup from before the update.`,
    );
}
