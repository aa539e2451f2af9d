import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLE = 'contact_inquiries';
const INDEX = 'uq_contact_inquiries_submissionKey';

export class SubmissionKey1763740000000 implements MigrationInterface {
  /** In plain SQL: on SQLite TypeORM would copy the whole table. */
  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE ${TABLE} ADD COLUMN submissionKey varchar(64)`);
    await q.createIndex(TABLE, new TableIndex({ name: INDEX, columnNames: ['submissionKey'], isUnique: true }));
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropIndex(TABLE, INDEX);
    await q.query(`ALTER TABLE ${TABLE} DROP COLUMN submissionKey`);
  }
}
