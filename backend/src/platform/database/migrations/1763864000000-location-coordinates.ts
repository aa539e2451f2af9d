import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADDED = ['latitude', 'longitude'];

export class LocationCoordinates1763864000000 implements MigrationInterface {
  /** In plain SQL: on SQLite TypeORM would copy the table, which service pages refer to. */
  async up(q: QueryRunner): Promise<void> {
    for (const column of ADDED) await q.query(`ALTER TABLE locations ADD COLUMN ${column} double`);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const column of ADDED) await q.query(`ALTER TABLE locations DROP COLUMN ${column}`);
  }
}
