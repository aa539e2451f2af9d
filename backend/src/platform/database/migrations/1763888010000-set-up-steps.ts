import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SetUpSteps1763888010000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info ADD COLUMN setUpSteps json');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info DROP COLUMN setUpSteps');
  }
}
