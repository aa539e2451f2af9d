import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'ix_contact_inquiries_trash';

/** The trash is read by the time of deletion, and only this table is large. */
export class TrashIndex1763879000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`CREATE INDEX ${INDEX} ON contact_inquiries (deletedAt, id)`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropIndex('contact_inquiries', INDEX);
  }
}
