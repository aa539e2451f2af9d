import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { newId } from '../src/platform/common/records.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { addRows, ID, MINUTE, oneIn } from './support/many-rows.js';
import { RecurringModule } from '../src/platform/recurring/recurring.module.js';

const MANY = 12_000;
const ADDRESS = 'ab54a98ceb1f0ad2';

describe('a search of the audit log', () => {
  let app: TestApp;
  let admin: Caller;
  let heard: { query: string; parameters: unknown[] }[] = [];

  beforeAll(async () => {
    app = await createTestApp();
    admin = as(app, app.adminToken);
    await app.get(RecurringModule).stop();
    const log = app.dataSource.getRepository(AuditLog);
    await log.clear();
    await log.insert({ id: newId(), action: 'update', entityType: 'media', changes: {}, createdAt: new Date() });
    await addRows(app, AuditLog, MANY, {
      ...{ id: ID, entityId: ID, createdAt: MINUTE, seq: 'NULL' },
      action: oneIn(9, "'delete'", oneIn(1_000, "'rollback'", "'update'")),
      ipAddress: oneIn(4_000, `'${ADDRESS}'`, "'0123456789abcdef'"),
    });
    const logQuery = (query: string, parameters: unknown[] = []) => void heard.push({ query, parameters });
    Object.assign(app.dataSource, { logger: new Proxy({}, { get: (_, name) => (name === 'logQuery' ? logQuery : () => undefined) }) });
  });
  afterAll(() => app.close());

  const isSqlite = () => app.dataSource.options.type === 'better-sqlite3';
  const pathOf = (query: Record<string, unknown>) =>
    `/api/admin/audit-log?${new URLSearchParams(Object.entries({ range: [0, 24], ...query }).map(([name, value]): [string, string] => [name, JSON.stringify(value)])).toString()}`;
  const onLog = () => heard.filter(({ query }) => query.includes('FROM audit_log '));

  async function list(query: Record<string, unknown>) {
    heard = [];
    const { body, headers, status } = await admin.get(pathOf(query));
    expect(status).toBe(200);
    return { rows: body as AuditLog[], range: headers['content-range'] };
  }

  it.each([
    ['nothing', 'zzz', 0],
    ['part of an action', 'rollb', 10],
    ['the name of a resource', 'Media', 1_000],
    ['two words of an action', 'roll back', 0],
    ['the id of a record', '01900000-0000-7000-8000-000000000007', 1],
    ['part of an id', '01900000-0000-7000', 0],
    ['the key of an address', ADDRESS, 3],
  ])('reads few rows to find %s', async (_, q, total) => {
    const { range, rows } = await list({ filter: { q } });
    expect(range).toBe(`audit-log ${total ? `0-${Math.min(total, 25) - 1}` : '*'}/${total}`);
    expect(rows.map(({ createdAt }) => createdAt)).toEqual(
      rows
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    const statements = onLog();
    expect(statements.length).toBeLessThan(10);
    for (const { query } of statements) expect(Number(/ OFFSET (\d+)/.exec(query)?.[1] ?? 0)).toBeLessThan(1_000);
  });

  it('finds the newest of several names, or the oldest', async () => {
    const newest = await list({ filter: { q: 'e' } });
    expect(newest.range).toBe('audit-log 0-24/1000');
    const all = await list({});
    expect(newest.rows).toEqual(all.rows);
    const oldest = await list({ filter: { q: 'e' }, sort: ['createdAt', 'ASC'] });
    expect(oldest.rows).toEqual((await list({ sort: ['createdAt', 'ASC'] })).rows);
  });

  it('reads each row once, however many there are', async () => {
    const { range } = await list({ filter: { q: 'e', entityType: 'media', createdAt_lte: '2020-01-01' } });
    expect(range).toBe('audit-log 0-0/1');
    await list({ filter: { q: 'update', userId: app.adminId, entityType: 'media' } });
    for (const { query } of onLog()) expect(query).not.toMatch(/ OFFSET [1-9]\d{4}/);
    // One statement says where a part ends, one reads it.
    expect(onLog().length).toBeLessThan(12);
  });

  it('counts and pages in parts that do not begin at the first row again', async () => {
    const whole = await list({ filter: { action: 'delete' } });
    const [, total] = whole.range?.split('/') ?? [];
    const both = await list({ filter: { action: 'delete', entityType: 'media' } });
    expect(both).toEqual(whole);
    const last = await list({ filter: { action: 'delete', entityType: 'media' }, range: [Number(total) - 1, Number(total) + 10] });
    expect(last.rows).toHaveLength(1);
    expect(last.rows).toEqual((await list({ filter: { action: 'delete' }, range: [Number(total) - 1, Number(total)] })).rows);
    expect((await list({ filter: { action: ['delete', 'rollback'] } })).range).toMatch(/^audit-log 0-24\/1\d\d\d$/);
    expect((await list({ filter: { id: both.rows.map(({ id }) => id).slice(0, 3) } })).range).toBe('audit-log 0-2/3');
  });

  it('asks an index', async () => {
    for (const q of ['rollback', '01900000-0000-7000-8000-000000000007', ADDRESS]) {
      await list({ filter: { q } });
      for (const { query, parameters } of onLog()) {
        const plan = await app.dataSource.query<Record<string, unknown>[]>(
          `EXPLAIN ${isSqlite() ? 'QUERY PLAN ' : ''}${query}`,
          parameters,
        );
        const steps = plan.filter(({ detail, table }) => (isSqlite() ? /audit_log/.test(String(detail)) : table === 'audit_log'));
        for (const step of steps) {
          expect(String(step['detail'] ?? step['key'])).toMatch(/ix_audit_log_/);
          // Not the whole index.
          expect(String(step['detail'] ?? step['type'])).not.toMatch(/^(?:SCAN|index$)/);
        }
      }
    }
  });

  it('ends when the client goes away', async () => {
    const { hostname, port } = new URL(app.url);
    const query = { filter: { q: 'e', action: ['rollback'], entityType: 'media' }, sort: ['createdAt', 'ASC'] };
    await list(query);
    const needed = onLog().length;
    heard = [];
    const call = get({ hostname, port, path: pathOf(query), headers: { authorization: `Bearer ${app.adminToken}` } });
    call.on('error', () => undefined);
    while (!onLog().length) await sleep(1);
    call.destroy();
    await sleep(300);
    expect(onLog().length).toBeLessThan(needed);
  });
});
