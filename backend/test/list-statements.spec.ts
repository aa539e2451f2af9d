// Says the same on any database.
// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { newId } from '../src/platform/common/records.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { InquiryEvent } from '../src/inquiries/inquiry-event.entity.js';
import { InquiryWords } from '../src/inquiries/inquiry-words.entity.js';
import { Location } from '../src/locations/location.entity.js';
import { Media } from '../src/media/media.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { Originality } from '../src/pages/originality.service.js';
import { ServiceLocationPage } from '../src/pages/service-location-page.entity.js';
import { Project } from '../src/projects/project.entity.js';
import { Redirect } from '../src/redirects/redirect.entity.js';
import { PageCount } from '../src/site/statistics/page-count.entity.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeMedia } from './factories/media.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { addRows, analyse, ID, MINUTE, oneIn } from './support/many-rows.js';
import { operations } from './support/operations.js';
import { RecurringModule } from '../src/platform/recurring/recurring.module.js';

const MANY = 100_000;
/** Of what people write by hand. */
const WRITTEN_ROWS = 2_000;

/** Grow with visitors and staff's work; every statement of every list on them uses an index. */
const GROWING = ['contact_inquiries', 'contact_inquiry_words', 'inquiry_events', 'audit_log', 'deliveries', 'page_counts'];
/** Written by hand: their lists as they open use an index. Other orders and searches read what is there. */
const WRITTEN = ['service_location_pages', 'projects', 'redirects', 'media', 'page_originality'];

type Meant = string | readonly string[];

/** The list, its query, and the index of its page: on SQLite, and on MariaDB if that differs. */
const INDEXES: [list: string, query: Record<string, unknown>, onSqlite: Meant, onMariadb?: Meant][] = [
  ['contact-inquiries', {}, 'createdAt'],
  ['contact-inquiries', { filter: { status: 'new' } }, 'status'],
  ['contact-inquiries', { filter: { isSpam: true } }, 'createdAt'],
  ['contact-inquiries', { filter: { customerWrote: true } }, 'customerWroteAt'],
  ['contact-inquiries', { filter: { promise: 'overdue' } }, 'promise', ['promise', 'respondedAt']],
  ['contact-inquiries', { filter: { assigneeId: 'me' } }, 'assigneeId'],
  ['contact-inquiries', { filter: { serviceType: 'ev-charging' } }, 'serviceType'],
  ['contact-inquiries', { filter: { email: 'ada@example.co.uk' } }, 'listedEmail'],
  ['contact-inquiries', { filter: { createdAt_gte: '2020-01-02' } }, 'createdAt'],
  ...['name', 'serviceType', 'status', 'respondedAt', 'dueAt', 'updatedAt'].map((field): (typeof INDEXES)[number] => [
    'contact-inquiries',
    { sort: [field, 'ASC'] },
    field,
  ]),
  // MariaDB finds common words in the rows.
  ...['garage', 'meadow', 'g'].map((q): (typeof INDEXES)[number] => ['contact-inquiries', { filter: { q } }, 'PRIMARY, words', 'PRIMARY']),
  ...['kiln', 'person 77', 'nothing'].map((q): (typeof INDEXES)[number] => ['contact-inquiries', { filter: { q } }, 'PRIMARY, words']),
  ['contact-inquiries', { filter: { q: 'kiln', status: 'new' } }, 'PRIMARY, words'],
  ['contact-inquiries', { filter: { q: 'garage', promise: 'overdue' } }, 'PRIMARY, words', 'PRIMARY'],
  ['dashboard', {}, 'callBackFrom, createdAt, customerWroteAt, promise, replyFailedAt'],
  ['trash', {}, 'trash'],
  ['trash', { filter: { q: 'person 7' } }, 'trash'],
  ['audit-log', {}, 'createdAt'],
  ['audit-log', { filter: { action: 'delete' } }, 'action'],
  ['audit-log', { filter: { entityType: 'redirects' } }, 'entityType'],
  ['audit-log', { filter: { q: 'nothing' } }, ''],
  ['audit-log', { filter: { q: 'delete' } }, 'action'],
  ['media', {}, 'createdAt'],
  ['service-location-pages', {}, 'listed'],
  ['projects', {}, 'listed'],
  ['redirects', {}, 'listed'],
];

