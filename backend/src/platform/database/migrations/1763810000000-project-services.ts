import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProjectServices1763810000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE projects ADD COLUMN relatedServices json');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE projects DROP COLUMN relatedServices');
  }
}
