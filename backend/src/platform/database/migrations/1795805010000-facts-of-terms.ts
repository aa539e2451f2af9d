import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With whom the company is insured, what its Terms of Service say of time and money, and which pages were written for the sample company, and wait for their owner. */
export class FactsOfTerms1795805010000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info ADD COLUMN terms json');
    await q.query('ALTER TABLE company_info ADD COLUMN insurer text');
    for (const flag of ['isUnread', 'isHeldBack']) await q.query(`ALTER TABLE core_pages ADD COLUMN ${flag} boolean NOT NULL DEFAULT 0`);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const flag of ['isHeldBack', 'isUnread']) await q.query(`ALTER TABLE core_pages DROP COLUMN ${flag}`);
    for (const column of ['insurer', 'terms']) await q.query(`ALTER TABLE company_info DROP COLUMN ${column}`);
  }
}
