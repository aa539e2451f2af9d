import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, time } from '../table-columns.js';

/** When an address last got mails that the site sends by itself. */
export class AutomaticMails1795775200000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(
      q,
      'automatic_mails',
      [id('automatic_mails'), time('lastAt', { nullable: true }), time('beforeAt', { nullable: true })],
      { indices: { lastAt: ['lastAt'] } },
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable('automatic_mails');
  }
}
