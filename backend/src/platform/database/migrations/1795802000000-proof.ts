import { TableColumn, TableForeignKey, type MigrationInterface, type QueryRunner } from 'typeorm';
import { uuid } from '../table-columns.js';

/** Plain statements: on SQLite, TypeORM would make these tables anew, and the pages of services go with the old one. */
const COLUMNS = [
  ['services', 'need', 'varchar(32)'],
  ['services', 'shortName', 'varchar(24)'],
  ['company_info', 'insuredSum', 'integer'],
  ['company_info', 'people', 'json'],
] as const;

const TABLE = 'testimonials';
const COLUMN = 'projectId';
const KEY = 'fk_testimonials_projectId';

/** What visitors believe a firm by: what brings people to a service, its short name, the insured sum, its people, and the job that a review is about. */
export class Proof1795802000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const [table, name, type] of COLUMNS) await q.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
    await q.addColumn(TABLE, new TableColumn(uuid(COLUMN, { nullable: true })));
    await q.createForeignKey(
      TABLE,
      new TableForeignKey({
        name: KEY,
        columnNames: [COLUMN],
        referencedTableName: 'projects',
        referencedColumnNames: ['id'],
        onDelete: 'SET NULL',
        onUpdate: 'NO ACTION',
      }),
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropForeignKey(TABLE, KEY);
    await q.dropColumn(TABLE, COLUMN);
    for (const [table, name] of COLUMNS.toReversed()) await q.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  }
}
