import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { inSpan } from './spans.js';
import { MINUTE_MS } from './durations.js';

/** A job that every process runs once a minute. An error is logged and ends only that run; shutdown waits for the run's end. */
export abstract class EveryMinute implements BeforeApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private running: Promise<void> = Promise.resolve();

  abstract run(now: Date): Promise<void>;

  @Interval(MINUTE_MS)
  start(): void {
    this.running = inSpan(`job ${this.constructor.name}`, {}, () => this.run(new Date())).catch((error: unknown) =>
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error),
    );
  }

  /** Returns when the last run is over. */
  ended(): Promise<void> {
    return this.running;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.running;
  }
}
