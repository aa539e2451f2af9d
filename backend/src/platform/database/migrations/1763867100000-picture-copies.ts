import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, flag, id, time, whole } from '../table-columns.js';

const TABLE = 'picture_copies';

/** Queues the pictures that are there, too. */
export class PictureCopies1763867100000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE media ADD COLUMN revision integer NOT NULL DEFAULT 1');
    await q.query('ALTER TABLE media ADD COLUMN focusX integer');
    await q.query('ALTER TABLE media ADD COLUMN focusY integer');
    await createTable(
      q,
      TABLE,
      [
        id(TABLE),
        whole(q, 'revision', { default: 1 }),
        whole(q, 'attempts', { default: 0 }),
        time('dueAt', { nullable: true }),
        flag('isMade', false),
      ],
      { indices: { dueAt: ['dueAt'] } },
    );
    await q.query(`INSERT INTO ${TABLE} (id, dueAt) SELECT id, createdAt FROM media WHERE mimeType LIKE 'image/%' AND deletedAt IS NULL`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
    for (const column of ['focusY', 'focusX', 'revision']) await q.query(`ALTER TABLE media DROP COLUMN ${column}`);
  }
}
