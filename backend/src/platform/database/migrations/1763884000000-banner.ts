import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Banner1763884000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info ADD COLUMN banner json');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info DROP COLUMN banner');
  }
}
