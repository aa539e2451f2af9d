import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'ix_contact_inquiries_topic';
const COLUMNS = ["topic varchar(8) NOT NULL DEFAULT 'work'", 'complaintOutcome text', 'complaintEndedOn varchar(10)'];

const isSqlite = (q: QueryRunner): boolean => q.connection.options.type === 'better-sqlite3';

/** Dropped columns stay in MariaDB's rows, whose length is limited, until the table is rebuilt. */
const rebuild = async (q: QueryRunner): Promise<void> => {
  if (!isSqlite(q)) await q.query('ALTER TABLE contact_inquiries FORCE');
};

/** Complaints about personal data, with their outcome. */
export class DataComplaints1763890833000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await rebuild(q);
    for (const column of COLUMNS) await q.query(`ALTER TABLE contact_inquiries ADD COLUMN ${column}`);
    await q.query(`CREATE INDEX ${INDEX} ON contact_inquiries (spamSince, deletedAt, topic, createdAt, id)`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`DROP INDEX ${INDEX}${isSqlite(q) ? '' : ' ON contact_inquiries'}`);
    for (const column of COLUMNS.toReversed()) await q.query(`ALTER TABLE contact_inquiries DROP COLUMN ${column.split(' ')[0]}`);
    await rebuild(q);
  }
}
