import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, time } from '../table-columns.js';

/** When each daily job ran last, so that a restart does not repeat it. */
export class JobRuns1795799000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(q, 'job_runs', [id('job_runs'), time('startedAt'), time('finishedAt', { nullable: true })]);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable('job_runs');
  }
}
