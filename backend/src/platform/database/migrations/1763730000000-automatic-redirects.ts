import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag } from '../table-columns.js';

export class AutomaticRedirects1763730000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.addColumn('redirects', new TableColumn(flag('isAutomatic', false)));
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropColumn('redirects', 'isAutomatic');
  }
}
