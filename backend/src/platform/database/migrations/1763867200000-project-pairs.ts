import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProjectPairs1763867200000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE projects ADD COLUMN pairs json');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE projects DROP COLUMN pairs');
  }
}
