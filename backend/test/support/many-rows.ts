import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { completeStatistics } from '../../src/platform/database/statistics.job.js';
import type { TestApp } from './app.js';

/** SQL for both databases, or for each. `n` is the number of the row, from 0. */
type Sql = string | { sqlite: string; mariadb: string };

const DIGITS = Array.from({ length: 10 }, (_, i) => `SELECT ${i} AS d`).join(' UNION ALL ');

/** An id, in the order of the numbers. */
export const ID = "CONCAT('01900000-0000-7000-8000-', SUBSTR(CONCAT('00000000000', n), -12))";

/** A minute after the row before. */
export const MINUTE: Sql = {
  sqlite: "STRFTIME('%Y-%m-%d %H:%M:%f', '2020-01-01', n || ' minutes')",
  mariadb: "'2020-01-01' + INTERVAL n MINUTE",
};

const inDialect = (sql: Sql, dialect: 'sqlite' | 'mariadb') => (typeof sql === 'string' ? sql : sql[dialect]);

/** `value` in one row of `step`, `others` in the rest. */
export function oneIn(step: number, value: Sql, others: Sql = 'NULL'): Sql {
  const either = (dialect: 'sqlite' | 'mariadb') =>
    `CASE WHEN n % ${step} = 7 THEN ${inDialect(value, dialect)} ELSE ${inDialect(others, dialect)} END`;
  return { sqlite: either('sqlite'), mariadb: either('mariadb') };
}

/** Adds so many rows in one statement: like the first of the table, but for these columns. */
export async function addRows<T extends ObjectLiteral>(
  { dataSource }: TestApp,
  entity: EntityTarget<T>,
  count: number,
  columns: { [name in keyof T & string]?: Sql },
): Promise<void> {
  const metadata = dataSource.getMetadata(entity);
  const dialect = dataSource.options.type === 'better-sqlite3' ? 'sqlite' : 'mariadb';
  const given = new Map<string, Sql>(Object.entries(columns).flatMap(([name, sql]) => (sql ? [[name, sql]] : [])));
  const names = metadata.columns.filter((column) => !column.isGenerated).map(({ databaseName }) => databaseName);
  const values = names.map((name) => inDialect(given.get(name) ?? `t.\`${name}\``, dialect));
  const powers = Array.from({ length: Math.ceil(Math.log10(count)) }, (_, i) => i);
  const numbers = `SELECT ${powers.map((i) => `d${i}.d * ${10 ** i}`).join(' + ')} AS n FROM ${powers.map((i) => `(${DIGITS}) d${i}`).join(', ')}`;
  await dataSource.query(
    `INSERT INTO ${metadata.tableName} (${names.map((name) => `\`${name}\``).join(', ')})
     SELECT ${values.join(', ')} FROM (${numbers}) numbers, (SELECT * FROM ${metadata.tableName} LIMIT 1) t WHERE n < ${count} ORDER BY n`,
  );
}

/** Tells the database what its tables are like, which its plans depend on. */
export async function analyse({ dataSource }: TestApp): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') return completeStatistics(dataSource);
  await dataSource.query(`ANALYZE TABLE ${dataSource.entityMetadatas.map(({ tableName }) => `\`${tableName}\``).join(', ')}`);
}
