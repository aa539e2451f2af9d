import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenewedTokens1763875000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE sessions ADD COLUMN tokenNumber integer NOT NULL DEFAULT 1');
    await q.query('ALTER TABLE users ADD COLUMN mustChangePassword boolean NOT NULL DEFAULT 0');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE users DROP COLUMN mustChangePassword');
    await q.query('ALTER TABLE sessions DROP COLUMN tokenNumber');
  }
}
