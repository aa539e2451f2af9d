import { Entity } from 'typeorm';
import { Id, Json, LongText, Time, Varchar } from '../../platform/database/columns.js';

export interface MadeArchive {
  /** Absolute path. */
  file: string;
  bytes: number;
  /** Number of files that the database names and the storage does not have. */
  missing: number;
  /** Sentences about what a person should look at, though the archive is proven. */
  findings: string[];
}

/** A backup. The id of a scheduled one is its day in London, such as '2026-11-22', so that one of several processes makes it. */
@Entity('backup_runs')
export class BackupRun {
  @Id()
  id: string;

  @Varchar(16)
  status: 'running' | 'proven' | 'failed';

  /** A sentence: what was backed up, or why it failed. */
  @LongText({ nullable: true })
  result: string | null;

  @Time()
  startedAt: Date;

  /** When the process that makes it was last seen alive. */
  @Time({ nullable: true })
  renewedAt: Date | null;

  @Time({ nullable: true })
  finishedAt: Date | null;

  /** Null if none was made, or by an earlier version. A failed run has one that could not be copied to the store. */
  @Json({ nullable: true })
  archive: MadeArchive | null;
}
