import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTable, flag, id, json, uuid, varchar } from '../table-columns.js';

const TABLE = 'page_originality';
const SHOWN = new TableIndex({
  name: 'ix_service_location_pages_shown',
  columnNames: ['deletedAt', 'status', 'serviceId', 'locationId', 'version', 'id'],
});

/** Existing pages are judged after the start. */
export class PageOriginality1763840000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(
      q,
      TABLE,
      [
        id(TABLE),
        uuid('serviceId'),
        varchar('state', 32),
        json('runs', { nullable: true }),
        flag('isOriginal', true),
        uuid('likeId', { nullable: true }),
      ],
      { references: { id: ['service_location_pages', 'CASCADE'] } },
    );
    await q.createIndex('service_location_pages', SHOWN);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropIndex('service_location_pages', SHOWN);
    await q.dropTable(TABLE);
  }
}
