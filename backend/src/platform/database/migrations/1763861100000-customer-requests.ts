import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['callBackFrom', 'callBackUntil', 'solvedAt', 'delayedTo'];

/** What customers ask for on their page, and the time that a late reply is promised for. In plain SQL: on SQLite TypeORM would copy the whole table. */
export class CustomerRequests1763861100000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await q.query(`ALTER TABLE contact_inquiries ADD COLUMN ${column} datetime(3)`);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await q.query(`ALTER TABLE contact_inquiries DROP COLUMN ${column}`);
  }
}
