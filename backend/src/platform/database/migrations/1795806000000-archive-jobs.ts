import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, json, longText, time, varchar } from '../table-columns.js';

const TABLE = 'archive_jobs';

/** What administrators have made in the backoffice: exports of everything, and backups. */
export class ArchiveJobs1795806000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(q, TABLE, [
      id(TABLE),
      varchar('status', 16),
      varchar('step', 200),
      longText('result', { nullable: true }),
      json('file', { nullable: true }),
      time('startedAt'),
      time('renewedAt'),
      time('finishedAt', { nullable: true }),
    ]);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
  }
}
