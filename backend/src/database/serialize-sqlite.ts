import type { DataSource } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';

type Release = () => void;

class ConnectionQueue {
  private tail: Promise<void> = Promise.resolve();

  constructor(private readonly timeoutMs: number) {}

  async acquire(): Promise<Release> {
    const before = this.tail;
    let release: Release = () => undefined;
    this.tail = new Promise<void>((done) => {
      release = done;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () =>
          reject(
            new Error(
              `SQLite connection busy for ${this.timeoutMs} ms: a transaction is still open (inside it use only its EntityManager)`,
            ),
          ),
        this.timeoutMs,
      );
    });
    try {
      await Promise.race([before, late]);
    } catch (error) {
      void before.then(release);
      throw error;
    } finally {
      clearTimeout(timer);
    }
    return release;
  }
}

/** TypeORM gives all callers one SQLite query runner, so one request could roll back another's write. Here each has its own, one at a time. */
export function serializeSqlite(dataSource: DataSource, timeoutMs = 10_000): DataSource {
  const queue = new ConnectionQueue(timeoutMs);
  const preparedStatements = new Map<string, unknown>();

  class SerialQueryRunner extends BetterSqlite3QueryRunner {
    private held: Release | undefined;

    constructor(driver: BetterSqlite3QueryRunner['driver']) {
      super(driver);
      // Private in TypeORM; without it every runner would prepare its statements again.
      Object.assign(this, { stmtCache: preparedStatements });
    }

    override async query(
      ...[sql, parameters, structured]: Parameters<BetterSqlite3QueryRunner['query']>
    ): ReturnType<BetterSqlite3QueryRunner['query']> {
      // A deferred BEGIN takes the write lock at the first write, and then fails instead of waiting.
      const statement = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
      if (this.held) return super.query(statement, parameters, structured);
      const release = await queue.acquire();
      try {
        return await super.query(statement, parameters, structured);
      } finally {
        release();
      }
    }

    override async startTransaction(...[isolation]: Parameters<BetterSqlite3QueryRunner['startTransaction']>): Promise<void> {
      this.held ??= await queue.acquire();
      try {
        await super.startTransaction(isolation);
      } catch (error) {
        if (this.transactionDepth === 0) {
          this.isTransactionActive = false;
          this.letGo();
        }
        throw error;
      }
    }

    /** If the commit fails, the connection stays held and the caller rolls back. */
    override async commitTransaction(): Promise<void> {
      await super.commitTransaction();
      if (!this.isTransactionActive) this.letGo();
    }

    override async rollbackTransaction(): Promise<void> {
      try {
        await super.rollbackTransaction();
      } finally {
        if (this.transactionDepth <= 0 || !this.isTransactionActive) this.letGo();
      }
    }

    override async release(): Promise<void> {
      if (this.held) {
        try {
          if (this.isTransactionActive) {
            this.transactionDepth = 1;
            await super.rollbackTransaction();
          }
        } catch (error) {
          // A full disk makes SQLite roll back by itself; the caller needs the earlier error.
          if (!String(error).includes('no transaction is active')) throw error;
        } finally {
          this.letGo();
        }
      }
      return super.release();
    }

    private letGo(): void {
      const release = this.held;
      this.held = undefined;
      release?.();
    }
  }

  const driver = dataSource.driver as BetterSqlite3QueryRunner['driver'];
  driver.createQueryRunner = () => new SerialQueryRunner(driver);
  return dataSource;
}
