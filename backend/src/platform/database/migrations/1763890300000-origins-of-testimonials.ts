import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMER = ['Registered Electricians', 'Fully Insured'];
/** Were shown beside them as long as nothing was saved. */
const ADDED = ['Part P Certified', 'BS 7671 Compliant', 'Safe Contractor', 'Trusted Trader'];

/** Testimonials say where they are from, and the badges of the sample company are rows of its settings. */
export class OriginsOfTestimonials1763890300000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const column of ['givenOn varchar(10)', 'source varchar(100)', 'sourceUrl varchar(500)'])
      await q.query(`ALTER TABLE testimonials ADD COLUMN ${column}`);
    await q.query('ALTER TABLE testimonials ADD COLUMN hasConsent boolean NOT NULL DEFAULT 0');
    await q.query(`UPDATE company_info SET accreditations = '${JSON.stringify([...FORMER, ...ADDED])}' WHERE isDemo = 1`);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const column of ['givenOn', 'source', 'sourceUrl', 'hasConsent']) await q.query(`ALTER TABLE testimonials DROP COLUMN ${column}`);
    await q.query(`UPDATE company_info SET accreditations = '${JSON.stringify(FORMER)}' WHERE isDemo = 1`);
  }
}
