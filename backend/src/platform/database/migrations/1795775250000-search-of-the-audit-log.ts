import type { MigrationInterface, QueryRunner } from 'typeorm';

const ENTITY = 'ix_audit_log_entity';
const ADDRESS = 'ix_audit_log_ipAddress';

/** Entries are found by the id of a record and by an address alone. */
export class SearchOfTheAuditLog1795775250000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await drop(q, ENTITY);
    await q.query(`CREATE INDEX ${ENTITY} ON audit_log (entityId, entityType, createdAt, id)`);
    await q.query(`CREATE INDEX ${ADDRESS} ON audit_log (ipAddress, createdAt, id)`);
  }

  async down(q: QueryRunner): Promise<void> {
    await drop(q, ADDRESS);
    await drop(q, ENTITY);
    await q.query(`CREATE INDEX ${ENTITY} ON audit_log (entityType, entityId, createdAt, id)`);
  }
}

const drop = (q: QueryRunner, index: string): Promise<unknown> =>
  q.query(`DROP INDEX ${index}${q.connection.options.type === 'better-sqlite3' ? '' : ' ON audit_log'}`);
