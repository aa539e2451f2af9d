import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Writes a SQLite file anew once: before `secure_delete` was on, deleted rows stayed readable in it. Such a statement cannot run in a transaction. */
export class FreedPages1763890110000 implements MigrationInterface {
  transaction = false;

  async up(q: QueryRunner): Promise<void> {
    if (q.connection.options.type === 'better-sqlite3') await q.query('VACUUM');
  }

  async down(): Promise<void> {
    // Nothing of the schema has changed.
  }
}
