import type { MigrationInterface, QueryRunner } from 'typeorm';
import { baseRecord, createTable, id, json, longText, time, uuid, varchar } from '../table-columns.js';

const TABLE = 'planned_changes';

export class PlannedChanges1763879100000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(
      q,
      TABLE,
      [
        id(TABLE),
        ...baseRecord(q),
        varchar('resource', 32),
        uuid('recordId'),
        varchar('name', 200),
        varchar('action', 16),
        json('fields', { nullable: true }),
        time('dueAt'),
        varchar('status', 16, { default: 'planned' }),
        longText('failure', { nullable: true }),
        time('finishedAt', { nullable: true }),
        uuid('createdBy', { nullable: true }),
      ],
      {
        indices: { due: ['status', 'dueAt', 'id'] },
        references: { createdBy: ['users', 'SET NULL'] },
      },
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
  }
}
