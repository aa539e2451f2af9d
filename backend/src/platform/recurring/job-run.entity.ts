import { Entity } from 'typeorm';
import { Id, Time } from '../database/columns.js';

/** The last run of a daily job, in whichever process. */
@Entity('job_runs')
export class JobRun {
  /** Name of the job's class. */
  @Id()
  id: string;

  @Time()
  startedAt: Date;

  /** Null while it runs, and after one that failed or whose process was ended. */
  @Time({ nullable: true })
  finishedAt: Date | null;
}
