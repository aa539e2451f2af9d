import { Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HOUR_MS } from '../time/durations.js';
import { dayDue, londonMoment } from '../time/london.js';
import { claim } from './claim.js';
import { JobRun } from './job-run.entity.js';
import { Recurring } from './recurring.js';

/** Longer than any of them takes: after it, its process was ended, or it failed. */
const LOST_MS = HOUR_MS;

/**
 * Work of once a day, in one of the processes. The database remembers it: a restart does not repeat it, and what fell due while the site was stopped is
 * done when it runs again.
 */
export abstract class DailyJob extends Recurring {
  @Inject(DataSource) private readonly database: DataSource;
  /** When it is due, in London, such as '03:15'. */
  protected abstract readonly at: string;

  /** Nothing is due on a new site before its first night. */
  override async schedule(): Promise<void> {
    const startedAt = new Date();
    await claim(this.runs, { id: this.id, startedAt, finishedAt: startedAt }, [], () => false);
    await super.schedule();
  }

  override async run(now: Date): Promise<void> {
    if (!this.isWithinHours(now) || !(await this.claim(now))) return;
    await this.work(now);
    await this.runs.update({ id: this.id, startedAt: now }, { finishedAt: now });
  }

  private claim(now: Date): Promise<boolean> {
    const due = londonMoment(dayDue(now, this.at), this.at);
    const begun = { id: this.id, startedAt: now, finishedAt: null };
    return claim(this.runs, begun, ['startedAt'], ({ startedAt, finishedAt }) => {
      const since = now.getTime() - startedAt.getTime();
      // Written by a clock that has since been corrected.
      if (since < -HOUR_MS) return true;
      return startedAt < due || (finishedAt === null && since > LOST_MS);
    });
  }

  private get id(): string {
    return this.constructor.name;
  }

  private get runs() {
    return this.database.getRepository(JobRun);
  }
}
