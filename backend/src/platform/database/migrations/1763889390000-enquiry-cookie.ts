import type { MigrationInterface, QueryRunner } from 'typeorm';

const [BEFORE, AFTER] = ['It is sent to that one page only.', 'It is sent to this website only.'];

/** Where pages are kept, with what is not published yet. */
const TEXTS = ['core_pages.content', 'page_drafts.fields', 'planned_changes.fields'];

/** The cookie policy: cookies with the prefix `__Host-` go to every page of the website. */
export class EnquiryCookie1763889390000 implements MigrationInterface {
  up(q: QueryRunner): Promise<void> {
    return replace(q, BEFORE, AFTER);
  }

  down(q: QueryRunner): Promise<void> {
    return replace(q, AFTER, BEFORE);
  }
}

async function replace(q: QueryRunner, before: string, after: string): Promise<void> {
  for (const text of TEXTS) {
    const [table, column] = text.split('.');
    await q.query(`UPDATE ${table} SET ${column} = REPLACE(${column}, '${before}', '${after}') WHERE ${column} LIKE '%${before}%'`);
  }
}
