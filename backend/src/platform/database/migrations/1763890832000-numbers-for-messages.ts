import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['whatsappNumber', 'textNumber'];

/** Null: the website offers no such way to write. */
export class NumbersForMessages1763890832000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const name of COLUMNS) await q.query(`ALTER TABLE company_info ADD COLUMN ${name} text`);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const name of COLUMNS) await q.query(`ALTER TABLE company_info DROP COLUMN ${name}`);
  }
}
