import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, json, time, uuid, varchar } from '../table-columns.js';

const TABLE = 'overwritten_changes';

export class OverwrittenChanges1763890610000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(
      q,
      TABLE,
      [
        id(TABLE),
        uuid('userId'),
        uuid('byId', { nullable: true }),
        varchar('resource', 64),
        uuid('recordId'),
        json('fields'),
        time('createdAt'),
      ],
      {
        indices: { userId: ['userId', 'createdAt', 'id'], byId: ['byId'] },
        references: { userId: ['users', 'CASCADE'], byId: ['users', 'SET NULL'] },
      },
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
  }
}
