import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, type Repository } from 'typeorm';
import { DAY_MS, MINUTE_MS } from '../common/durations.js';
import { londonTime } from '../common/london.js';
import { Env } from '../config/env.js';
import { isDuplicate } from '../database/database-errors.js';
import { BackupRun } from './backup-run.entity.js';

/** A process that makes a backup says so every minute. */
const LOST_MS = 10 * MINUTE_MS;
const KEPT_MS = 90 * DAY_MS;

@Injectable()
export class BackupRuns {
  constructor(
    @InjectRepository(BackupRun) private readonly runs: Repository<BackupRun>,
    private readonly env: Env,
  ) {}

  /** Whether the caller is to make the backup of this day. A process that was killed leaves it to the next after ten minutes. */
  async claim(day: string, now: Date): Promise<boolean> {
    const run = { id: day, status: 'running', result: null, startedAt: now, renewedAt: now, finishedAt: null } as const;
    const known = await this.runs.findOneBy({ id: day });
    if (known && (known.status !== 'running' || now.getTime() - (known.renewedAt ?? known.startedAt).getTime() < LOST_MS)) return false;
    if (known) {
      const { affected } = await this.runs.update({ id: day, status: 'running', renewedAt: known.renewedAt ?? IsNull() }, run);
      return affected === 1;
    }
    try {
      await this.runs.insert(run);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** For the process that makes the backup, while it does. */
  async renew(day: string, now: Date): Promise<void> {
    await this.runs.update({ id: day, status: 'running' }, { renewedAt: now });
  }

  /** For a process that has to stop before its backup is done. */
  async giveUp(day: string): Promise<void> {
    await this.runs.delete({ id: day, status: 'running' });
  }

  async finish(day: string, status: 'proven' | 'failed', result: string, now: Date): Promise<void> {
    await this.runs.update({ id: day }, { status, result, finishedAt: now });
    await this.runs.delete({ startedAt: LessThan(new Date(now.getTime() - KEPT_MS)) });
  }

  /** Null if none is scheduled or none has finished. */
  async last(): Promise<BackupRun | null> {
    if (!this.env.BACKUP_AT) return null;
    const [run] = await this.runs.find({ where: [{ status: 'proven' }, { status: 'failed' }], order: { startedAt: 'DESC' }, take: 1 });
    return run ?? null;
  }

  /** A sentence if the last backup failed or is older than a day and a half. */
  async fault(): Promise<string | undefined> {
    const run = await this.last();
    if (run?.status === 'failed') return `The backup of ${londonTime(run.startedAt)} failed.`;
    if (run && Date.now() - run.startedAt.getTime() > 1.5 * DAY_MS) return `The last backup was made on ${londonTime(run.startedAt)}.`;
    return undefined;
  }
}
