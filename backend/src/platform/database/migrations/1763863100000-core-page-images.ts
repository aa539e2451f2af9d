import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CorePageImages1763863100000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE core_pages ADD COLUMN images json');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE core_pages DROP COLUMN images');
  }
}
