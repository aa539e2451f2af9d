import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'ix_contact_inquiries_outcome';

export class ListsByOutcome1795697100000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`CREATE INDEX ${INDEX} ON contact_inquiries (spamSince, deletedAt, outcome, createdAt, id)`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`DROP INDEX ${INDEX}${q.connection.options.type === 'better-sqlite3' ? '' : ' ON contact_inquiries'}`);
  }
}
