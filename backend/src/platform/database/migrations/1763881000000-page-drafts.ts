import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, json, time, uuid, whole } from '../table-columns.js';

const TABLE = 'page_drafts';

export class PageDrafts1763881000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(
      q,
      TABLE,
      [
        id(TABLE),
        uuid('servicePageId', { nullable: true }),
        uuid('corePageId', { nullable: true }),
        json('fields'),
        json('base'),
        whole(q, 'version'),
        time('createdAt'),
        time('updatedAt'),
        uuid('updatedBy', { nullable: true }),
      ],
      {
        unique: { servicePageId: ['servicePageId'], corePageId: ['corePageId'] },
        references: {
          servicePageId: ['service_location_pages', 'CASCADE'],
          corePageId: ['core_pages', 'CASCADE'],
          updatedBy: ['users', 'SET NULL'],
        },
      },
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
  }
}
