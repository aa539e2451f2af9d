// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StreamableFile } from '@nestjs/common';
import { text } from 'node:stream/consumers';
import { In } from 'typeorm';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { InquiryWords } from '../src/inquiries/inquiry-words.entity.js';
import { sameSenders } from '../src/inquiries/reception/same-senders.js';
import { InquiriesExport } from '../src/inquiries/office/inquiries-export.service.js';
import { ExportsService } from '../src/records/csv/exports.service.js';
import { Faq } from '../src/faqs/faq.entity.js';
import { Testimonial } from '../src/testimonials/testimonial.entity.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeFaq } from './factories/faqs.js';
import { makeTestimonial } from './factories/testimonials.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { addRows, ID, MINUTE } from './support/many-rows.js';

/** More than one part of ids; 450 rows in a row are of one time. */
const ROWS = 6_000;
/** Rows that the count of the audit log passes over at a time. */
const COUNTING = 99_999;
const TIED: typeof MINUTE = {
  sqlite: "STRFTIME('%Y-%m-%d %H:%M:%f', '2020-01-01', (CASE WHEN n BETWEEN 100 AND 549 THEN 100 ELSE n END) || ' minutes')",
  mariadb: "'2020-01-01' + INTERVAL (CASE WHEN n BETWEEN 100 AND 549 THEN 100 ELSE n END) MINUTE",
};

