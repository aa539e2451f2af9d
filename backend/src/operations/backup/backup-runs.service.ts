import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Not, type Repository } from 'typeorm';
import { DAY_MS, MINUTE_MS } from '../../platform/time/durations.js';
import { londonTime } from '../../platform/time/london.js';
import { newId } from '../../platform/common/records.js';
import { CompanyInfo } from '../../company/company-info.entity.js';
import { Env } from '../../platform/config/env.js';
import { claim } from '../../platform/recurring/claim.js';
import type { KnownArchives } from './archive-names.js';
import { BackupRun, outcomeOf, type MadeArchive, type Outcome } from './backup-run.entity.js';
import type { BackupResult } from './make-backup.js';
import { removeInBatches } from '../../platform/database/remove-in-batches.js';

/** A process that makes a backup renews its claim every minute. */
const LOST_MS = 10 * MINUTE_MS;
const RETRY_MS = 30 * MINUTE_MS;
const KEPT_MS = 90 * DAY_MS;
const OLD_MS = 1.5 * DAY_MS;
/** How old a backup may be without BACKUP_AT, for those who make one every week. */
const OLD_UNSCHEDULED_MS = 8 * DAY_MS;

/** What is wrong with the backups. */
export interface BackupFault {
  state: 'failed' | 'warning';
  /** For everybody: names no file and no folder. */
  sentence: string;
  /** For administrators: the reason, and what to do. */
  detail: string;
}

const nameOf = ({ file }: MadeArchive): string => file.split(/[/\\]/).at(-1) ?? '';

/** Earlier versions stored the number alone. */
const lackedBy = ({ bad, missing }: MadeArchive): ReadonlySet<string> | null =>
  bad === null || (bad === undefined && missing > 0) ? null : new Set(bad);

@Injectable()
export class BackupRuns {
  constructor(
    @InjectRepository(BackupRun) private readonly runs: Repository<BackupRun>,
    private readonly env: Env,
  ) {}

  /** Whether the caller is to make the backup of this day: the first time, ten minutes after its process was killed, or half an hour after it failed. */
  claim(day: string, now: Date): Promise<boolean> {
    const begun = { id: day, status: 'running', result: null, startedAt: now, renewedAt: now, finishedAt: null } as const;
    return claim(this.runs, begun, ['status', 'renewedAt', 'finishedAt'], ({ status, startedAt, renewedAt, finishedAt }) => {
      const since = now.getTime() - ((status === 'failed' ? finishedAt : renewedAt) ?? startedAt).getTime();
      return status !== 'proven' && since >= (status === 'failed' ? RETRY_MS : LOST_MS);
    });
  }

  /** Keeps the lease of the process that makes the backup. */
  async renew(day: string, now: Date): Promise<void> {
    await this.runs.update({ id: day, status: 'running' }, { renewedAt: now });
  }

  /** Ends the lease of a process that has to stop before its backup is done. */
  async giveUp(day: string): Promise<void> {
    await this.runs.delete({ id: day, status: 'running' });
  }

  /** Returns the archive of a failed attempt on the same day, which this one replaces. */
  async finish(day: string, { isProven, result, archive }: Outcome, now: Date): Promise<MadeArchive | null> {
    const former = (await this.runs.findOneBy({ id: day }))?.archive ?? null;
    const made = archive ?? former;
    await this.runs.update(
      { id: day },
      { status: isProven ? 'proven' : 'failed', result, finishedAt: now, ...(made && { archive: made }) },
    );
    await this.forget(now);
    const isReplaced = archive && former && former.file !== archive.file && !archive.spared?.includes(nameOf(former));
    return isReplaced ? former : null;
  }

  /** Stores a backup that an operator made. */
  async note(backup: BackupResult, startedAt: Date, now = new Date()): Promise<void> {
    const { isProven, result, archive } = outcomeOf(backup);
    await this.runs.insert({ id: newId(), status: isProven ? 'proven' : 'failed', result, startedAt, finishedAt: now, archive });
    await this.forget(now);
  }

  /** The last that has finished; null if none has. */
  last(): Promise<BackupRun | null> {
    return this.latest('proven', 'failed');
  }

  /** `failed`: null unless it is newer than the proven one. */
  async state(): Promise<{ proven: BackupRun | null; failed: BackupRun | null }> {
    const [proven, failed] = await Promise.all([this.latest('proven'), this.latest('failed')]);
    return { proven, failed: failed && proven && failed.startedAt < proven.startedAt ? null : failed };
  }

  /** The archives that were made, with the files that each lacks or has damaged. */
  async archives(): Promise<KnownArchives> {
    return new Map((await this.made()).flatMap(({ archive }) => (archive ? [[nameOf(archive), lackedBy(archive)] as const] : [])));
  }

  /** Runs that made an archive, the latest first. */
  made(): Promise<BackupRun[]> {
    return this.runs.find({ where: { archive: Not(IsNull()) }, order: { startedAt: 'DESC' } });
  }

  async fault(now = new Date()): Promise<BackupFault | undefined> {
    const { proven, failed } = await this.state();
    const { BACKUP_AT, isLocal } = this.env;
    if (failed) {
      const next = BACKUP_AT ? 'It is tried again every half hour' : 'Remove the cause';
      return {
        state: 'failed',
        sentence: `The backup of ${londonTime(failed.startedAt)} failed.`,
        detail: `${failed.result ?? ''} ${next}; the command 'backup' makes one now.`.trim(),
      };
    }
    const how = BACKUP_AT ? `The command 'backup' makes one now` : `Set BACKUP_AT, such as 03:15, or run the command 'backup'`;
    if (!proven)
      return {
        state: (BACKUP_AT || !isLocal) && (await this.isOlder(now)) ? 'failed' : 'warning',
        sentence: 'No backup has been made yet.',
        detail: `Without one, everything is lost with this machine. ${how}.`,
      };
    const { startedAt, archive } = proven;
    if (now.getTime() - startedAt.getTime() > (BACKUP_AT ? OLD_MS : OLD_UNSCHEDULED_MS))
      return {
        state: 'failed',
        sentence: `The last backup was made on ${londonTime(startedAt)}.`,
        detail: `${BACKUP_AT ? `Look into the log for why there was none at ${BACKUP_AT}. ` : ''}${how}.`,
      };
    if (!archive?.findings.length) return undefined;
    return {
      state: 'failed',
      sentence: `The backup of ${londonTime(startedAt)} was proven, but not without findings.`,
      detail: archive.findings.join(' '),
    };
  }

  /** Whether the site was set up longer ago than a backup may be old. */
  private isOlder(now: Date): Promise<boolean> {
    return this.runs.manager.existsBy(CompanyInfo, { createdAt: LessThan(new Date(now.getTime() - OLD_MS)) });
  }

  private latest(...statuses: BackupRun['status'][]): Promise<BackupRun | null> {
    return this.runs.findOne({ where: { status: In(statuses) }, order: { startedAt: 'DESC' } });
  }

  /** The last proven one stays, however old, and those whose archives stay. */
  private async forget(now: Date): Promise<void> {
    const proven = await this.latest('proven');
    const made = await this.made();
    const spared = made[0]?.archive?.spared ?? [];
    const kept = made.filter(({ archive }) => archive && spared.includes(nameOf(archive))).map(({ id }) => id);
    const old = LessThan(new Date(Math.min(now.getTime() - KEPT_MS, proven?.startedAt.getTime() ?? Infinity)));
    await removeInBatches(this.runs, { startedAt: old, ...(kept.length && { id: Not(In(kept)) }) });
  }
}
