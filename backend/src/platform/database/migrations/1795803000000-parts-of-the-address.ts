import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null at first: the parts of an address that was typed in one line are read from it, until somebody corrects them. */
export class PartsOfTheAddress1795803000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info ADD COLUMN addressParts json');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info DROP COLUMN addressParts');
  }
}
