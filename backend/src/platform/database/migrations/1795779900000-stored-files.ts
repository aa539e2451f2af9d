import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, varchar, whole } from '../table-columns.js';

/** Size and hash of each stored file, as it was written. */
export class StoredFiles1795779900000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    const key = { isPrimary: true, primaryKeyConstraintName: 'pk_stored_files' };
    await createTable(q, 'stored_files', [{ ...varchar('storageKey', 200), ...key }, whole(q, 'size'), varchar('sha256', 64)]);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable('stored_files');
  }
}
