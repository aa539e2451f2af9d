import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null: the logo is shown on light and dark ground alike. */
export class LogoOnDark1795803300000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info ADD COLUMN darkLogoUrl text');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info DROP COLUMN darkLogoUrl');
  }
}
