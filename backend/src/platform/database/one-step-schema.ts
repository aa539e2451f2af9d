import type { DataSource, QueryRunner } from 'typeorm';
import schema from './schema.json' with { type: 'json' };

export const SERVER_TABLES: ReadonlySet<string> = new Set(
  schema.server.statements.flatMap((statement) => /^CREATE TABLE `(\w+)`/.exec(statement)?.[1] ?? []),
);

/**
 * Gives a database without tables the schema that the migrations listed in schema.json make, which takes a fraction of their time, and records them as
 * done. Later ones run as always. Does nothing if this program lacks one of them, as when it makes the schema of an older archive. On servers, where a statement
 * on the schema cannot be rolled back, a process that is killed before the end leaves empty tables and no migration. Returns the names of the migrations.
 */
export async function makeSchema(dataSource: DataSource, runner: QueryRunner): Promise<string[]> {
  const isSqlite = dataSource.options.type === 'better-sqlite3';
  const { migrations, statements } = isSqlite ? schema.sqlite : schema.server;
  const known = new Set(dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name));
  if (!migrations.every((name) => known.has(name))) return [];
  if (isSqlite) await runner.startTransaction();
  else await runner.query('SET SESSION FOREIGN_KEY_CHECKS = 0');
  try {
    for (const statement of statements) await runner.query(statement);
    const done = migrations.map((name) => `(${/\d{13}$/.exec(name)?.[0]}, '${name}')`);
    await runner.query(`INSERT INTO migrations (timestamp, name) VALUES ${done.join(', ')}`);
    if (isSqlite) await runner.commitTransaction();
  } catch (error) {
    // Of a full disk, SQLite has rolled back by itself.
    if (isSqlite) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    if (!isSqlite) await runner.query('SET SESSION FOREIGN_KEY_CHECKS = 1');
  }
  return migrations;
}
