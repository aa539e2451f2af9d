import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, longText, time, varchar, whole } from '../table-columns.js';

const TABLE = 'audit_chain';

/** The rows are chained when the site starts, because that needs the secret key. */
export class AuditChain1763870000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    const integer = q.connection.options.type === 'better-sqlite3' ? 'integer' : 'int';
    await q.query(`ALTER TABLE audit_log ADD COLUMN seq ${integer}`);
    await q.query('ALTER TABLE audit_log ADD COLUMN actorId varchar(36)');
    await q.query('ALTER TABLE audit_log ADD COLUMN hash varchar(64)');
    await q.query('CREATE UNIQUE INDEX uq_audit_log_seq ON audit_log (seq)');
    await createTable(q, TABLE, [
      id(TABLE),
      whole(q, 'seq'),
      varchar('hash', 64),
      whole(q, 'anchorSeq'),
      varchar('anchorHash', 64),
      varchar('seal', 64),
      time('checkedAt', { nullable: true }),
      longText('fault', { nullable: true }),
    ]);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
    await q.query('DROP INDEX uq_audit_log_seq' + (q.connection.options.type === 'better-sqlite3' ? '' : ' ON audit_log'));
    for (const column of ['hash', 'actorId', 'seq']) await q.query(`ALTER TABLE audit_log DROP COLUMN ${column}`);
  }
}
