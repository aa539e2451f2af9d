import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager, type DataSource, type ObjectLiteral } from 'typeorm';
import { AuditChainHead, HEAD } from '../src/audit/audit-chain.entity.js';
import { pruneBatch } from '../src/audit/audit-chain.js';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { AuditService } from '../src/audit/audit.service.js';
import { verifyChain } from '../src/audit/verify-chain.js';
import { DAY_MS } from '../src/platform/time/durations.js';
import { Secrets } from '../src/platform/config/secrets.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { RetentionJob } from '../src/inquiries/privacy/retention.job.js';
import { TrashService } from '../src/records/trash/trash.service.js';
import { enquiry } from './factories/inquiry.js';
import { makeTestimonial } from './factories/testimonials.js';
import { makeUser } from './factories/users.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, login, type TestApp } from './support/app.js';
import { runSite } from './support/command-line.js';

describe('the chain of the audit log', () => {
  let app: TestApp;
  let admin: Caller;
  let key: string;
  let db: DataSource;
  let kept: { rows: AuditLog[]; heads: AuditChainHead[] };
  beforeAll(async () => {
    app = await createTestApp();
    admin = as(app, app.adminToken);
    key = new Secrets(app.env).key;
    db = app.dataSource;
    for (const name of ['One', 'Two', 'Three', 'Four']) await makeTestimonial(admin, { name, comment: 'Très bien 💡 "quoted"' });
    kept = { rows: await log().find(), heads: await db.getRepository(AuditChainHead).find() };
  });
  afterEach(async () => {
    for (const [entity, rows] of [
      [AuditLog, kept.rows],
      [AuditChainHead, kept.heads],
    ] as const) {
      await db.getRepository<ObjectLiteral>(entity).deleteAll();
      await db.getRepository<ObjectLiteral>(entity).insert(rows);
    }
  });
  afterAll(() => app.close());

  const verify = (...known: { seq: number; hash: string }[]) => verifyChain(db, key, ...known);
  const log = () => db.getRepository(AuditLog);
  const row = (seq: number) => log().findOneByOrFail({ seq });
  const environment = () => {
    const { DATA_DIR, DATABASE_URL, SECRET_KEY, JWT_SECRET } = app.env;
    const settings = { PATH: process.env['PATH'] ?? '', DATA_DIR, SECRET_KEY, JWT_SECRET, ...(DATABASE_URL && { DATABASE_URL }) };
    return settings as Record<string, string>;
  };
  const inYears = (years: number) => new Date(Date.now() + years * 366 * DAY_MS);

  it('is intact after concurrent writes and failed ones, and has no gaps', async () => {
    const calls = Array.from({ length: 24 }, (_, n) =>
      n % 8 ? admin.post('/api/admin/testimonials', { name: `N${n}`, location: 'B', comment: 'C' }) : login(app.server, 'admin'),
    );
    await Promise.all([
      ...calls,
      admin.post('/api/admin/testimonials', {}),
      as(app).post('/api/auth/login', { username: 'x', password: 'y' }),
    ]);
    const count = await log().count();
    expect(await verify()).toMatchObject({ isIntact: true, rows: count, first: 1, last: count, faults: [] });
  });

  const tamperings: [what: string, tamper: () => Promise<unknown>, problem: string, seq: number | null][] = [
    ['a changed value', () => db.query(`UPDATE audit_log SET changes = '{}' WHERE seq = 4`), 'changed', 4],
    ['another action', () => db.query(`UPDATE audit_log SET action = 'login' WHERE seq = 4`), 'changed', 4],
    ['another time', () => db.query(`UPDATE audit_log SET createdAt = '2020-01-01 00:00:00.000' WHERE seq = 3`), 'changed', 3],
    ['another person', () => db.query('UPDATE audit_log SET userId = ? WHERE seq = 4', [app.editorId]), 'changed', 4],
    ['a removed row', () => db.query('DELETE FROM audit_log WHERE seq = 4'), 'missing', 4],
    ['removed first rows', () => db.query('DELETE FROM audit_log WHERE seq < 3'), 'missing', 1],
    ['a removed last row', () => db.query('DELETE FROM audit_log WHERE seq = 6'), 'missing', 6],
    [
      'a last row that was cut off with its record',
      async () => {
        const { seq, hash } = await row(5);
        await db.query('DELETE FROM audit_log WHERE seq = 6');
        await db.query('UPDATE audit_chain SET seq = ?, hash = ?', [seq, hash]);
      },
      'ends',
      null,
    ],
    ['a row with the number of another', () => db.query('UPDATE audit_log SET seq = 7 WHERE seq = 4'), 'missing', 4],
    ['a removed record of the ends', () => db.query('DELETE FROM audit_chain'), 'outside', 1],
    ['an inserted row', () => log().insert({ id: 'x', action: 'login', changes: {}, createdAt: new Date() }), 'outside', null],
  ];
  // @asvs 16.4.2
  it.each(tamperings)('shows %s, and which row it is', async (_, tamper, problem, seq) => {
    expect(await verify()).toMatchObject({ isIntact: true, rows: 6 });
    await tamper();
    const { isIntact, faults } = await verify();
    expect(isIntact).toBe(false);
    expect(faults[0]).toMatchObject({ problem, seq, message: expect.any(String) });
  });

  it('is proven to include the head of an earlier report, or not', async () => {
    const { head } = await verify();
    const [, hash = ''] = head?.split(':') ?? [];
    await makeTestimonial(admin);
    expect(await verify({ seq: 6, hash })).toMatchObject({ isIntact: true });
    expect((await verify({ seq: 6, hash: 'f'.repeat(64) })).faults).toMatchObject([{ seq: 6, problem: 'changed' }]);
    expect((await verify({ seq: 60, hash })).faults).toMatchObject([{ seq: 8, problem: 'missing' }]);
  });

  it('is intact for a process that reads it while another one removes old rows', async () => {
    const rows = await log().find({ order: { seq: 'ASC' } });
    const find = log().find.bind(log());
    const reads = jest.spyOn(log(), 'find').mockImplementation(async (options) => {
      const next = rows[reads.mock.calls.length];
      if (next) await pruneBatch(db, key, next.createdAt);
      return find(options);
    });
    const report = await verify();
    reads.mockRestore();
    expect(report).toMatchObject({ isIntact: true, first: 6, last: 6 });
  });

  it('outlives an account that is erased', async () => {
    const user = await makeUser(admin, { role: 'admin' });
    const theirs = as(app, await login(app.server, user.username));
    await makeTestimonial(theirs);
    await admin.delete(`/api/admin/users/${user.id}`).expect(200);
    await app.get<TrashService>(TrashService, { strict: false }).purge(new Date(Date.now() + 31 * DAY_MS));
    expect(await log().countBy({ userId: user.id })).toBe(0);
    expect(await log().countBy({ actorId: user.id })).toBeGreaterThan(1);
    expect(await verify()).toMatchObject({ isIntact: true });
  });

  // @asvs 14.2.4
  it('can still be verified when old rows have been removed, which is recorded, and goes on', async () => {
    const job = app.get<RetentionJob>(RetentionJob, { strict: false });
    await job.removeOld(inYears(1));
    expect(await verify()).toMatchObject({ isIntact: true, first: 1 });
    await job.removeOld(inYears(3));
    const last = (await log().find({ order: { seq: 'ASC' } })).map(({ seq, action }) => [seq, action]);
    expect(last).toEqual([
      [6, 'create'],
      [7, 'prune'],
    ]);
    await makeTestimonial(admin);
    expect(await verify()).toMatchObject({ isIntact: true, rows: 3, first: 6, last: 8 });
    const [fifth] = kept.rows.filter(({ seq }) => seq === 5);
    expect(await verify({ seq: 5, hash: fifth?.hash ?? '' })).toMatchObject({ isIntact: true });
    expect((await verify({ seq: 5, hash: 'f'.repeat(64) })).faults).toMatchObject([{ seq: 5, problem: 'changed' }]);
    const older = await runSite(environment(), 'audit', 'verify', '--includes', `4:${'f'.repeat(64)}`);
    expect(older).toEqual({ status: 1, output: expect.stringContaining('removed because of its age, so it cannot be compared') });
    await db.query('DELETE FROM audit_log WHERE seq = 6');
    expect((await verify()).faults).toMatchObject([{ seq: 6, problem: 'missing' }]);
  });

  it('goes on removing old rows behind one that a wrong clock dated in the future, and reads no more than it removes', async () => {
    const times = new Map([1, 2, 3, 4].map((seq) => [seq, seq === 2 ? inYears(50) : inYears(-3 + seq / 10)]));
    for (const [seq, createdAt] of times) await log().update({ seq }, { createdAt });
    const find = jest.spyOn(EntityManager.prototype, 'find');
    expect(await pruneBatch(db, key, inYears(-1))).toBe(4);
    for (const [, options] of find.mock.calls.filter(([entity]) => entity === AuditLog))
      expect(JSON.stringify(options)).toMatch(/"where":\{"seq":.*"_type":"between"/);
    find.mockRestore();
    expect((await log().find({ order: { seq: 'ASC' } })).map(({ seq }) => seq)).toEqual([5, 6]);
    expect(await pruneBatch(db, key, inYears(-1))).toBe(0);
  });

  it('keeps what is behind a row that is not old', async () => {
    for (const [seq, years] of [3, -0.5, -3].entries()) await log().update({ seq: seq + 1 }, { createdAt: inYears(years) });
    expect(await pruneBatch(db, key, inYears(-1))).toBe(0);
  });

  it('is verified before old rows are removed, and its faults are shown on the dashboard', async () => {
    await db.query(`UPDATE audit_log SET changes = '{}' WHERE seq = 4`);
    await app.get<RetentionJob>(RetentionJob, { strict: false }).removeOld(inYears(3));
    expect(await log().count()).toBe(6);
    expect(await db.getRepository(AuditChainHead).findOneBy({ id: HEAD })).toMatchObject({ fault: expect.stringContaining('Row 4 ') });
    expect(JSON.stringify((await admin.get('/api/admin/dashboard')).body)).toContain('The audit log was altered outside the site.');
    expect(JSON.stringify((await as(app).get('/api/health')).body)).not.toContain('audit log');
  });

  it('says in other words on the dashboard when rows are outside it, as after an update with several processes', async () => {
    await log().insert({ id: 'x', action: 'login', changes: {}, createdAt: new Date() });
    await app.get<RetentionJob>(RetentionJob, { strict: false }).removeOld(inYears(3));
    const shown = async () => JSON.stringify((await admin.get('/api/admin/dashboard')).body);
    expect(await shown()).toContain('restart the site, which takes them in');
    expect(await shown()).not.toContain('altered outside the site');
    await app.get<AuditService>(AuditService, { strict: false }).adoptRows();
    await app.get<RetentionJob>(RetentionJob, { strict: false }).removeOld(new Date());
    expect(await shown()).not.toContain('audit log');
  });

  it('takes in the rows of a version without it, once', async () => {
    await db.query('UPDATE audit_log SET seq = NULL, actorId = NULL, hash = NULL');
    await db.query('DELETE FROM audit_chain');
    const audit = app.get<AuditService>(AuditService, { strict: false });
    expect([await audit.adoptRows(), await audit.adoptRows()]).toEqual([6, 0]);
    expect(await verify()).toMatchObject({ isIntact: true, rows: 7 });
    expect(await row(7)).toMatchObject({ action: 'adopt', changes: { entries: { after: 6 } } });
    expect((await row(1)).actorId).toBe(app.adminId);
  });

  it('has nothing to do with mails, of which old ones are removed once they were sent', async () => {
    await as(app).post('/api/contact', enquiry()).expect(201);
    const deliveries = db.getRepository(Delivery);
    const job = app.get<RetentionJob>(RetentionJob, { strict: false });
    await job.removeOld(inYears(3));
    expect(await deliveries.count()).toBe(2);
    await deliveries.updateAll({ status: 'sent' });
    await job.removeOld(inYears(1));
    expect(await deliveries.count()).toBe(2);
    await job.removeOld(inYears(3));
    expect(await deliveries.count()).toBe(0);
  });

  // @asvs 16.4.2
  it('is verified by a command while the site runs', async () => {
    const env = environment();
    const good = await runSite(env, 'audit', 'verify', '--json');
    const report = JSON.parse(good.output) as { head: string };
    expect({ ...good, report }).toMatchObject({ status: 0, report: { isIntact: true, rows: 6 } });
    expect(await runSite(env, 'audit', 'verify', '--includes', 'nonsense')).toMatchObject({ status: 1 });
    await db.query(`UPDATE audit_log SET changes = '{}' WHERE seq = 4`);
    const bad = await runSite(env, 'audit', 'verify', '--includes', report.head);
    expect(bad).toEqual({ status: 1, output: expect.stringMatching(/not as the site wrote it\.\nRow 4 \(/) });
    expect(await runSite({ ...env, SECRET_KEY: 'x'.repeat(40) }, 'audit', 'verify')).toEqual({
      status: 1,
      output: expect.stringContaining('SECRET_KEY is not the one of this site'),
    });
  });
});
