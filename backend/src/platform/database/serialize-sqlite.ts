import type { DataSource } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import { shareStatements } from '../internals/shared-statements.js';
import { nextPiece } from './pieces.js';

class ConnectionQueue {
  private isHeld = false;
  private handedOnAt = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly timeoutMs: number) {}

  async acquire(): Promise<void> {
    if (this.isHeld) await this.turn();
    this.isHeld = true;
    this.handedOnAt = performance.now();
  }

  /** Hands on to the next, who holds it from now on. */
  release(): void {
    const [next] = this.waiting;
    this.isHeld = next !== undefined;
    next?.();
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        this.waiting.delete(go);
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        // A long queue that moves is no fault.
        const left = this.handedOnAt + this.timeoutMs - performance.now();
        if (left > 0) {
          timer = setTimeout(giveUp, left);
          return;
        }
        this.waiting.delete(go);
        const why = 'a transaction is still open (inside it use only its EntityManager)';
        reject(new Error(`SQLite connection busy for ${this.timeoutMs} ms: ${why}`));
      };
      let timer = setTimeout(giveUp, this.timeoutMs);
      this.waiting.add(go);
    });
  }
}

/** TypeORM gives all callers one SQLite query runner, so one request could roll back another's write. Here each has its own, one at a time. */
export function serializeSqlite(dataSource: DataSource, timeoutMs = 10_000): DataSource {
  const queue = new ConnectionQueue(timeoutMs);
  const preparedStatements = new Map<string, unknown>();

  class SerialQueryRunner extends BetterSqlite3QueryRunner {
    private isHolder = false;

    constructor(driver: BetterSqlite3QueryRunner['driver']) {
      super(driver);
      // Otherwise every runner would prepare its statements again.
      shareStatements(this, preparedStatements);
    }

    override async query(
      ...[sql, parameters, structured]: Parameters<BetterSqlite3QueryRunner['query']>
    ): ReturnType<BetterSqlite3QueryRunner['query']> {
      // A deferred BEGIN takes the write lock at the first write, and then fails instead of waiting.
      const statement = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
      const isAlone = !this.isHolder;
      if (isAlone) await queue.acquire();
      try {
        await nextPiece();
        return await super.query(statement, parameters, structured);
      } finally {
        if (isAlone) queue.release();
      }
    }

    override async startTransaction(...[isolation]: Parameters<BetterSqlite3QueryRunner['startTransaction']>): Promise<void> {
      if (!this.isHolder) await queue.acquire();
      this.isHolder = true;
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
      if (this.isHolder) {
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
      if (this.isHolder) queue.release();
      this.isHolder = false;
    }
  }

  const driver = dataSource.driver as BetterSqlite3QueryRunner['driver'];
  driver.createQueryRunner = () => new SerialQueryRunner(driver);
  return dataSource;
}
