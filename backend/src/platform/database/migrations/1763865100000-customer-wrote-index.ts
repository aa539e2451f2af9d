import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'ix_contact_inquiries_customerWroteAt';

export class CustomerWroteIndex1763865100000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`CREATE INDEX ${INDEX} ON contact_inquiries (spamSince, deletedAt, customerWroteAt, createdAt, id)`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropIndex('contact_inquiries', INDEX);
  }
}
