import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the company asks customers for reviews, and which enquiry was asked about. */
export class ReviewRequests1795696223000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info ADD COLUMN asksForReviews boolean NOT NULL DEFAULT 0');
    await q.query('ALTER TABLE contact_inquiries ADD COLUMN reviewRequestedAt datetime(3)');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE contact_inquiries DROP COLUMN reviewRequestedAt');
    await q.query('ALTER TABLE company_info DROP COLUMN asksForReviews');
  }
}
