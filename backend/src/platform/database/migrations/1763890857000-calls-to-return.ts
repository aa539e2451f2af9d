import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'ix_contact_inquiries_callBackFrom';

/** Today's list looks for calls that customers have asked for. */
export class CallsToReturn1763890857000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`CREATE INDEX ${INDEX} ON contact_inquiries (spamSince, deletedAt, callBackFrom, createdAt, id)`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`DROP INDEX ${INDEX}${q.connection.options.type === 'better-sqlite3' ? '' : ' ON contact_inquiries'}`);
  }
}
