import { DAY_MS, MINUTE_MS } from '../../platform/time/durations.js';
import type { ArchiveJob } from './archive-job.entity.js';

/** A process that makes an archive renews its claim with each step, and every minute. */
const LOST_MS = 10 * MINUTE_MS;
const KEPT_MS = DAY_MS;

export const isLost = ({ status, renewedAt }: ArchiveJob, now: Date): boolean =>
  status === 'running' && now.getTime() - renewedAt.getTime() >= LOST_MS;

export const isUnderWay = (job: ArchiveJob, now: Date): boolean =>
  job.status === 'waiting' || (job.status === 'running' && !isLost(job, now));

/** When the file of an export is deleted. Backups stay as long as BACKUP_KEEP says. */
export const endOf = ({ id, file, finishedAt }: ArchiveJob): Date | null =>
  id === 'export' && file && finishedAt ? new Date(finishedAt.getTime() + KEPT_MS) : null;
