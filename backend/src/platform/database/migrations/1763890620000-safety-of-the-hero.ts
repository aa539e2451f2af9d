import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Block {
  type: string;
  content: { safety?: unknown };
}

/** The website showed it for every company. Those that exist keep what they say; new ones say how they work. */
const SHOWN = 'Isolated, locked off and proved dead';

export class SafetyOfTheHero1763890620000 implements MigrationInterface {
  up(q: QueryRunner): Promise<void> {
    return changeHeroes(q, (content) => {
      content.safety ??= SHOWN;
    });
  }

  down(q: QueryRunner): Promise<void> {
    return changeHeroes(q, (content) => {
      delete content.safety;
    });
  }
}

async function changeHeroes(q: QueryRunner, change: (content: Block['content']) => void): Promise<void> {
  const versions = (await q.query('SELECT id, blocks FROM homepage_versions')) as { id: string; blocks: string | Block[] }[];
  for (const { id, blocks } of versions) {
    const changed = typeof blocks === 'string' ? (JSON.parse(blocks) as Block[]) : blocks;
    const heroes = changed.filter(({ type }) => type === 'hero');
    for (const { content } of heroes) change(content);
    if (heroes.length) await q.query('UPDATE homepage_versions SET blocks = ? WHERE id = ?', [JSON.stringify(changed), id]);
  }
}
