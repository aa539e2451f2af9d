import type { MigrationInterface, QueryRunner } from 'typeorm';

const MADE_WITH_THE_COMPANY = `createdAt = (SELECT createdAt FROM company_info LIMIT 1)
  AND (SELECT companyName FROM company_info LIMIT 1) <> 'Dibbin Electrical'`;

/**
 * What an earlier version has left of the sample company's texts on another company's website is listed for its owner. It stays where it is until then:
 * an update must not empty pages that customers and search engines know.
 */
export class ReadOnce1795805030000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    const shown = JSON.stringify({ texts: {}, faqs: [], isShown: true });
    await q.query(
      `UPDATE services SET sampleTexts = '${shown}' WHERE sampleTexts IS NULL AND content IS NOT NULL AND ${MADE_WITH_THE_COMPANY}`,
    );
    await q.query(`UPDATE core_pages SET isUnread = 1 WHERE version = 1 AND ${MADE_WITH_THE_COMPANY}`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`UPDATE services SET sampleTexts = NULL WHERE sampleTexts LIKE '%isShown%'`);
  }
}
