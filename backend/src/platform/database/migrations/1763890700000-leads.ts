import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  "channel varchar(8) NOT NULL DEFAULT 'form'",
  'place varchar(120)',
  'heardFrom varchar(16)',
  'referrerHost varchar(100)',
  'utmSource varchar(100)',
  'outcome varchar(8)',
  'lostReason varchar(16)',
  'amountPence integer',
];

/** Where enquiries come from, and what becomes of them. */
export class Leads1763890700000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await q.query(`ALTER TABLE contact_inquiries ADD COLUMN ${column}`);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const column of COLUMNS.toReversed()) await q.query(`ALTER TABLE contact_inquiries DROP COLUMN ${column.split(' ')[0]}`);
  }
}
