import type { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';

/** Where TypeORM's query runner keeps its prepared statements, by their SQL. */
const FIELD = 'stmtCache';

/** Lets a query runner use the prepared statements of others on the same connection. */
export function shareStatements(runner: BetterSqlite3QueryRunner, statements: Map<string, unknown>): void {
  Object.assign(runner, { [FIELD]: statements });
}
