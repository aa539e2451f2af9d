import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, time, uuid, varchar, whole } from '../table-columns.js';

const TABLE = 'inquiry_photos';

export class InquiryPhotos1763862000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(
      q,
      TABLE,
      [
        id(TABLE),
        uuid('inquiryId', { nullable: true }),
        varchar('sendKey', 64),
        whole(q, 'size'),
        whole(q, 'width'),
        whole(q, 'height'),
        time('createdAt'),
      ],
      {
        unique: { sendKey: ['inquiryId', 'sendKey'] },
        indices: { createdAt: ['createdAt', 'size'] },
        // Not CASCADE: the row says which files are still to be removed.
        references: { inquiryId: ['contact_inquiries', 'SET NULL'] },
      },
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
  }
}
