import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Practices1763890600000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info ADD COLUMN practices json');
    await q.query('ALTER TABLE company_info ADD COLUMN notifiedThrough varchar(80)');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info DROP COLUMN notifiedThrough');
    await q.query('ALTER TABLE company_info DROP COLUMN practices');
  }
}
