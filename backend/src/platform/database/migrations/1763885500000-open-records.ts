import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, time, uuid, varchar } from '../table-columns.js';

export class OpenRecords1763885500000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(
      q,
      'open_records',
      [id('open_records'), uuid('sessionId'), varchar('resource', 30), uuid('recordId'), time('openedAt'), time('seenAt')],
      {
        unique: { record: ['resource', 'recordId', 'sessionId'] },
        indices: { sessionId: ['sessionId'] },
        references: { sessionId: ['sessions', 'CASCADE'] },
      },
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable('open_records');
  }
}
