import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, time, varchar } from '../table-columns.js';

const TABLE = 'unfinished_uploads';

export class UnfinishedUploads1763820000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(q, TABLE, [
      id(TABLE),
      varchar('storageKey', 200),
      varchar('thumbnailKey', 200, { nullable: true }),
      time('createdAt'),
    ]);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
  }
}
