import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, varchar, whole } from '../table-columns.js';

export class CspCounts1763871000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    const key = { isPrimary: true, primaryKeyConstraintName: 'pk_csp_counts' };
    await createTable(q, 'csp_counts', [
      { ...varchar('day', 10), ...key },
      { ...varchar('area', 10), ...key },
      { ...varchar('directive', 40), ...key },
      { ...varchar('blocked', 100), ...key },
      whole(q, 'count'),
    ]);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable('csp_counts');
  }
}
