import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, longText, time, varchar } from '../table-columns.js';

const TABLE = 'backup_runs';

export class BackupRuns1763868000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(q, TABLE, [
      id(TABLE),
      varchar('status', 16),
      longText('result', { nullable: true }),
      time('startedAt'),
      time('finishedAt', { nullable: true }),
    ]);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
  }
}
