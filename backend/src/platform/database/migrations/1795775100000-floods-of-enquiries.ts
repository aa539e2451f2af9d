import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, json, time, whole } from '../table-columns.js';

const INDEX = 'ix_contact_inquiries_heldBackAt';

/** Whether a flood of enquiries lasts, and which enquiries came in one. */
export class FloodsOfEnquiries1795775100000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(q, 'enquiry_floods', [
      id('enquiry_floods'),
      time('startedAt', { nullable: true }),
      time('lastHeldAt', { nullable: true }),
      time('noticedAt', { nullable: true }),
      time('toldUntil', { nullable: true }),
      whole(q, 'untold', { default: 0 }),
      whole(q, 'untoldSpam', { default: 0 }),
      json('past'),
    ]);
    await q.query('ALTER TABLE contact_inquiries ADD COLUMN heldBackAt datetime(3)');
    await q.query(`CREATE INDEX ${INDEX} ON contact_inquiries (spamSince, deletedAt, heldBackAt, createdAt, id)`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`DROP INDEX ${INDEX}${q.connection.options.type === 'better-sqlite3' ? '' : ' ON contact_inquiries'}`);
    await q.query('ALTER TABLE contact_inquiries DROP COLUMN heldBackAt');
    await q.dropTable('enquiry_floods');
  }
}
