import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The website says by when it replies; these sentences of the sample content and of the wizard said something else. */
const SENTENCES = [
  ['We reply within 24 hours with a first opinion', 'We reply with a first opinion'],
  ['A reply within 24 hours', 'A promised time for our reply'],
] as const;

/** Where they are kept, with what is not published yet. */
const TEXTS = ['homepage_versions.blocks', 'service_location_pages.features', 'page_drafts.fields', 'planned_changes.fields'];

export class NoSecondPromise1763890310000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const [before, after] of SENTENCES) await replace(q, before, after);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const [before, after] of SENTENCES) await replace(q, after, before);
  }
}

async function replace(q: QueryRunner, before: string, after: string): Promise<void> {
  for (const [table, column] of TEXTS.map((text) => text.split('.')))
    await q.query(`UPDATE ${table} SET ${column} = REPLACE(${column}, '${before}', '${after}') WHERE ${column} LIKE '%${before}%'`);
}
