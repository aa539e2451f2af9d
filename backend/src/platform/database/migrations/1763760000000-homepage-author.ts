import { TableColumn, TableForeignKey, type MigrationInterface, type QueryRunner } from 'typeorm';
import { uuid } from '../table-columns.js';

const TABLE = 'homepage_versions';
const KEY = 'fk_homepage_versions_updatedBy';

export class HomepageAuthor1763760000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.addColumn(TABLE, new TableColumn(uuid('updatedBy', { nullable: true })));
    await q.createForeignKey(
      TABLE,
      new TableForeignKey({
        name: KEY,
        columnNames: ['updatedBy'],
        referencedTableName: 'users',
        referencedColumnNames: ['id'],
        onDelete: 'SET NULL',
        onUpdate: 'NO ACTION',
      }),
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropForeignKey(TABLE, KEY);
    await q.dropColumn(TABLE, 'updatedBy');
  }
}
