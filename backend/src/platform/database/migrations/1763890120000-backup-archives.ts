import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'backup_runs';

/** What each run made, so that archives can be compared with it later. */
export class BackupArchives1763890120000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE ${TABLE} ADD COLUMN archive json`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE ${TABLE} DROP COLUMN archive`);
  }
}
