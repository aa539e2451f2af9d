import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, time, uuid, varchar } from '../table-columns.js';

const TABLE = 'enquiry_links';

/** Links to customers' pages. The column in plain SQL: on SQLite TypeORM would copy the whole table. */
export class EnquiryLinks1763861000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    const isSqlite = q.connection.options.type === 'better-sqlite3';
    const tokenHash = {
      ...varchar('tokenHash', 64, { nullable: true }),
      ...(!isSqlite && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
    };
    await createTable(q, TABLE, [id(TABLE), uuid('inquiryId'), tokenHash, time('createdAt')], {
      unique: { inquiryId: ['inquiryId'], tokenHash: ['tokenHash'] },
      references: { inquiryId: ['contact_inquiries', 'CASCADE'] },
    });
    await q.query('ALTER TABLE contact_inquiries ADD COLUMN customerWroteAt datetime(3)');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE contact_inquiries DROP COLUMN customerWroteAt');
    await q.dropTable(TABLE);
  }
}
