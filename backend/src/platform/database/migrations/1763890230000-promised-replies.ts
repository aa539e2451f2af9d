import type { MigrationInterface, QueryRunner } from 'typeorm';
import { promisedReply, type Calendar } from '../../../company/business-clock.js';
import { DAY_MS, MINUTE_MS } from '../../time/durations.js';

const TABLE = 'contact_inquiries';
const COLUMNS = ['reopenedAt', 'replyFailedAt'];
const INDEX = `ix_${TABLE}_replyFailedAt`;
const BEFORE = 'within 24 hours';
const AFTER = 'by {replyBy}';

const answers = (condition: string) => `SELECT 1 FROM deliveries d WHERE d.inquiryId = ${TABLE}.id AND d.kind = 'answer' AND ${condition}`;
/** Counted as answered by nothing but an answer that no customer received. */
const NOT_DELIVERED = `status = 'contacted' AND EXISTS (${answers(`d.status IN ('queued', 'failed') AND d.createdAt = ${TABLE}.respondedAt`)})
  AND NOT EXISTS (${answers("d.status = 'sent'")})`;

/** Until now the deadline was always 24 hours after the enquiry, and an answer counted whether it was delivered or not. */
export class PromisedReplies1763890230000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await q.query(`ALTER TABLE ${TABLE} ADD COLUMN ${column} datetime(3)`);
    await q.query(`CREATE INDEX ${INDEX} ON ${TABLE} (spamSince, deletedAt, replyFailedAt, createdAt, id)`);
    await q.query(
      `UPDATE ${TABLE} SET replyFailedAt = (SELECT MAX(d.updatedAt) FROM deliveries d WHERE d.inquiryId = ${TABLE}.id AND d.kind = 'answer' AND d.status = 'failed') WHERE ${NOT_DELIVERED}`,
    );
    await q.query(`UPDATE ${TABLE} SET status = 'new', respondedAt = NULL WHERE ${NOT_DELIVERED}`);
    await setDeadlines(q);
    await q.query(`UPDATE company_info SET autoresponderTemplate = REPLACE(autoresponderTemplate, '${BEFORE}', '${AFTER}')`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`UPDATE company_info SET autoresponderTemplate = REPLACE(autoresponderTemplate, '${AFTER}', '${BEFORE}')`);
    await q.query(`DROP INDEX ${INDEX}${q.connection.options.type === 'better-sqlite3' ? '' : ` ON ${TABLE}`}`);
    for (const column of COLUMNS) await q.query(`ALTER TABLE ${TABLE} DROP COLUMN ${column}`);
  }
}

/** Those that still wait get the promise of the opening hours; the others keep theirs, by which they were measured. */
async function setDeadlines(q: QueryRunner): Promise<void> {
  const [settings] = (await q.query('SELECT openingHours, bankHolidays FROM company_info')) as Record<keyof Calendar, unknown>[];
  const calendar = settings && { openingHours: parsed(settings.openingHours), bankHolidays: parsed(settings.bankHolidays) };
  const rows = (await q.query(`SELECT id, createdAt, dueAt, respondedAt FROM ${TABLE}`)) as Record<string, unknown>[];
  for (const { id, createdAt, dueAt, respondedAt } of rows) {
    const asked = new Date(asTime(dueAt).getTime() - DAY_MS);
    const isReopened = asked.getTime() - asTime(createdAt).getTime() > MINUTE_MS;
    if (isReopened) await q.query(`UPDATE ${TABLE} SET reopenedAt = ? WHERE id = ?`, [stored(asked), id]);
    if (calendar && respondedAt === null)
      await q.query(`UPDATE ${TABLE} SET dueAt = ? WHERE id = ?`, [stored(promisedReply(calendar as Calendar, asked)), id]);
  }
}

/** MariaDB may return JSON as text. */
const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** SQLite returns UTC as text. */
const asTime = (value: unknown): Date => (value instanceof Date ? value : new Date(`${String(value).replace(' ', 'T')}Z`));

const stored = (time: Date): string => time.toISOString().slice(0, -1).replace('T', ' ');
