import type { MigrationInterface, QueryRunner } from 'typeorm';
import { baseRecord, createTable, id, json, longText, time, uuid, varchar, whole } from '../table-columns.js';

const BEFORE = 'outbox_mails';
const AFTER = 'deliveries';
const COPIED =
  'id, kind, inquiryId, recipients, replyTo, subject, text, html, onceKey, messageId, status, attempts, queuedAt, nextAttemptAt, claimedUntil, lastError, sentAt, version, createdAt, updatedAt';

/** Makes the outbox of mails one of every channel, and adds the webhook's settings. Columns in plain SQL: on SQLite TypeORM would copy whole tables. */
export class Deliveries1763830000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createOutbox(q, AFTER, true);
    await q.query(`INSERT INTO ${AFTER} (channel, ${COPIED}) SELECT 'mail', ${COPIED} FROM ${BEFORE}`);
    await q.query('ALTER TABLE contact_inquiries ADD COLUMN deadlineAlertAt datetime(3)');
    await q.query(
      `UPDATE contact_inquiries SET deadlineAlertAt = updatedAt WHERE EXISTS (SELECT 1 FROM ${BEFORE} m WHERE m.inquiryId = contact_inquiries.id AND m.kind = 'promise-alert')`,
    );
    await q.dropTable(BEFORE);
    await q.query("UPDATE inquiry_events SET kind = 'delivery' WHERE kind = 'mail'");
    for (const column of WEBHOOK) await q.query(`ALTER TABLE company_info ADD COLUMN ${column} varchar(1000)`);
  }

  /** Deliveries of other channels than mail are lost. */
  async down(q: QueryRunner): Promise<void> {
    for (const column of WEBHOOK) await q.query(`ALTER TABLE company_info DROP COLUMN ${column}`);
    await q.query("UPDATE inquiry_events SET kind = 'mail' WHERE kind = 'delivery'");
    await q.query('ALTER TABLE contact_inquiries DROP COLUMN deadlineAlertAt');
    await createOutbox(q, BEFORE, false);
    await q.query(`INSERT INTO ${BEFORE} (${COPIED}) SELECT ${COPIED} FROM ${AFTER} WHERE channel = 'mail'`);
    await q.dropTable(AFTER);
  }
}

const WEBHOOK = ['webhookUrl', 'webhookSecret'];

const isSqlite = (q: QueryRunner): boolean => q.connection.options.type === 'better-sqlite3';

async function createOutbox(q: QueryRunner, table: string, hasChannel: boolean): Promise<void> {
  const nullable = { nullable: true };
  const columns = [
    id(table),
    ...(hasChannel ? [varchar('channel', 16)] : []),
    varchar('kind', 32),
    uuid('inquiryId', nullable),
    json('recipients'),
    varchar('replyTo', 254, nullable),
    varchar('subject', 300),
    longText('text'),
    longText('html'),
    { ...varchar('onceKey', 100, nullable), ...(!isSqlite(q) && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }) },
    varchar('messageId', 200),
    varchar('status', 16, { default: 'queued' }),
    whole(q, 'attempts', { default: 0 }),
    time('queuedAt'),
    time('nextAttemptAt'),
    time('claimedUntil', nullable),
    longText('lastError', nullable),
    time('sentAt', nullable),
    ...baseRecord(q),
  ];
  await createTable(q, table, columns, {
    unique: { onceKey: ['onceKey'] },
    indices: { due: [...(hasChannel ? ['channel'] : []), 'status', 'nextAttemptAt'], inquiryId: ['inquiryId'] },
    references: { inquiryId: ['contact_inquiries', 'CASCADE'] },
  });
}
