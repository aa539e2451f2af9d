import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Services name no place, so that they are any company's. These are in databases of 0.2.0 and before. */
const NAMED = [
  {
    slug: 'solar-panel-installation',
    column: 'content',
    before: 'Near Liverpool Bay a clear south roof gives',
    after: 'A clear south roof gives',
  },
  { slug: 'rewiring-services', column: 'keywords', before: 'rewiring electrician Wirral', after: 'rewiring electrician' },
  { slug: 'electrical-maintenance', column: 'keywords', before: 'maintenance contract Wirral', after: 'electrical maintenance contract' },
];

export class PlacesInServiceTexts1763887200000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const { slug, column, before, after } of NAMED)
      await q.query(`UPDATE services SET ${column} = REPLACE(${column}, '${before}', '${after}') WHERE slug = '${slug}'`);
  }

  /** The former words were a mistake. */
  async down(): Promise<void> {}
}
