import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, time, uuid, varchar } from '../table-columns.js';

const TABLE = 'idempotency_keys';

export class IdempotencyKeys1763770000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(
      q,
      TABLE,
      [id(TABLE), varchar('fingerprint', 64), varchar('entity', 64, { default: '' }), uuid('recordId', { default: '' }), time('createdAt')],
      { indices: { createdAt: ['createdAt'] } },
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
  }
}
