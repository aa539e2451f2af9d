import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Block {
  content: { title?: unknown; subtitle?: unknown; words?: unknown; points?: unknown };
}

/** Until now the website showed them whatever the company was. Its sample keeps them; others show the services that they offer. */
const SAMPLE = [
  {
    title: 'Electricians on the Wirral, every job tested and certified',
    words: ['Commercial', 'Industrial', 'Domestic', 'Solar', 'Renewables'],
  },
  {
    subtitle: 'Local electricians, careful habits, complete paperwork',
    points: ['Safety first', 'Quality workmanship', 'Certified electricians'],
  },
];

/** Sentences of the sample content and of the wizard: nobody has counted what a company is asked for. */
const SENTENCES = [
  ['Here are those we are asked for most.', 'Here are six of them.'],
  [' Here is what we are asked for most.', ''],
] as const;

export class OwnClaims1763890500000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info ADD COLUMN freeQuotes boolean NOT NULL DEFAULT 0');
    // Their buttons said so.
    await q.query('UPDATE company_info SET freeQuotes = 1');
    for (const [before, after] of SENTENCES)
      await q.query(`UPDATE homepage_versions SET blocks = REPLACE(blocks, '${before}', '${after}') WHERE blocks LIKE '%${before}%'`);
    await changeBlocks(q, (content) => {
      for (const { title, subtitle, ...said } of SAMPLE)
        if ((title && content.title === title) || (subtitle && content.subtitle === subtitle)) Object.assign(content, said);
    });
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info DROP COLUMN freeQuotes');
    await changeBlocks(q, (content) => {
      delete content.words;
      delete content.points;
    });
  }
}

async function changeBlocks(q: QueryRunner, change: (content: Block['content']) => void): Promise<void> {
  const versions = (await q.query('SELECT id, blocks FROM homepage_versions')) as { id: string; blocks: string | Block[] }[];
  for (const { id, blocks } of versions) {
    const changed = typeof blocks === 'string' ? (JSON.parse(blocks) as Block[]) : blocks;
    const before = JSON.stringify(changed);
    for (const { content } of changed) change(content);
    const after = JSON.stringify(changed);
    if (after !== before) await q.query('UPDATE homepage_versions SET blocks = ? WHERE id = ?', [after, id]);
  }
}
