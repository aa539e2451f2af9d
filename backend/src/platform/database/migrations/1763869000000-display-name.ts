import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DisplayName1763869000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE users ADD COLUMN displayName varchar(80)');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE users DROP COLUMN displayName');
  }
}
