import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, time, uuid, varchar } from '../table-columns.js';

const TABLE = 'sessions';
const KEYS: Parameters<typeof createTable>[3] = { indices: { userId: ['userId'] }, references: { userId: ['users', 'CASCADE'] } };
const FORMER = [id(TABLE), uuid('userId'), time('createdAt'), time('expiresAt')];
const ADDED = [
  time('lastUsedAt'),
  time('confirmedAt'),
  varchar('userAgent', 500, { nullable: true }),
  varchar('addressKey', 64, { nullable: true }),
];

type Row = Record<'id' | 'userId' | 'createdAt' | 'expiresAt', unknown>;

/** A new table with the same rows: SQLite cannot add a column that is required and has no constant default. */
export class SessionDetails1763866000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    const rows = (await q.query(`SELECT id, userId, createdAt, expiresAt FROM ${TABLE}`)) as Row[];
    const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
    await q.dropTable(TABLE);
    await createTable(q, TABLE, [...FORMER, ...ADDED], KEYS);
    const insert = `INSERT INTO ${TABLE} (id, userId, createdAt, expiresAt, lastUsedAt, confirmedAt) VALUES (?, ?, ?, ?, ?, ?)`;
    for (const { id: key, userId, createdAt, expiresAt } of rows)
      await q.query(insert, [key, userId, createdAt, expiresAt, now, createdAt]);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(TABLE);
    await createTable(q, TABLE, FORMER, KEYS);
  }
}
