import type { MigrationInterface, QueryRunner } from 'typeorm';

const SLUG = 'slug varchar(200)';

/** Columns by which records are found. Those that may be empty say so. */
const COLUMNS: Record<string, string[]> = {
  users: ['username varchar(64)', 'email varchar(254)', 'resetToken varchar(64) NULL'],
  services: [SLUG],
  locations: [SLUG],
  projects: [SLUG],
  core_pages: [SLUG],
  service_location_pages: ['slug varchar(401)'],
  redirects: ['fromPath varchar(500)', 'toPath varchar(500) NULL'],
  contact_inquiries: ['email varchar(254)'],
  outbox_mails: ['onceKey varchar(100) NULL'],
};

/**
 * Makes MariaDB compare names exactly, as SQLite does. With MODIFY, because TypeORM would drop a column and add it again without
 * its data.
 */
export class ExactNames1763800000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await modify(q, ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
  }

  /** A column without a collation takes that of its table. */
  async down(q: QueryRunner): Promise<void> {
    await modify(q, '');
  }
}

async function modify(q: QueryRunner, collation: string): Promise<void> {
  if (q.connection.options.type === 'better-sqlite3') return;
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const changes = columns.map((column) => {
      const [name, type, nullable] = column.split(' ');
      return `MODIFY ${name} ${type}${collation} ${nullable ?? 'NOT NULL'}`;
    });
    await q.query(`ALTER TABLE ${table} ${changes.join(', ')}`);
  }
}
