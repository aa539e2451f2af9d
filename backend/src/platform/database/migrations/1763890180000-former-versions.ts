import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, json } from '../table-columns.js';

const TABLE = 'former_versions';
const PAGES = 'service_location_pages';

/** The audit log has the versions of pages; those that it lacks stay readable. */
export class FormerVersions1763890180000 implements MigrationInterface {
  /** `NOT LIKE`, because to MySQL no JSON array equals a text. */
  async up(q: QueryRunner): Promise<void> {
    await createTable(q, TABLE, [id(TABLE), json('versions')], { references: { id: [PAGES, 'CASCADE'] } });
    await q.query(`INSERT INTO ${TABLE} (id, versions) SELECT id, versionHistory FROM ${PAGES} WHERE versionHistory NOT LIKE '[]'`);
    await q.query(`ALTER TABLE ${PAGES} DROP COLUMN versionHistory`);
  }

  /** MySQL takes only an expression as the default of JSON. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE ${PAGES} ADD COLUMN versionHistory json NOT NULL DEFAULT ('[]')`);
    await q.query(`UPDATE ${PAGES} SET versionHistory = COALESCE((SELECT versions FROM ${TABLE} f WHERE f.id = ${PAGES}.id), '[]')`);
    await q.dropTable(TABLE);
  }
}
