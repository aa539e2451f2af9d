import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'backup_runs';

export class BackupRenewals1763876000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE ${TABLE} ADD COLUMN renewedAt datetime(3)`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE ${TABLE} DROP COLUMN renewedAt`);
  }
}
