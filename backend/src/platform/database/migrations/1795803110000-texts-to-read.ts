import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts of the sample company that an owner has not read yet. Null: those of a service are its owner's. */
export class TextsToRead1795803110000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE services ADD COLUMN sampleTexts json');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE services DROP COLUMN sampleTexts');
  }
}
