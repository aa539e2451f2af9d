import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['accreditationProofs', 'reviewProfiles'];

export class ProofsAndProfiles1763890800000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const name of COLUMNS) await q.query(`ALTER TABLE company_info ADD COLUMN ${name} json`);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const name of COLUMNS) await q.query(`ALTER TABLE company_info DROP COLUMN ${name}`);
  }
}