describe('exports of many rows', () => {
  let app: TestApp;
  let statements: { query: string; parameters: unknown[] }[] = [];

  beforeAll(async () => {
    app = await createTestApp();
    await makeInquiry(app);
    await addRows(app, ContactInquiry, ROWS, { id: ID, createdAt: TIED, name: ID, submissionKey: 'NULL' });
    await addRows(app, InquiryWords, ROWS, { inquiryId: ID, words: "'wwgarage'" });
    await makeTestimonial(as(app, app.adminToken));
    await addRows(app, Testimonial, ROWS / 10, { id: ID, createdAt: TIED, name: ID, company: 'NULL', order: '7' });
    await makeFaq(as(app, app.adminToken));
    await addRows(app, Faq, ROWS / 10, { id: ID, createdAt: TIED, question: ID, deletedAt: TIED });
    await addRows(app, AuditLog, ROWS / 10, { id: ID, createdAt: TIED, entityId: ID, action: "'update'", seq: 'NULL' });
    const logQuery = (query: string, parameters: unknown[] = []) => void statements.push({ query, parameters });
    Object.assign(app.dataSource, { logger: new Proxy({}, { get: (_, name) => (name === 'logQuery' ? logQuery : () => undefined) }) });
  });
  afterAll(() => app.close());

  const ids = async (file: Promise<StreamableFile>) => (await text((await file).getStream())).match(/01900000-[\d-]{27}/g) ?? [];
  const all = (count: number) => Array.from({ length: count }, (_, n) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`);
  const steppedOver = () =>
    statements.map(({ query }) => Number(/OFFSET (\d+)/.exec(query)?.[1] ?? 0)).filter((rows) => rows > 500 && rows !== COUNTING);

  it.each(['ASC', 'DESC'] as const)('has each enquiry once and in order, by parts that begin after the last (%s)', async (direction) => {
    statements = [];
    const found = await ids(app.get(InquiriesExport).export({ sort: ['createdAt', direction], filter: {} }));
    expect(found).toEqual(direction === 'ASC' ? all(ROWS) : all(ROWS).reverse());
    expect(steppedOver()).toEqual([]);
  });

  it.each(['ASC', 'DESC'] as const)(
    'has each enquiry once and in order of another field, by parts that begin after the last (%s)',
    async (direction) => {
      const exported = (field: string) => ids(app.get(InquiriesExport).export({ sort: [field, direction], filter: {} }));
      statements = [];
      expect(await exported('name')).toEqual(direction === 'ASC' ? all(ROWS) : all(ROWS).reverse());
      // Empty in all rows but the last ones.
      const answered = all(ROWS).slice(-10);
      await app.dataSource.getRepository(ContactInquiry).update({ id: In(answered) }, { respondedAt: new Date(0) });
      const found = await exported('respondedAt');
      expect(new Set(found).size).toBe(ROWS);
      expect(new Set(direction === 'ASC' ? found.slice(-10) : found.slice(0, 10))).toEqual(new Set(answered));
      expect(steppedOver()).toEqual([]);
    },
  );

  it('has of a search what its list has', async () => {
    const newest = all(ROWS).reverse().slice(0, 1_000);
    const exported = (field: string) => ids(app.get(InquiriesExport).export({ sort: [field, 'DESC'], filter: { q: 'garage' } }));
    expect(await exported('createdAt')).toEqual(newest);
    expect(await exported('name')).toEqual(newest);
    expect(await ids(app.get(InquiriesExport).export({ filter: { q: ' ' } }))).toHaveLength(ROWS);
  });

  it('asks for no senders of more enquiries than a page has, whose hours would take thousands of values', async () => {
    const rows = app.dataSource.getRepository(ContactInquiry);
    const hoursApart = Array.from({ length: 200 }, (_, n) =>
      rows.create({ id: `${n}`, email: `pat${n}@example.com`, phone: '', createdAt: new Date(n * 9_000_000) }),
    );
    statements = [];
    await sameSenders(rows, hoursApart);
    expect(statements).toEqual([]);
    await sameSenders(rows, hoursApart.slice(0, 100));
    expect(statements).not.toEqual([]);
  });

  it('sorts no more enquiries at once than it reads, whatever the filter', async () => {
    const filter = { createdAt_gte: '2020-01-02', createdAt_lte: '2020-01-04' };
    statements = [];
    const found = await ids(app.get(InquiriesExport).export({ sort: ['name', 'ASC'], filter }));
    expect(found).toEqual(all(ROWS).slice(1_440, 4_321));
    const listed = statements.filter(({ query }) => /ORDER BY `?"?r`?"?\./.test(query));
    expect(listed.length).toBeGreaterThan(10);
    if (app.dataSource.options.type !== 'better-sqlite3') return;
    for (const { query, parameters } of listed.filter((one) => !/json_each|`?"?id`?"? IN/.test(one.query))) {
      const plan = await app.dataSource.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${query}`, parameters);
      expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining('INDEX ix_contact_inquiries_name')]);
    }
  });

  it.each(['ASC', 'DESC'] as const)(
    'has each record of a kind once and in order of empty fields, by parts that begin after the last (%s)',
    async (direction) => {
      statements = [];
      const found = await ids(app.get(ExportsService).kind('testimonials', { sort: ['company', direction], filter: {} }));
      expect(found).toEqual(direction === 'ASC' ? all(ROWS / 10) : all(ROWS / 10).reverse());
      expect(statements.filter(({ query }) => query.includes('testimonials') && /OFFSET (?!0\b)/.test(query))).toEqual([]);
    },
  );

  it.each(['ASC', 'DESC'] as const)(
    'has each record of the trash once and in order, by parts that begin after the last (%s)',
    async (direction) => {
      statements = [];
      const found = await ids(app.get(ExportsService).trash({ sort: ['deletedAt', direction], filter: {} }));
      expect(found).toEqual(direction === 'ASC' ? all(ROWS / 10) : all(ROWS / 10).reverse());
      expect(statements.filter(({ query }) => /LIMIT (?!200\b)[2-9]\d\d/.test(query))).toEqual([]);
    },
  );

  it.each(['ASC', 'DESC'] as const)(
    'has each entry of the audit log once and in order, by parts that begin after the last (%s)',
    async (direction) => {
      statements = [];
      const exported = (filter: object) =>
        ids(app.get(ExportsService).auditLog({ sort: ['createdAt', direction], filter: filter as Record<string, unknown> }));
      const found = await exported({ action: 'update' });
      expect(found).toEqual(direction === 'ASC' ? all(ROWS / 10) : all(ROWS / 10).reverse());
      expect(await exported({ action: 'update', createdAt_lte: '2020-01-02', createdAt_gte: '2020-01-01T01:00:00Z' })).toEqual(
        found.filter((id) => Number(id.slice(-12)) >= 60 && Number(id.slice(-12)) <= 1_440),
      );
      expect(steppedOver()).toEqual([]);
    },
  );

  it.each(['action', 'userId'])(
    'has each entry of the audit log once in order of %s, by parts that begin after the last',
    async (field) => {
      statements = [];
      const found = await ids(app.get(ExportsService).auditLog({ sort: [field, 'ASC'], filter: { action: 'update' } }));
      expect(found).toEqual(all(ROWS / 10));
      expect(steppedOver()).toEqual([]);
      expect(statements.filter(({ query }) => query.includes('audit_log') && /OFFSET (?!0\b)/.test(query))).toEqual([]);
    },
  );
});
