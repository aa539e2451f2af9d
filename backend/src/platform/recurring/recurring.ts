import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { MINUTE_MS } from '../time/durations.js';
import { londonOClock } from '../time/london.js';
import { inSpan } from '../http/spans.js';

/**
 * Work that every process repeats, one run at a time. An error is logged and ends only its run; shutdown waits for the end of the current one. What
 * must not be done twice is claimed in the database: each process runs it.
 */
export abstract class Recurring implements BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  /** Milliseconds between the starts of two runs. A tick that comes during a run is left out. */
  protected readonly every: number = MINUTE_MS;
  /** Hours of the day in London: runs from the first until before the second. Always, if undefined. */
  protected readonly hours?: readonly [from: number, until: number];
  /** Long runs end early when it is set. */
  protected isStopping = false;
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private next?: Promise<void>;

  protected abstract work(now: Date): Promise<void>;

  /** Called once by RecurringModule, which commands of the site do not import. */
  schedule(): Promise<void> {
    clearInterval(this.timer);
    this.timer = setInterval(() => void (this.running ?? this.wake()), this.every).unref();
    return Promise.resolve();
  }

  /** Starts a run, after the current one if there is one. Resolves when it is over, also if it failed. */
  wake(): Promise<void> {
    if (this.isStopping) return this.running ?? Promise.resolve();
    if (this.running)
      return (this.next ??= this.running.then(() => {
        this.next = undefined;
        return this.wake();
      }));
    this.running = this.observed()
      .catch((error: unknown) => this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error))
      .finally(() => (this.running = undefined));
    return this.running;
  }

  /** One run, if `now` is within its hours. Rejects as `work` does. */
  async run(now: Date): Promise<void> {
    if (this.isWithinHours(now)) await this.work(now);
  }

  protected isWithinHours(now: Date): boolean {
    if (!this.hours) return true;
    const [from, until] = this.hours;
    return now >= londonOClock(now, from) && now < londonOClock(now, until);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Those that run every few seconds would fill the traces. */
  private observed(): Promise<void> {
    const run = () => this.run(new Date());
    return this.every < MINUTE_MS ? run() : inSpan(`job ${this.constructor.name}`, {}, run);
  }
}
