import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ServiceSearchTerms1763795000000 implements MigrationInterface {
  /** In plain SQL: on SQLite TypeORM would copy the table, which service pages refer to. */
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE services ADD COLUMN searchTerms json');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE services DROP COLUMN searchTerms');
  }
}
