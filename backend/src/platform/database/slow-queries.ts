import { Logger } from '@nestjs/common';
import { AbstractLogger } from 'typeorm';
import { noteStatement } from './recorded-reads.js';

/** Milliseconds from which a statement is reported. */
export const SLOW_QUERY_MS = 500;
/** Takes as long as another process holds the lock. */
const WAITING = 'SELECT GET_LOCK(';
/** A statement with many ids is long. */
const MAX_LOGGED = 1_000;

/** Logs slow statements without their values, which can be personal, and counts them; notes what is read. TypeORM's other messages are left out. */
export class SlowQueries extends AbstractLogger {
  private readonly logger = new Logger(SlowQueries.name);
  /** Since the start of the process. */
  static count = 0;

  override logQuery(statement: string): void {
    noteStatement(statement);
  }

  override logQuerySlow(milliseconds: number, statement: string): void {
    if (statement.startsWith(WAITING)) return;
    SlowQueries.count++;
    this.logger.warn(`A statement took ${milliseconds} ms: ${statement.slice(0, MAX_LOGGED)}`);
  }

  protected writeLog(): void {
    // Errors reach the log with the request that failed.
  }
}
