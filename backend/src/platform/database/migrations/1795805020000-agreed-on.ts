import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day on which a customer agreed that their words are published. */
export class AgreedOn1795805020000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE testimonials ADD COLUMN agreedOn varchar(10)');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE testimonials DROP COLUMN agreedOn');
  }
}
