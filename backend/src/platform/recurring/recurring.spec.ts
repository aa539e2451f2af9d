import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DailyJob } from './daily-job.js';
import { JobRun } from './job-run.entity.js';
import { Recurring } from './recurring.js';

/** A run lasts until `end` is called. */
class Held extends Recurring {
  protected override readonly every = 1;
  runs = 0;
  end: (error?: Error) => void = () => undefined;

  protected override work(): Promise<void> {
    this.runs++;
    return new Promise((resolve, reject) => (this.end = (error) => (error ? reject(error) : resolve())));
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('recurring work', () => {
  let job: Held;
  beforeEach(() => {
    job = new Held();
    Object.assign(job, { logger: { error: () => undefined } });
  });
  afterEach(async () => {
    const stopped = job.beforeApplicationShutdown();
    job.end();
    await stopped;
  });

  it('has one run at a time, however long it lasts', async () => {
    await job.schedule();
    await sleep(20);
    expect(job.runs).toBe(1);
    job.end();
    await sleep(20);
    expect(job.runs).toBe(2);
  });

  it('is done once more after the current run for all who wake it meanwhile', async () => {
    const first = job.wake();
    const others = [job.wake(), job.wake()];
    job.end();
    await first;
    await sleep(1);
    expect(job.runs).toBe(2);
    job.end();
    await Promise.all(others);
    expect(job.runs).toBe(2);
  });

  it('goes on after a run that failed', async () => {
    const failed = job.wake();
    job.end(new Error('The database is away'));
    await failed;
    void job.wake();
    expect(job.runs).toBe(2);
  });

  it('lets shutdown wait for the run, and begins none after it', async () => {
    await job.schedule();
    void job.wake();
    let isStopped = false;
    const stopped = job.beforeApplicationShutdown().then(() => (isStopped = true));
    await sleep(10);
    expect(isStopped).toBe(false);
    job.end();
    await stopped;
    await job.wake();
    await sleep(10);
    expect(job.runs).toBe(1);
  });
});

class Morning extends DailyJob {
  protected override readonly at = '08:00';
  protected override readonly hours = [8, 12] as const;
  isFailing = false;

  constructor(
    private readonly name: string,
    private readonly done: string[],
  ) {
    super();
  }

  protected override work(now: Date): Promise<void> {
    if (this.isFailing) return Promise.reject(new Error('The database is away'));
    this.done.push(`${this.name} ${now.toISOString().slice(8, 16)}`);
    return Promise.resolve();
  }
}

describe('a daily job', () => {
  let database: DataSource;
  let done: string[];
  /** A winter's day: London is on UTC. */
  const at = (time: string, day = 27) => new Date(`2026-11-${day}T${time}:00Z`);

  beforeEach(async () => {
    database = await new DataSource({ type: 'better-sqlite3', database: ':memory:', entities: [JobRun], synchronize: true }).initialize();
    done = [];
  });
  afterEach(() => database.destroy());

  function process(name = 'one'): Morning {
    const job = new Morning(name, done);
    Object.assign(job, { database });
    return job;
  }

  it('runs once a day in one of the processes, also after a restart', async () => {
    const [one, two] = [process('one'), process('two')];
    await one.run(at('07:59'));
    expect(done).toEqual([]);
    await Promise.all([one.run(at('08:00')), two.run(at('08:00'))]);
    await process('three').run(at('09:00'));
    expect(done).toHaveLength(1);
    await two.run(at('08:01', 28));
    expect(done.at(-1)).toBe('two 28T08:01');
  });

  it('does later what fell due while nothing ran, within its hours', async () => {
    await process().run(at('08:00'));
    await process().run(at('22:00', 28));
    expect(done).toEqual(['one 27T08:00']);
    await process().run(at('11:59', 29));
    expect(done).toEqual(['one 27T08:00', 'one 29T11:59']);
  });

  it('is tried again an hour after it failed', async () => {
    const job = process();
    job.isFailing = true;
    await expect(job.run(at('08:00'))).rejects.toThrow('The database is away');
    job.isFailing = false;
    await job.run(at('08:59'));
    expect(done).toEqual([]);
    await job.run(at('09:01'));
    expect(done).toEqual(['one 27T09:01']);
  });

  it('is not due on a new site before its next time', async () => {
    const job = process();
    await job.schedule();
    await job.run(new Date());
    await job.beforeApplicationShutdown();
    expect(done).toEqual([]);
  });

  it('is not held back by a time ahead, which a wrong clock has written', async () => {
    await database.getRepository(JobRun).insert({ id: 'Morning', startedAt: at('08:00', 30), finishedAt: at('08:00', 30) });
    await process().run(at('08:00'));
    expect(done).toEqual(['one 27T08:00']);
  });
});