/** Visitors' lists that return every row, some hundreds at a time. */
const WHOLE = ['/api/projects', '/api/service-location-pages', '/api/service-words'];

/** What the senders of the listed enquiries wrote within the hour. */
const OF_SENDERS = /createdAt[`"] BETWEEN \? AND \?/;

interface Statement {
  query: string;
  parameters: unknown[];
}

describe('the statements of lists', () => {
  let app: TestApp;
  let admin: Caller;
  let heard: Statement[] | undefined;

  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo' });
    admin = as(app, app.adminToken);
    const logQuery = (query: string, parameters: unknown[] = []) => void heard?.push({ query, parameters });
    Object.assign(app.dataSource, { logger: new Proxy({}, { get: (_, name) => (name === 'logQuery' ? logQuery : () => undefined) }) });
    await app.get(RecurringModule).stop();
    await makeInquiry(app);
    await makeMedia(app);
    for (const fromPath of ['/old', '/older']) await admin.post('/api/admin/redirects', { fromPath, toPath: '/' });
  });
  afterAll(() => app.close());

  /** The statements of a request; undefined if it is refused. */
  async function statementsOf(path: string, query: Record<string, unknown> = {}): Promise<Statement[] | undefined> {
    const own: Statement[] = (heard = []);
    const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]));
    const { status } = await admin.get(`${path}?${search.toString()}`);
    heard = undefined;
    if (status !== 200) return undefined;
    // The session's check is in between.
    return own.filter(({ query: sql }) => sql.startsWith('SELECT') && !/FROM [`"]sessions[`"]/.test(sql));
  }

  const listPaths = () =>
    operations(app).flatMap(({ method, path }) =>
      method === 'get' && !path.includes('{') && /^\/api\/(admin\/)?[a-z-]+$/.test(path) ? [path] : [],
    );

  async function grow(): Promise<void> {
    const now = new Date();
    const { id: inquiryId } = await app.dataSource.getRepository(ContactInquiry).createQueryBuilder().getOneOrFail();
    const first = { id: newId(), inquiryId, createdAt: now };
    await app.dataSource.getRepository(InquiryEvent).insert({ ...first, kind: 'note', text: 'Called', userId: app.adminId });
    const mail = { channel: 'mail', kind: 'office-notice', recipients: [], subject: 'A', text: 'A', html: '', messageId: 'a', content: {} };
    const sent = { status: 'sent' as const, attempts: 1, queuedAt: now, nextAttemptAt: now, updatedAt: now, version: 1 };
    await app.dataSource.getRepository(Delivery).insert({ ...first, ...mail, ...sent });
    await app.dataSource.getRepository(PageCount).insert({ day: '2025-12-31', kind: 'view', path: '/', count: 1 });

    const own = { id: ID, createdAt: MINUTE };
    await addRows(app, ContactInquiry, MANY, {
      ...own,
      ...{ updatedAt: MINUTE, dueAt: MINUTE, respondedAt: oneIn(1_500, 'NULL', MINUTE), spamSince: oneIn(1_000, MINUTE) },
      ...{ status: oneIn(1_500, "'new'", "'closed'"), customerWroteAt: oneIn(900, MINUTE), deletedAt: oneIn(5_000, MINUTE) },
      ...{ assigneeId: oneIn(800, `'${app.adminId}'`), name: "CONCAT('Person ', n)", submissionKey: 'NULL' },
    });
    // All have 'garage', half of them 'meadow', 1,000 'kiln'.
    const words = "CONCAT('wwperson ww', n, ' wwgarage', CASE WHEN n % 2 = 0 THEN ' wwmeadow' ELSE '' END)";
    await addRows(app, InquiryWords, MANY, { inquiryId: ID, words: oneIn(100, `CONCAT(${words}, ' wwkiln')`, words) });
    await addRows(app, InquiryEvent, MANY, { ...own, inquiryId: ID });
    await addRows(app, Delivery, MANY, { ...own, inquiryId: ID, onceKey: 'NULL', status: oneIn(200, "'failed'", "'sent'") });
    await addRows(app, AuditLog, MANY, {
      ...own,
      entityId: ID,
      seq: 'NULL',
      action: oneIn(9, "'delete'", "'update'"),
    });
    await addRows(app, PageCount, MANY, {
      day: {
        sqlite: "DATE('2026-01-01', (n / 1000) || ' days')",
        mariadb: "DATE_FORMAT('2026-01-01' + INTERVAL (n DIV 1000) DAY, '%Y-%m-%d')",
      },
      path: "CONCAT('/services/', n % 1000)",
    });
    await addRows(app, Location, WRITTEN_ROWS, { id: ID, slug: ID });
    await addRows(app, ServiceLocationPage, WRITTEN_ROWS, { ...own, locationId: ID, slug: ID, title: "CONCAT('Page ', n)" });
    await addRows(app, Project, WRITTEN_ROWS, { ...own, slug: ID, title: "CONCAT('Project ', n)" });
    await addRows(app, Redirect, WRITTEN_ROWS, { ...own, fromPath: "CONCAT('/from/', n)" });
    await addRows(app, Media, WRITTEN_ROWS, { ...own, filename: "CONCAT('photo-', n, '.png')" });
    await app.get(Originality).settle();
  }

  const isSqlite = () => app.dataSource.options.type === 'better-sqlite3';

  const planOf = ({ query, parameters }: Statement) =>
    app.dataSource.query<Record<string, unknown>[]>(`EXPLAIN ${isSqlite() ? 'QUERY PLAN ' : ''}${query}`, parameters);

  const scanned = async (statement: Statement): Promise<string[]> => {
    const tables = new Map(
      [...statement.query.matchAll(/(?:FROM|JOIN) [`"](\w+)[`"] [`"](\w+)[`"]/g)].map(([, table = '', alias = '']) => [alias, table]),
    );
    const aliases = (await planOf(statement)).map(({ detail, table, type }) =>
      isSqlite() ? /^SCAN (\w+)(?! (?:USING|VIRTUAL))$/.exec(String(detail))?.[1] : type === 'ALL' ? String(table) : undefined,
    );
    return aliases.flatMap((alias) => (alias ? [tables.get(alias) ?? alias] : []));
  };

  const indexIn = (detail: string): string | undefined => {
    if (/VIRTUAL TABLE INDEX \d+:M/.test(detail)) return 'words';
    if (/INTEGER PRIMARY KEY|INDEX sqlite_autoindex_\w+_1 /.test(detail)) return 'PRIMARY';
    return /INDEX (\w+)/.exec(detail)?.[1];
  };

  /** The indexes of the statements that put a list in order or ask the index of words. */
  async function indexesOf(list: string, query: Record<string, unknown>): Promise<string> {
    const table = ['trash', 'dashboard'].includes(list)
      ? 'contact_inquiries'
      : list.replaceAll('-', '_').replace('contact_inquiries', 'contact_inquir');
    const ordered = ((await statementsOf(`/api/admin/${list}`, query)) ?? []).filter(
      ({ query: sql }) => sql.includes('ORDER BY') && new RegExp(`(FROM|JOIN) [\`"]?${table}`).test(sql) && !OF_SENDERS.test(sql),
    );
    const plans = (await Promise.all(ordered.map(planOf))).flat();
    const names = plans.map(({ detail, key }) => (isSqlite() ? indexIn(String(detail)) : key));
    return [...new Set(names.filter((name) => typeof name === 'string' && /^(words|PRIMARY|ix_|uq_)/.test(name)))]
      .map((name) =>
        String(name).replace(
          /^ix_(contact_inquiry_words_)?(contact_inquiries_|audit_log_|service_location_pages_|projects_|redirects_|media_)?/,
          '',
        ),
      )
      .toSorted()
      .join(', ');
  }

  it('are as many for many rows as for few, and use an index', async () => {
    const paths = listPaths();
    expect(paths.length).toBeGreaterThan(25);
    const count = async (path: string) => (await statementsOf(path, path.includes('/admin/') ? { range: [0, 24] } : {}))?.length ?? 0;
    const few = new Map<string, number>();
    for (const path of paths) few.set(path, await count(path));
    await grow();
    // A full page may need a count of all.
    for (const path of paths.filter((any) => !WHOLE.includes(any)))
      expect({ path, isAsBefore: (await count(path)) - (few.get(path) ?? 0) <= 1 }).toEqual({ path, isAsBefore: true });

    const faults: string[] = [];
    const check = async (path: string, query: Record<string, unknown>, tables: string[]) => {
      for (const statement of (await statementsOf(path, query)) ?? [])
        for (const table of await scanned(statement))
          if (tables.includes(table))
            faults.push(
              `${path} ${JSON.stringify(query)} reads all of ${table}: ${statement.query.replace(/SELECT .*? FROM/, 'SELECT … FROM').slice(0, 300)}`,
            );
    };
    const range = [0, 24];
    for (const path of paths) {
      await check(path, path.includes('/admin/') ? { range } : {}, WHOLE.includes(path) ? GROWING : [...GROWING, ...WRITTEN]);
      if (!path.includes('/admin/')) continue;
      await check(path, { range, filter: { q: 'nothing' } }, GROWING);
      const { body } = await admin.get(`${path}?range=[0,0]`);
      const [record] = Array.isArray(body) ? (body as Record<string, unknown>[]) : [];
      for (const [field, value] of Object.entries(record ?? {})) {
        await check(path, { range, sort: [field, 'ASC'] }, GROWING);
        await check(path, { range, sort: [field, 'DESC'] }, GROWING);
        if (value === null || typeof value !== 'object') await check(path, { range, filter: { [field]: value } }, GROWING);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each(['without', 'with'])('use the index that is meant for them, %s statistics', async (statistics) => {
    if (statistics === 'with') await analyse(app);
    const wrong: unknown[] = [];
    for (const [list, query, onSqlite, onMariadb = onSqlite] of INDEXES) {
      const indexes = await indexesOf(list, { range: [0, 24], ...query });
      const meant = isSqlite() ? onSqlite : onMariadb;
      if (!(typeof meant === 'string' ? [meant] : meant).includes(indexes)) wrong.push({ list, query, meant, indexes });
    }
    expect(wrong).toEqual([]);
  });

  it('find what is at the far end of a long list', async () => {
    const total = async (list: string, filter: object) => {
      const { headers } = await admin.get(`/api/admin/${list}?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}`);
      return Number(String(headers['content-range']).split('/')[1]);
    };
    // All but the first have 'garage'.
    expect(await total('contact-inquiries', { q: 'garage', status: 'new' })).toBe(
      (await total('contact-inquiries', { status: 'new' })) - 1,
    );
    expect(await total('contact-inquiries', { q: 'person 7', createdAt_lte: '2020-01-01T00:07:30Z' })).toBe(0);
    expect(await total('contact-inquiries', { q: 'person 8', createdAt_lte: '2020-01-01T00:08:30Z' })).toBe(1);
    expect(await total('contact-inquiries', { q: 'garage' })).toBe(1_000);
    for (const n of ['000007', '099999']) expect(await total('audit-log', { q: `01900000-0000-7000-8000-000000${n}` })).toBe(1);
    expect(await total('audit-log', { q: 'audit-log', action: 'delete' })).toBe(0);
    expect(await total('audit-log', { q: 'delete' })).toBe(1_000);
  });

  it('count what a search found without searching again', async () => {
    for (const q of ['garage', 'meadow', 'kiln', 'person 77', 'g']) {
      const statements = ((await statementsOf('/api/admin/contact-inquiries', { range: [0, 24], filter: { q } })) ?? [])
        .map(({ query }) => query)
        .filter((sql) => !OF_SENDERS.test(sql));
      expect(statements.filter((sql) => /COUNT\(/.test(sql) && /contact_inquir/.test(sql))).toEqual([]);
      const read = statements.filter((sql) => /FROM [`"(]?(SELECT t|contact_inquir)/.test(sql) && !/IN \(\?(, \?)*\)\)\)/.test(sql));
      // On MariaDB, the newest rows were looked at before the index.
      expect({ q, isOnce: read.length <= (isSqlite() ? 2 : 5) }).toEqual({ q, isOnce: true });
    }
  });
});
