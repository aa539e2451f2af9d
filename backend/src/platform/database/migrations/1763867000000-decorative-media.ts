import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DecorativeMedia1763867000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE media ADD COLUMN decorative boolean NOT NULL DEFAULT 0');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE media DROP COLUMN decorative');
  }
}
