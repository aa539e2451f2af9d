import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenewedSessions1763889380000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE sessions ADD COLUMN renewedAt datetime(3)');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE sessions DROP COLUMN renewedAt');
  }
}
