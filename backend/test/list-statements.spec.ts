import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { newId } from '../src/common/records.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { InquiryEvent } from '../src/inquiries/inquiry-event.entity.js';
import { Location } from '../src/locations/location.entity.js';
import { Media } from '../src/media/media.entity.js';
import { Delivery } from '../src/outbox/delivery.entity.js';
import { Originality } from '../src/pages/originality.service.js';
import { ServiceLocationPage } from '../src/pages/service-location-page.entity.js';
import { Project } from '../src/projects/project.entity.js';
import { Redirect } from '../src/redirects/redirect.entity.js';
import { PageCount } from '../src/statistics/page-count.entity.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeMedia } from './factories/media.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { operations } from './support/operations.js';

const MANY = 1_500;

/** Grow with visitors and staff's work; every statement of every list on them uses an index. */
const GROWING = ['contact_inquiries', 'contact_inquiry_words', 'inquiry_events', 'audit_log', 'deliveries', 'page_counts'];
/** Written by hand: their lists as they open use an index. Other orders sort what is there, which is a few thousand rows at most. */
const WRITTEN = ['service_location_pages', 'projects', 'redirects', 'media', 'page_originality'];

/** Visitors' lists that return every row, some hundreds at a time. */
const WHOLE = ['/api/projects', '/api/service-location-pages'];

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
    // Jobs and the session's check are in between.
    return own.filter(({ query: sql }) => sql.startsWith('SELECT') && !/FROM [`"]sessions[`"]/.test(sql));
  }

  const listPaths = () =>
    operations(app).flatMap(({ method, path }) =>
      method === 'get' && !path.includes('{') && /^\/api\/(admin\/)?[a-z-]+$/.test(path) ? [path] : [],
    );

  async function grow(): Promise<void> {
    const clone = async <T extends ObjectLiteral>(entity: EntityTarget<T>, fields: (id: string, n: number) => object, from?: object) => {
      const repository = app.dataSource.getRepository<ObjectLiteral>(entity);
      const row = from ?? (await repository.createQueryBuilder().getOneOrFail());
      for (let n = 0; n < MANY; n += 250) {
        const rows = Array.from({ length: 250 }, (_, i) => ({ ...row, id: ids[n + i], ...fields(ids[n + i] ?? '', n + i) }));
        await repository.createQueryBuilder().insert().values(rows).callListeners(false).execute();
      }
    };
    const ids = Array.from({ length: MANY }, () => newId());
    const at = (n: number) => ({ createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000) });
    const inquiry = await app.dataSource.getRepository(ContactInquiry).createQueryBuilder().getOneOrFail();
    await clone(
      ContactInquiry,
      (_, n) => ({ ...at(n), submissionKey: null, name: `Name ${n}`, status: n % 9 ? 'closed' : 'new' }),
      inquiry,
    );
    await clone(InquiryEvent, (inquiryId, n) => ({ ...at(n), inquiryId, kind: 'note', text: 'Called', userId: app.adminId }), {});
    const now = new Date();
    const mail = {
      channel: 'mail',
      kind: 'office-notice',
      recipients: [],
      subject: 'A',
      text: 'A',
      html: '',
      messageId: 'a',
      attempts: 1,
      content: {},
    };
    const times = { queuedAt: now, nextAttemptAt: now, updatedAt: now, version: 1 };
    await clone(Delivery, (inquiryId, n) => ({ ...at(n), inquiryId, onceKey: null, status: n % 9 ? 'sent' : 'failed' }), {
      ...mail,
      ...times,
    });
    await clone(AuditLog, (entityId, n) => ({ ...at(n), entityId, action: n % 9 ? 'update' : 'delete', seq: null }));
    await clone(Location, (slug) => ({ slug }));
    await clone(ServiceLocationPage, (locationId, n) => ({
      ...at(n),
      locationId,
      slug: locationId,
      title: `Page ${n}`,
      versionHistory: [],
    }));
    await clone(Project, (slug, n) => ({ ...at(n), slug, title: `Project ${n}` }));
    await clone(Redirect, (id, n) => ({ ...at(n), fromPath: `/${id}` }));
    const file = { storageKey: 'a', url: '/media/a', mimeType: 'image/png', size: 1, tags: [], version: 1, updatedAt: now };
    await clone(Media, (id, n) => ({ ...at(n), filename: `${id}.png` }), file);
    await clone(PageCount, (path, n) => ({ id: undefined, day: `2026-0${1 + (n % 9)}-10`, kind: 'view', path, count: 1 }), {});
    await app.get(Originality).settle();
    if (app.dataSource.options.type !== 'better-sqlite3')
      await app.dataSource.query(`ANALYZE TABLE ${[...GROWING, ...WRITTEN].join(', ')}`);
  }

  const scanned = async ({ query, parameters }: Statement): Promise<string[]> => {
    const isSqlite = app.dataSource.options.type === 'better-sqlite3';
    const tables = new Map(
      [...query.matchAll(/(?:FROM|JOIN) [`"](\w+)[`"] [`"](\w+)[`"]/g)].map(([, table = '', alias = '']) => [alias, table]),
    );
    const plan = await app.dataSource.query<Record<string, unknown>[]>(`EXPLAIN ${isSqlite ? 'QUERY PLAN ' : ''}${query}`, parameters);
    const aliases = plan.map(({ detail, table, type }) =>
      isSqlite ? /^SCAN (\w+)(?! (?:USING|VIRTUAL))$/.exec(String(detail))?.[1] : type === 'ALL' ? String(table) : undefined,
    );
    return aliases.flatMap((alias) => (alias ? [tables.get(alias) ?? alias] : []));
  };

  it('are as many for many rows as for few, and use an index', async () => {
    const paths = listPaths();
    expect(paths.length).toBeGreaterThan(25);
    // The least of three, because jobs run in between.
    const count = async (path: string) => {
      const counts: number[] = [];
      for (let tries = 0; tries < 3; tries++)
        counts.push((await statementsOf(path, path.includes('/admin/') ? { range: [0, 24] } : {}))?.length ?? 0);
      return Math.min(...counts);
    };
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
});
