import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { createTable, id, json, longText, time, uuid, varchar, whole } from '../table-columns.js';

const OF_USER = { userId: ['users', 'CASCADE'] } satisfies NonNullable<Parameters<typeof createTable>[3]>['references'];

/** The columns in plain SQL: on SQLite TypeORM would copy the whole tables. */
export class SecondFactors1763866100000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(
      q,
      'passkeys',
      [
        id('passkeys'),
        uuid('userId'),
        varchar('name', 80),
        longText('credentialId'),
        exact(q, 'credentialHash'),
        longText('publicKey'),
        whole(q, 'counter'),
        json('transports'),
        time('createdAt'),
        time('lastUsedAt', { nullable: true }),
      ],
      { unique: { credentialHash: ['credentialHash'] }, indices: { userId: ['userId'] }, references: OF_USER },
    );
    await createTable(
      q,
      'authenticators',
      [id('authenticators'), uuid('userId'), longText('secret'), whole(q, 'lastStep'), time('createdAt')],
      { unique: { userId: ['userId'] }, references: OF_USER },
    );
    await createTable(
      q,
      'recovery_codes',
      [id('recovery_codes'), uuid('userId'), exact(q, 'codeHash'), time('usedAt', { nullable: true })],
      { unique: { codeHash: ['userId', 'codeHash'] }, references: OF_USER },
    );
    await q.query('ALTER TABLE sessions ADD COLUMN mustSetUp boolean NOT NULL DEFAULT 0');
    await q.query('ALTER TABLE company_info ADD COLUMN requireSecondFactor boolean NOT NULL DEFAULT 0');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE company_info DROP COLUMN requireSecondFactor');
    await q.query('ALTER TABLE sessions DROP COLUMN mustSetUp');
    for (const table of ['recovery_codes', 'authenticators', 'passkeys']) await q.dropTable(table);
  }
}

const exact = (q: QueryRunner, name: string): TableColumnOptions => ({
  ...varchar(name, 64),
  ...(q.connection.options.type !== 'better-sqlite3' && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
});
