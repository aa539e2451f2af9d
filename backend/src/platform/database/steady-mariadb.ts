import type { PoolConnection } from 'mysql2/promise';
import type { Socket } from 'node:net';
import { QueryFailedError, type DataSource, type QueryRunner } from 'typeorm';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { isConnectionLost } from './database-errors.js';

const STATEMENT_SECONDS = 30;
/** How long the response to a statement that took its whole time may still take. */
const GRACE_SECONDS = 5;
export const POOL_SIZE = 10;

/**
 * From 11.6.2 on, MariaDB refuses to lock a row that has changed since the transaction began (ER_CHECKREAD), where it waited before: of ten writers at once, which
 * all lock the end of the audit log, nine begin anew each time. Earlier versions read this as a comment.
 */
const WAITING_FOR_ROWS = '/*M!110602 , SESSION innodb_snapshot_isolation = OFF */';

/** MySQL limits only SELECT, in milliseconds, and waiting for a lock; `killStatement` ends its other statements. 0: no limit. */
function limit({ options }: DataSource, seconds: number): string {
  if (options.type === 'mariadb') return `SET SESSION max_statement_time = ${seconds} ${WAITING_FOR_ROWS}`;
  const wait = seconds ? Math.ceil(seconds) : 'DEFAULT';
  return `SET SESSION max_execution_time = ${seconds * 1000}, lock_wait_timeout = ${wait}, innodb_lock_wait_timeout = ${wait}`;
}

const unlimited = new WeakSet<QueryRunner>();

/** For migrations and locks. */
export async function withoutLimit<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  const { connection } = runner;
  if (connection.options.type === 'better-sqlite3') return work();
  await runner.query(limit(connection, 0));
  unlimited.add(runner);
  try {
    return await work();
  } finally {
    unlimited.delete(runner);
    await runner.query(limit(connection, STATEMENT_SECONDS)).catch(() => undefined);
  }
}

/** Nothing has been written if these fail. */
const REPEATABLE = /^\s*(SELECT|START TRANSACTION)\b/i;

const isSilence = (error: unknown): boolean => error instanceof QueryFailedError && error.driverError instanceof DatabaseIsSilent;

/** The network may swallow everything, so that neither the server's limit nor the system ends a statement. */
class DatabaseIsSilent extends Error {
  constructor(seconds: number) {
    super(`The database did not respond within ${seconds} s.`);
  }
}

/** Limits the time of statements, and repeats what is safe to repeat on a new connection after a lost one. */
export function steadyMariadb(dataSource: DataSource, seconds = STATEMENT_SECONDS, graceSeconds = GRACE_SECONDS): DataSource {
  const driver = dataSource.driver as MysqlQueryRunner['driver'];
  const limited = new WeakSet<PoolConnection>();

  class SteadyQueryRunner extends MysqlQueryRunner {
    override async query(...[sql, parameters, structured]: Parameters<MysqlQueryRunner['query']>): ReturnType<MysqlQueryRunner['query']> {
      for (let tried = 0; ; tried++) {
        try {
          await this.setLimit();
          // A COMMIT that is ended may have been executed.
          const isKilledLate = dataSource.options.type === 'mysql' && sql !== 'COMMIT';
          return await this.inTime(() => super.query(sql, parameters, structured), isKilledLate);
        } catch (error) {
          const isRepeatable = this.transactionDepth === 0 && REPEATABLE.test(sql) && !isSilence(error);
          if (tried === POOL_SIZE || !isRepeatable || !(error instanceof QueryFailedError) || !isConnectionLost(error)) throw error;
          this.replaceConnection();
        }
      }
    }

    private async setLimit(): Promise<void> {
      const connection = (await this.connect()) as PoolConnection;
      if (limited.has(connection)) return;
      limited.add(connection);
      await this.inTime(() => super.query(limit(dataSource, seconds)));
    }

    private async inTime<T>(query: () => Promise<T>, isKilledLate = false): Promise<T> {
      if (unlimited.has(this)) return query();
      const { stream } = (await this.connect()) as unknown as { stream: Socket };
      const all = seconds + graceSeconds;
      const timer = setTimeout(() => stream.destroy(new DatabaseIsSilent(all)), all * 1000);
      let killing: Promise<void> | undefined;
      const late = isKilledLate ? setTimeout(() => void (killing = this.killStatement()), seconds * 1000) : undefined;
      try {
        return await query();
      } finally {
        clearTimeout(timer);
        clearTimeout(late);
        // Otherwise it could end the next statement of this connection.
        await killing;
      }
    }

    /** In a connection of its own, because those of the pool may all wait. If it fails, the silence ends the statement. */
    private async killStatement(): Promise<void> {
      const { threadId } = (await this.connect()) as PoolConnection;
      const { createConnection } = await import('mysql2/promise');
      try {
        const killer = await createConnection({ uri: (dataSource.options as { url: string }).url, connectTimeout: graceSeconds * 1000 });
        await killer.query({ sql: `KILL QUERY ${threadId}`, timeout: graceSeconds * 1000 }).finally(() => killer.destroy());
      } catch {
        // Too many connections, for example.
      }
    }

    private replaceConnection(): void {
      (this.databaseConnection as PoolConnection).destroy();
      Object.assign(this, { databaseConnection: undefined, databaseConnectionPromise: undefined });
    }
  }

  driver.createQueryRunner = (mode) => new SteadyQueryRunner(driver, mode);
  return dataSource;
}
