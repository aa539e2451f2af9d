import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, json, time } from '../table-columns.js';

const TABLE = 'examinations';

export class Examinations1763890130000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(q, TABLE, [
      id(TABLE),
      time('startedAt'),
      time('finishedAt', { nullable: true }),
      json('findings', { nullable: true }),
    ]);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
  }
}
