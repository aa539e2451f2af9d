import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rebuildWordIndex } from '../word-index.js';

const TRASH = 'ix_contact_inquiries_trash';
const CREATE_TRASH = `CREATE INDEX ${TRASH} ON contact_inquiries (deletedAt, id)`;
const PAGES = 'service_location_pages';

/**
 * An index serves the list of service pages. On SQLite, that of the words gets lists of first letters, and that of the trash has only
 * the trash: without statistics it was taken for the best in many lists of enquiries.
 */
export class SearchPlans1763890000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`CREATE INDEX ix_${PAGES}_listed ON ${PAGES} (deletedAt, \`order\`, title, id)`);
    await q.dropIndex(PAGES, `ix_${PAGES}_order`);
    if (q.connection.options.type !== 'better-sqlite3') return;
    await rebuildWordIndex(q, 'contact_inquiry_words');
    await q.query(`DROP INDEX ${TRASH}`);
    await q.query(`${CREATE_TRASH} WHERE deletedAt IS NOT NULL`);
  }

  // The former version reads the same index of words.
  async down(q: QueryRunner): Promise<void> {
    await q.query(`CREATE INDEX ix_${PAGES}_order ON ${PAGES} (\`order\`)`);
    await q.dropIndex(PAGES, `ix_${PAGES}_listed`);
    if (q.connection.options.type !== 'better-sqlite3') return;
    await q.query(`DROP INDEX ${TRASH}`);
    await q.query(CREATE_TRASH);
  }
}
