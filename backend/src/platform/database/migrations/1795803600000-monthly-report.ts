import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the office gets a mail on the 1st about the month before. */
export class MonthlyReport1795803600000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info ADD COLUMN mailsMonthlyReport boolean NOT NULL DEFAULT 1');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info DROP COLUMN mailsMonthlyReport');
  }
}
