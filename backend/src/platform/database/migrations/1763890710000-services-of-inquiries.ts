import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Enquiries keep the name of the service whose page led to the form; those that were stored as 'other' get today's. */
export class ServicesOfInquiries1763890710000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE contact_inquiries ADD COLUMN serviceTitle varchar(200)');
    const services = (await q.query('SELECT slug, title FROM services WHERE deletedAt IS NULL')) as { slug: string; title: string }[];
    for (const { slug, title } of services)
      await q.query(
        "UPDATE contact_inquiries SET serviceTitle = ? WHERE (source = ? OR source LIKE ?) AND (serviceType = 'other' OR serviceType IS NULL)",
        [title, `/services/${slug}`, `/services/${slug}/%`],
      );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE contact_inquiries DROP COLUMN serviceTitle');
  }
}
