import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id } from '../table-columns.js';

const TABLE = 'erased_inquiries';

export class ErasedInquiries1763890100000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(q, TABLE, [id(TABLE)]);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
  }
}
