import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, json, time, uuid, varchar } from '../table-columns.js';

const TABLE = 'preview_links';

export class PreviewLinks1763873000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(
      q,
      TABLE,
      [
        id(TABLE),
        varchar('resource', 32),
        uuid('recordId', { nullable: true }),
        json('fields'),
        uuid('createdBy', { nullable: true }),
        time('createdAt'),
        time('expiresAt'),
      ],
      { references: { createdBy: ['users', 'SET NULL'] } },
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
  }
}
