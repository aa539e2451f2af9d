import { ApiProperty } from '@nestjs/swagger';
import { pick } from '../../platform/common/pick.js';
import { type ArchiveJob, STATUSES } from './archive-job.entity.js';

export class ArchiveFile {
  name: string;
  bytes: number;
}

export class ArchiveState {
  @ApiProperty({ enum: [...STATUSES] })
  status: (typeof STATUSES)[number];
  /** What is being done. */
  step: string;
  /** What was made, or why it failed; null until it ends. */
  result: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  /** What can be downloaded. */
  file: ArchiveFile | null;
  /** When it is deleted from the server; null for backups, and without a file. */
  endsAt: Date | null;
}

export class KeptBackup extends ArchiveFile {
  startedAt: Date;
  /** Restored aside and compared, and not changed since. */
  isProven: boolean;
  /** What is known of that, in words. */
  proof: string;
  /** Whether it is only in the store for backups, away from the site. */
  isAway: boolean;
}

export class Archives {
  /** The last export of everything; null if there was none, or it was deleted after a day. */
  export: ArchiveState | null;
  /** The last backup that was made in the backoffice. */
  backup: ArchiveState | null;
  /** The latest first. */
  backups: KeptBackup[];
  /** Why backups that are away cannot be listed. */
  fault: string | null;
}

const STATE = ['status', 'step', 'result', 'startedAt', 'finishedAt', 'file'] as const;

export const toArchiveState = (job: ArchiveJob, endsAt: Date | null): ArchiveState => ({ ...pick(job, STATE), endsAt });
