import { Entity } from 'typeorm';
import { Id, LongText, Time, Varchar } from '../database/columns.js';

/** A scheduled backup. Its id is the day in London, such as '2026-11-22', so that one of several processes makes it. */
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
}
