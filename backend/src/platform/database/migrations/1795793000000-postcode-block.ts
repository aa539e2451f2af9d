import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Block {
  id: string;
  type: string;
  enabled: boolean;
  order: number;
  content: object;
}

type Stored<T> = T | string;

const TYPE = 'postcode';
const ADDED = 'postcode-1';

/** The website showed the postcode check after the first block of services, and without one at the end. Homepages that exist keep it there. */
export class PostcodeBlock1795793000000 implements MigrationInterface {
  up(q: QueryRunner): Promise<void> {
    return changeBlocks(q, (blocks) => {
      if (blocks.some(({ type }) => type === TYPE)) return blocks;
      const services = blocks.findIndex(({ type, enabled }) => type === 'services' && enabled);
      const at = services < 0 ? blocks.length : services + 1;
      return blocks.toSpliced(at, 0, { id: ADDED, type: TYPE, enabled: true, order: 0, content: {} });
    });
  }

  down(q: QueryRunner): Promise<void> {
    return changeBlocks(q, (blocks) => blocks.filter(({ type }) => type !== TYPE));
  }
}

/** Also of planned versions. Open editors see that the draft has changed. */
async function changeBlocks(q: QueryRunner, change: (sorted: Block[]) => Block[]): Promise<void> {
  const changed = (stored: Block[]): Block[] => {
    const sorted = stored.toSorted((one, other) => one.order - other.order);
    return change(sorted).map((block, index) => ({ ...block, order: index + 1 }));
  };
  const versions = (await q.query('SELECT id, blocks FROM homepage_versions')) as { id: string; blocks: Stored<Block[]> }[];
  for (const { id, blocks } of versions) {
    const next = JSON.stringify(changed(parsed(blocks)));
    await q.query('UPDATE homepage_versions SET blocks = ?, lockVersion = lockVersion + 1 WHERE id = ?', [next, id]);
  }
  const plans = (await q.query("SELECT id, fields FROM planned_changes WHERE resource = 'homepage' AND fields IS NOT NULL")) as {
    id: string;
    fields: Stored<{ blocks: Block[] }>;
  }[];
  for (const { id, fields } of plans) {
    const frozen = parsed(fields);
    await q.query('UPDATE planned_changes SET fields = ? WHERE id = ?', [
      JSON.stringify({ ...frozen, blocks: changed(frozen.blocks) }),
      id,
    ]);
  }
}

const parsed = <T>(stored: Stored<T>): T => (typeof stored === 'string' ? (JSON.parse(stored) as T) : stored);
