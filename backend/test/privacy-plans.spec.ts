// On MariaDB only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { InquiryEvent } from '../src/inquiries/inquiry-event.entity.js';
import { InquiryPhoto } from '../src/inquiries/photos/inquiry-photo.entity.js';
import { newId } from '../src/platform/common/records.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeRenewal } from './factories/renewals.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { addRows, analyse, ID, MINUTE } from './support/many-rows.js';

const MANY = 20_000;
const GROWING = ['contact_inquiries', 'inquiry_events', 'inquiry_photos', 'deliveries', 'audit_log'];
const [EMAIL, PHONE] = ['ada.many@example.co.uk', '0151 496 0321'];

interface Statement {
  query: string;
  parameters: unknown[];
}

describe('what is read about a person', () => {
  let app: TestApp;
  let admin: Caller;
  let heard: Statement[] = [];

  beforeAll(async () => {
    app = await createTestApp();
    admin = as(app, app.adminToken);
    const logQuery = (query: string, parameters: unknown[] = []) => void heard.push({ query, parameters });
    Object.assign(app.dataSource, { logger: new Proxy({}, { get: (_, name) => (name === 'logQuery' ? logQuery : () => undefined) }) });
    const { id: inquiryId } = await makeInquiry(app, { email: EMAIL, phone: PHONE });
    await makeRenewal(admin, { customer: 'Ada', email: EMAIL, phone: PHONE });
    const now = new Date();
    const first = { id: newId(), inquiryId, createdAt: now };
    await app.dataSource.getRepository(InquiryEvent).insert({ ...first, kind: 'note', text: 'Called', userId: app.adminId });
    const mail = { channel: 'mail', kind: 'office-notice', recipients: [], subject: 'A', text: 'A', html: '', messageId: 'a', content: {} };
    const sent = { status: 'sent' as const, attempts: 1, queuedAt: now, nextAttemptAt: now, updatedAt: now, version: 1 };
    await app.dataSource.getRepository(Delivery).insert({ ...first, ...mail, ...sent });
    await app.dataSource.getRepository(InquiryPhoto).insert({ ...first, sendKey: 'a', size: 1, width: 1, height: 1 });
    const own = { id: ID, createdAt: MINUTE };
    await addRows(app, ContactInquiry, MANY, { ...own, submissionKey: 'NULL', email: "CONCAT('person', n, '@example.org')" });
    await addRows(app, InquiryEvent, MANY, { ...own, inquiryId: ID });
    await addRows(app, Delivery, MANY, { ...own, inquiryId: ID, renewalId: 'NULL', onceKey: 'NULL' });
    await addRows(app, InquiryPhoto, MANY, { ...own, inquiryId: ID });
    await addRows(app, AuditLog, MANY, { ...own, entityId: ID, seq: 'NULL' });
  });
  afterAll(() => app.close());

  const isSqlite = () => app.dataSource.options.type === 'better-sqlite3';

  /** Growing tables that a statement reads whole, or nearly. */
  async function scanned({ query, parameters }: Statement): Promise<string[]> {
    const plan = await app.dataSource.query<Record<string, unknown>[]>(`EXPLAIN ${isSqlite() ? 'QUERY PLAN ' : ''}${query}`, parameters);
    const tables = new Map(
      [...query.matchAll(/(?:FROM|JOIN) [`"](\w+)[`"] [`"](\w+)[`"]/g)].map(([, table = '', alias = '']) => [alias, table]),
    );
    const aliases = plan.flatMap(({ detail, table, type }) => {
      if (isSqlite()) return /^SCAN (\w+)(?! VIRTUAL)/.exec(String(detail))?.[1] ?? [];
      return type === 'ALL' || type === 'index' ? String(table) : [];
    });
    return aliases.map((alias) => tables.get(alias) ?? alias).filter((table) => GROWING.includes(table));
  }

  it.each(['without', 'with'])('is found by an index, %s statistics', async (statistics) => {
    if (statistics === 'with') await analyse(app);
    const faults: string[] = [];
    for (const what of ['search', 'export'])
      for (const person of [{ email: EMAIL }, { phone: PHONE }]) {
        heard = [];
        const { status, body } = await admin.post(`/api/admin/privacy/${what}`, person);
        expect({ status, body }).toMatchObject({ status: 200 });
        const statements = heard.filter(({ query }) => query.startsWith('SELECT'));
        expect(statements.some(({ query }) => query.includes('renewalId` IN') || query.includes('renewalId" IN'))).toBe(true);
        for (const statement of statements)
          for (const table of await scanned(statement))
            faults.push(
              `${what} by ${Object.keys(person).join()} reads all of ${table}: ${statement.query.replace(/SELECT .*? FROM/, '… FROM').slice(0, 250)}`,
            );
      }
    expect(faults).toEqual([]);
  });

  it('is deleted by an index of each foreign key of a table that grows', async () => {
    const runner = app.dataSource.createQueryRunner();
    const indexed = async (table: string, column: string) =>
      (await runner.getTable(table))?.indices.some(({ columnNames: [first] }) => first === column) === true;
    const missing: string[] = [];
    for (const { tableName, foreignKeys } of app.dataSource.entityMetadatas)
      for (const { columns } of GROWING.includes(tableName) ? foreignKeys : [])
        if (!(await indexed(tableName, columns[0]?.databaseName ?? ''))) missing.push(`${tableName}.${columns[0]?.databaseName}`);
    await runner.release();
    expect(missing).toEqual([]);
  });
});
