import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Session } from '../src/auth/session.entity.js';
import { MINUTE_MS, SECOND_MS } from '../src/platform/time/durations.js';
import { OpenRecord } from '../src/records/presence/open-record.entity.js';
import { OpenRecords } from '../src/records/presence/open-records.service.js';
import { as, UNKNOWN, type Caller } from './support/api.js';
import { createTestApp, login, type TestApp } from './support/app.js';

const PATH = `/api/admin/open-records/services/${UNKNOWN}`;

describe('records that are open', () => {
  let app: TestApp;
  let [admin, editor]: Caller[] = [];
  beforeAll(async () => {
    app = await createTestApp();
    [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
  });
  afterAll(() => app.close());

  const rows = () => app.dataSource.getRepository(OpenRecord);
  const opens = async (who: Caller, path = PATH) => {
    const { status, body } = await who.put(path);
    expect({ status, body }).toMatchObject({ status: 200 });
    return (body as { others: object[] }).others;
  };

  it('are seen by the others until they are closed', async () => {
    const { username } = (await admin!.get('/api/admin/profile')).body as { username: string };
    expect(await opens(admin!)).toEqual([]);
    expect(await opens(editor!)).toEqual([{ username, isSelf: false, since: expect.any(String) }]);
    expect(await opens(editor!, `/api/admin/open-records/homepage/draft`)).toEqual([]);
    expect(await opens(admin!)).toHaveLength(1);
    expect((await editor!.delete(PATH)).body).toMatchObject({ others: [{ username }] });
    expect(await opens(admin!)).toEqual([]);
    for (let again = 0; again < 2; again++) expect((await admin!.delete(PATH)).status).toBe(200);
  });

  it('say so in another browser of the same person, and end with its session', async () => {
    const elsewhere = as(app, await login(app.server, 'editor'));
    expect(await opens(elsewhere)).toEqual([]);
    expect(await opens(editor!)).toMatchObject([{ isSelf: true }]);
    // A window that crashed is heard of no more.
    await rows().updateAll({ seenAt: new Date(Date.now() - 40 * SECOND_MS) });
    expect(await opens(editor!)).toEqual([]);
    expect(await opens(elsewhere)).toMatchObject([{ isSelf: true }]);
    expect((await elsewhere.post('/api/auth/logout')).status).toBeLessThan(300);
    expect(await opens(editor!)).toEqual([]);
  });

  it('count as closed when nothing is heard of them, and are forgotten', async () => {
    await Promise.all([opens(admin!), opens(admin!)]);
    expect(await rows().countBy({ recordId: UNKNOWN })).toBe(2);
    expect(await opens(editor!)).toHaveLength(1);
    await rows().updateAll({ seenAt: new Date(Date.now() - 76 * SECOND_MS) });
    expect(await opens(editor!)).toEqual([]);
    await app.get(OpenRecords).run(new Date());
    expect(await rows().find()).toMatchObject([{ recordId: UNKNOWN }]);
  });

  it('are no use of the session', async () => {
    const sessions = app.dataSource.getRepository(Session);
    const before = new Date(Date.now() - 10 * MINUTE_MS);
    const unused = async (call: () => Promise<unknown>) => {
      await sessions.updateAll({ lastUsedAt: before });
      await call();
      return sessions.countBy({ lastUsedAt: before });
    };
    const all = await sessions.count();
    expect(await unused(() => opens(admin!))).toBe(all);
    expect(await unused(async () => admin!.get('/api/admin/profile'))).toBe(all - 1);
  });

  it('are of known kinds, and not too many', async () => {
    for (const path of [
      'audit-log/draft',
      `${'x'.repeat(2000)}/draft`,
      'services/nonsense',
      'services/%00',
      `services/${'0'.repeat(4000)}`,
    ])
      expect((await admin!.put(`/api/admin/open-records/${path}`)).status).toBe(404);
    const ids = Array.from({ length: 40 }, (_, index) => UNKNOWN.slice(0, -2) + String(index + 10));
    for (const id of ids) await opens(admin!, `/api/admin/open-records/services/${id}`);
    expect(await rows().count()).toBeLessThanOrEqual(32);
  });
});
