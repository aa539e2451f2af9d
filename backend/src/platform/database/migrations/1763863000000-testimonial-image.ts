import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TestimonialImage1763863000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE testimonials ADD COLUMN image varchar(500)');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE testimonials DROP COLUMN image');
  }
}
