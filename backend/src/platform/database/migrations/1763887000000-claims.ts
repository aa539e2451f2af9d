import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every company's website said until now. */
const SAID = "insurance = 'Public liability cover on every job', guaranteeMonths = 12";

export class Claims1763887000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info ADD COLUMN insurance varchar(80)');
    await q.query('ALTER TABLE company_info ADD COLUMN guaranteeMonths integer');
    await q.query(`UPDATE company_info SET ${SAID}`);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const column of ['insurance', 'guaranteeMonths']) await q.query(`ALTER TABLE company_info DROP COLUMN ${column}`);
  }
}
