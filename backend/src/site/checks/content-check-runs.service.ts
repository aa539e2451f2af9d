import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { claim } from '../../platform/recurring/claim.js';
import { ContentCheckRun } from './content-check-run.entity.js';
import type { ContentCheckState } from './content-check.dto.js';

const ID = 'site';
/** Longer than any run takes. */
const LOST_MS = 30 * MINUTE_MS;

const isUnderWay = ({ startedAt, finishedAt }: ContentCheckRun, now: Date): boolean =>
  finishedAt === null && now.getTime() - startedAt.getTime() < LOST_MS;

/** Lets one process at a time run the checks. */
@Injectable()
export class ContentCheckRuns {
  constructor(@InjectRepository(ContentCheckRun) private readonly runs: Repository<ContentCheckRun>) {}

  async state(): Promise<ContentCheckState> {
    const run = await this.runs.findOneBy({ id: ID });
    return { checkedAt: run?.checkedAt ?? null, isRunning: run !== null && isUnderWay(run, new Date()), pages: run?.pages ?? 0 };
  }

  /** Whether the caller is to run the checks. A process that was killed leaves them to the next after half an hour. */
  async claim(now: Date): Promise<boolean> {
    return claim(this.runs, { id: ID, startedAt: now, finishedAt: null }, ['startedAt', 'finishedAt'], (known) => !isUnderWay(known, now));
  }

  /** `pages`: number of pages that were read; undefined if the run did not come to its end. */
  async finish(now: Date, pages: number | undefined): Promise<void> {
    await this.runs.update({ id: ID }, { finishedAt: now, ...(pages !== undefined && { pages, checkedAt: now }) });
  }
}
