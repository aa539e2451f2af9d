import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Repository } from 'typeorm';
import { EXPORT_FILE, MediaStorage, UNFINISHED_EXPORT } from '../../media/media-storage.service.js';
import { Env } from '../../platform/config/env.js';
import { reasonOf } from '../../platform/config/start-error.js';
import { MINUTE_MS, SECOND_MS } from '../../platform/time/durations.js';
import type { BackupResult } from '../backup/make-backup.js';
import { OwnProcessJob, type Step } from '../backup/own-process.js';
import { ArchiveJob, type Everything } from './archive-job.entity.js';
import { endOf, isLost } from './archive-times.js';

const KILLED = 'The process that made it was ended. There may be too little memory. Please try again.';
const NOT_STORED = 'The file was made, but the storage of pictures broke off while it took it. Nothing of it is kept. Please try again.';
const LONGEST_STEP = 200;

type Made = Pick<ArchiveJob, 'result' | 'file'>;

/** Makes the archives that administrators ask for, each by a command of `site`, and deletes exports after a day. */
@Injectable()
export class ArchivesJob extends OwnProcessJob {
  constructor(
    @InjectRepository(ArchiveJob) private readonly jobs: Repository<ArchiveJob>,
    private readonly env: Env,
    private readonly storage: MediaStorage,
  ) {
    super();
  }

  protected override async work(now: Date): Promise<void> {
    for (const job of await this.jobs.find()) {
      const end = endOf(job);
      if (end && end <= now) await this.forget(job);
      else if (isLost(job, now)) await this.finish(job, 'failed', { result: KILLED, file: null });
      else if (job.status === 'waiting' && (await this.claims(job))) await this.make(job);
    }
  }

  /** Of several processes, one does it. */
  private async claims({ id }: ArchiveJob): Promise<boolean> {
    const { affected } = await this.jobs.update({ id, status: 'waiting' }, { status: 'running', renewedAt: new Date() });
    return affected === 1;
  }

  private async make(job: ArchiveJob): Promise<void> {
    let step = job.step;
    const renew = () =>
      void this.jobs
        .update({ id: job.id, status: 'running' }, { step, renewedAt: new Date() })
        .catch((error: unknown) => this.logger.warn(error));
    const renewal = setInterval(renew, MINUTE_MS);
    let noted = 0;
    const onStep: Step = (name, detail) => {
      const next = (detail ? `${name}: ${detail}` : name).slice(0, LONGEST_STEP);
      const isNoted = name !== step.split(':', 1)[0] || Date.now() - noted > SECOND_MS;
      step = next;
      if (!isNoted) return;
      noted = Date.now();
      renew();
    };
    try {
      const made = job.id === 'export' ? await this.exported(onStep) : await this.backedUp(onStep);
      if (made) return await this.finish(job, 'done', made);
      // The next process makes it.
      if (this.isStopping) await this.jobs.update({ id: job.id, status: 'running' }, { status: 'waiting' });
      else await this.finish(job, 'failed', { result: KILLED, file: null });
    } catch (error) {
      this.logger.error(`The ${job.id} failed: ${reasonOf(error)}`);
      await this.finish(job, 'failed', { result: reasonOf(error), file: null });
    } finally {
      clearInterval(renewal);
    }
  }

  /** Undefined if its process was ended. */
  private async exported(onStep: Step): Promise<Made | undefined> {
    const file = join(this.env.dataDir, UNFINISHED_EXPORT);
    await this.storage.remove(EXPORT_FILE);
    await rm(file, { force: true });
    try {
      const made = await this.command<Everything>(['export', file, '--everything'], onStep);
      if (!made) return undefined;
      if ('error' in made) throw new Error(made.error);
      onStep('Storing the file');
      if (!(await this.isStored())) throw new Error(NOT_STORED);
      return { result: made.result, file: { name: basename(EXPORT_FILE), bytes: made.bytes } };
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Returns false when a storage server broke off. Its error is only logged, as staff cannot act on it. */
  private async isStored(): Promise<boolean> {
    try {
      await this.storage.take(EXPORT_FILE, UNFINISHED_EXPORT);
      return true;
    } catch (error) {
      if (!this.storage.isAway) throw error;
      this.logger.error(`The export could not be stored: ${reasonOf(error)}`);
      // Some servers keep what they got.
      await this.storage.remove(EXPORT_FILE).catch(() => undefined);
      return false;
    }
  }

  private async backedUp(onStep: Step): Promise<Made | undefined> {
    const made = await this.command<BackupResult>(['backup'], onStep);
    if (!made) return undefined;
    if ('error' in made) throw new Error(made.error);
    const { file, bytes, uncopied, findings } = made;
    return {
      result: [uncopied ?? 'The backup was restored aside and compared.', ...findings].join(' '),
      file: { name: basename(file), bytes },
    };
  }

  private async finish({ id }: ArchiveJob, status: 'done' | 'failed', made: Made): Promise<void> {
    await this.jobs.update({ id, status: 'running' }, { status, ...made, finishedAt: new Date() });
  }

  private async forget({ id, startedAt }: ArchiveJob): Promise<void> {
    const { affected } = await this.jobs.delete({ id, status: 'done', startedAt });
    if (affected) await this.storage.remove(EXPORT_FILE);
  }
}
