import { Entity } from 'typeorm';
import { Id, Time, Whole } from '../../platform/database/columns.js';

/** The one row says which process runs the checks, and when they were done. */
@Entity('content_check_runs')
export class ContentCheckRun {
  @Id()
  id: string;

  @Time()
  startedAt: Date;

  /** Null while it runs. */
  @Time({ nullable: true })
  finishedAt: Date | null;

  /** Of the last run that came to its end. */
  @Time({ nullable: true })
  checkedAt: Date | null;

  /** Number of pages that it read. */
  @Whole({ default: 0 })
  pages: number;
}
