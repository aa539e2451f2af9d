import { Injectable, NotFoundException, StreamableFile } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Repository } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import { EXPORT_FILE, MediaStorage } from '../../media/media-storage.service.js';
import { Env } from '../../platform/config/env.js';
import { StartError } from '../../platform/config/start-error.js';
import { claim } from '../../platform/recurring/claim.js';
import { londonDay } from '../../platform/time/london.js';
import { archiveTime, isArchiveName } from '../backup/archive-names.js';
import { AwayStore } from '../backup/away-store.js';
import { BackupRuns } from '../backup/backup-runs.service.js';
import { describeArchives, type DescribedArchive } from '../backup/describe-archives.js';
import { ArchiveJob, type ArchiveKind } from './archive-job.entity.js';
import { endOf, isUnderWay } from './archive-times.js';
import { ArchivesJob } from './archives.job.js';
import { type Archives, type ArchiveState, type KeptBackup, toArchiveState } from './archives.dto.js';

const NAME = 'archives';
const GONE = 'This file is not there any more.';

/** Exports of everything and backups, for administrators. */
@Injectable()
export class ArchivesService {
  constructor(
    @InjectRepository(ArchiveJob) private readonly jobs: Repository<ArchiveJob>,
    private readonly changes: Changes,
    private readonly env: Env,
    private readonly runs: BackupRuns,
    private readonly storage: MediaStorage,
    private readonly job: ArchivesJob,
  ) {}

  async list(): Promise<Archives> {
    const [jobs, { kept, fault }] = await Promise.all([this.jobs.find(), this.kept()]);
    const stateOf = (kind: ArchiveKind) => {
      const job = jobs.find(({ id }) => id === kind);
      return job ? toArchiveState(job, endOf(job)) : null;
    };
    return { export: stateOf('export'), backup: stateOf('backup'), backups: kept, fault };
  }

  /** Begins to make an archive, unless one of its kind is under way. Returns how far it is. */
  async begin(kind: ArchiveKind): Promise<ArchiveState> {
    await this.changes.write(NAME, async ({ manager, now, audit }) => {
      const times = { startedAt: now, renewedAt: now, finishedAt: null };
      const begun = { id: kind, status: 'waiting', step: 'Waiting', result: null, file: null, ...times } as const;
      const rows = manager.getRepository(ArchiveJob);
      const isNew = await claim(rows, begun, ['status', 'renewedAt'], (job) => !isUnderWay(job, now));
      if (isNew) await audit({ action: kind === 'export' ? 'export' : 'create', entityType: NAME, entityId: null, changes: {} });
      return kind;
    });
    const job = await this.jobs.findOneBy({ id: kind });
    // Deleted since, if the request came twice.
    if (!job) throw new NotFoundException(GONE);
    void this.job.wake();
    return toArchiveState(job, endOf(job));
  }

  /** Throws NotFoundException (404) once it is deleted. */
  async everything(): Promise<StreamableFile> {
    const job = await this.jobs.findOneBy({ id: 'export' });
    const stream = job?.file ? await this.storage.get(EXPORT_FILE) : null;
    if (!job?.file || !stream) throw new NotFoundException(GONE);
    return this.sent(`everything-${londonDay(job.startedAt)}.tar.gz`, job.file.bytes, stream);
  }

  /** Throws NotFoundException (404). */
  async backup(name: string): Promise<StreamableFile> {
    if (!isArchiveName(name)) throw new NotFoundException(GONE);
    const file = join(this.env.backupDir, name);
    const here = await stat(file).catch(() => undefined);
    if (here) return this.sent(name, here.size, createReadStream(file));
    const store = await AwayStore.of(this.env);
    if (!(await store?.list())?.includes(name) || !store) throw new NotFoundException(GONE);
    return this.sent(name, await store.sizeOf(name), await store.open(name));
  }

  /** Who takes everything along is recorded before it begins. */
  private async sent(name: string, length: number, stream: Readable): Promise<StreamableFile> {
    const changes = { file: { after: name } };
    await this.changes.write(NAME, ({ audit }) => audit({ action: 'export', entityType: NAME, entityId: null, changes }));
    return new StreamableFile(stream, { type: 'application/octet-stream', disposition: `attachment; filename="${name}"`, length });
  }

  private async kept(): Promise<{ kept: KeptBackup[]; fault: string | null }> {
    const made = await this.runs.made();
    const now = new Date();
    try {
      return { kept: toKept(await describeArchives(this.env, made, now)), fault: null };
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      return { kept: toKept(await describeArchives(this.env, made, now, false)), fault: error.message };
    }
  }
}

/** Of two copies, the one that is here. */
function toKept(archives: readonly DescribedArchive[]): KeptBackup[] {
  const byName = new Map(
    archives
      .toSorted((one, other) => Number(other.isAway) - Number(one.isAway))
      .map(({ name, bytes, isProven, proof, isAway }) => [name, { name, bytes, startedAt: archiveTime(name), isProven, proof, isAway }]),
  );
  return [...byName.values()].sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
}
