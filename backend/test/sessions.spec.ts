// On MariaDB only among the further tests.
import { describe, expect, it } from '@jest/globals';
import { JwtService, type JwtSignOptions as SignOptions } from '@nestjs/jwt';
import { readFileSync } from 'node:fs';
import request from 'supertest';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import type { SessionRecord } from '../src/auth/auth.dto.js';
import { Session } from '../src/auth/session.entity.js';
import { SessionsService } from '../src/auth/sessions.service.js';
import { HOUR_MS, MINUTE_MS } from '../src/platform/time/durations.js';
import { Env } from '../src/platform/config/env.js';
import { Secrets } from '../src/platform/config/secrets.js';
import { makeUser } from './factories/users.js';
import { as, UNKNOWN, type Caller } from './support/api.js';
import { createTestApp, login, STAFF_PASSWORD, useTestApp } from './support/app.js';

const OWN = '/api/admin/profile/sessions';

describe('the sessions', () => {
  const { app, admin } = useTestApp(() => createTestApp({ env: { SESSION_IDLE_MINUTES: '20' } }));

  const works = async (token: string) => (await as(app, token).get('/api/auth/me')).status === 200;
  const idOf = (token: string) => app.get<JwtService>(JwtService, { strict: false }).decode<{ sid: string }>(token).sid;
  const usedBefore = (token: string, ms: number) =>
    app.dataSource.getRepository(Session).update(idOf(token), { lastUsedAt: new Date(Date.now() - ms) });
  const list = async (caller: Caller, path = OWN) => (await caller.get(path)).body as SessionRecord[];
  const recorded = (entityId: string) => app.dataSource.getRepository(AuditLog).findBy({ action: 'end-sessions', entityId });

  async function signedInTwice() {
    const user = await makeUser(admin);
    const [here, elsewhere] = [await login(app.server, user.username), await login(app.server, user.username)];
    return { user, here, elsewhere, me: as(app, here) };
  }

  it('are shown to their user with browser, times and a hash of the place', async () => {
    const user = await makeUser(admin);
    const { body } = await request(app.server)
      .post('/api/auth/login')
      .set('User-Agent', `Test/1.0 ${'x'.repeat(600)}`)
      .send({ username: user.username, password: STAFF_PASSWORD });
    const here = await login(app.server, user.username);
    const sessions = await list(as(app, here));
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ isThisOne }) => isThisOne)?.id).toBe(idOf(here));
    expect(sessions.find(({ isThisOne }) => !isThisOne)).toEqual({
      id: idOf((body as { token: string }).token),
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      expiresAt: expect.any(String),
      userAgent: expect.stringMatching(/^Test\/1\.0 x{490,491}$/),
      addressKey: expect.stringMatching(/^[\da-f]{16}$/),
      isThisOne: false,
    });
    expect(JSON.stringify(sessions)).not.toContain('127.0.0.1');
  });

  // @asvs 7.5.2
  it('are ended one by one, which is recorded', async () => {
    const { user, here, elsewhere, me } = await signedInTwice();
    expect((await me.delete(`${OWN}/${idOf(elsewhere)}`)).status).toBe(200);
    expect([await works(here), await works(elsewhere)]).toEqual([true, false]);
    expect((await me.delete(`${OWN}/${idOf(elsewhere)}`)).status).toBe(404);
    expect(await recorded(user.id)).toMatchObject([{ userId: user.id, entityType: 'users' }]);
  });

  it('are ended all at once, except this one', async () => {
    const { here, elsewhere, me } = await signedInTwice();
    expect((await me.delete(OWN)).status).toBe(200);
    expect([await works(here), await works(elsewhere)]).toEqual([true, false]);
    expect(await list(me)).toHaveLength(1);
  });

  // @asvs 8.2.2
  it('of other people are out of reach', async () => {
    const { elsewhere, me } = await signedInTwice();
    for (const id of [idOf(app.adminToken), idOf(app.editorToken), UNKNOWN, 'nonsense', '%00', 'x'.repeat(2000)])
      expect((await me.delete(`${OWN}/${id}`)).status).toBe(404);
    for (const call of [me.get(`/api/admin/users/${app.adminId}/sessions`), me.delete(`/api/admin/users/${app.adminId}/sessions`)])
      expect((await call).status).toBe(403);
    expect(await works(app.adminToken)).toBe(true);
    expect(await works(elsewhere)).toBe(true);
  });

  // @asvs 7.4.5
  it('of a user are seen and ended by administrators', async () => {
    const { user, here, elsewhere } = await signedInTwice();
    const path = `/api/admin/users/${user.id}/sessions`;
    const sessions = await list(admin, path);
    expect(sessions.map(({ id }) => id).sort()).toEqual([idOf(here), idOf(elsewhere)].sort());
    expect((await admin.delete(`${path}/${idOf(app.editorToken)}`)).status).toBe(404);
    expect((await admin.delete(`${path}/${idOf(here)}`)).status).toBe(200);
    expect([await works(here), await works(elsewhere)]).toEqual([false, true]);
    expect((await admin.delete(path)).status).toBe(200);
    expect(await works(elsewhere)).toBe(false);
    expect(await list(admin, path)).toEqual([]);
    expect((await recorded(user.id)).map(({ userId }) => userId)).toEqual([app.adminId, app.adminId]);
    for (const unknown of [UNKNOWN, 'nonsense']) expect((await admin.get(`/api/admin/users/${unknown}/sessions`)).status).toBe(404);
  });

  // @asvs 7.3.1
  it('end when they are not used for the time set, and each use counts', async () => {
    const { here, elsewhere, me } = await signedInTwice();
    await usedBefore(here, 19 * MINUTE_MS);
    expect(await works(here)).toBe(true);
    const [latest] = await list(me);
    expect(Date.now() - new Date(latest?.lastUsedAt ?? 0).getTime()).toBeLessThan(MINUTE_MS);
    await usedBefore(elsewhere, 20 * MINUTE_MS);
    expect(await works(elsewhere)).toBe(false);
    expect(await list(me)).toHaveLength(1);
    await app.get(SessionsService).forgetExpired();
    expect(await app.dataSource.getRepository(Session).countBy({ id: idOf(elsewhere) })).toBe(0);
  });

  // @asvs 7.1.1, 7.1.2, 7.3.2
  it('last as long as is documented, and an account may have many', async () => {
    const documented = readFileSync('docs/operations.md', 'utf8').replace(/\s+/g, ' ');
    const [, idle, hours] =
      /A session ends after (\d+) minutes without a request \([^)]+\) and after (\d+) hours in any case/.exec(documented) ?? [];
    expect(Number(idle)).toBe(new Env().SESSION_IDLE_MINUTES);
    const user = await makeUser(admin);
    const tokens: string[] = [];
    for (let i = 0; i < 12; i++) tokens.push(await login(app.server, user.username));
    const sessions = await list(as(app, tokens[0]));
    for (const { createdAt, expiresAt } of sessions)
      expect(new Date(expiresAt).getTime() - new Date(createdAt).getTime()).toBe(Number(hours) * HOUR_MS);
    expect(documented).toContain('An account may have any number of sessions');
    expect(sessions).toHaveLength(12);
    expect(await Promise.all(tokens.map(works))).not.toContain(false);
  });

  it('say in their token how long they may be unused', () => {
    const payload: unknown = app.get<JwtService>(JwtService, { strict: false }).decode(app.adminToken);
    expect(payload).toEqual({
      sid: expect.any(String),
      idle: 20,
      no: 1,
      aud: 'session',
      iss: expect.stringMatching(/^site:[\da-f]{12}$/),
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
  });

  // @asvs 9.2.3, 9.2.4
  it('refuse tokens of another purpose, of another site and of neither', async () => {
    const jwt = app.get<JwtService>(JwtService, { strict: false });
    const { jwt: secret, site: issuer } = app.get<Secrets>(Secrets, { strict: false });
    const of = (claims: SignOptions) =>
      new JwtService({ secret }).sign({ sid: idOf(app.adminToken), idle: 20, no: 1 }, { expiresIn: '1h', ...claims });
    expect(await works(of({ audience: 'session', issuer }))).toBe(true);
    expect(await works(jwt.sign({ sid: idOf(app.adminToken), no: 1 }, { audience: 'second-factor' }))).toBe(false);
    for (const claims of [{}, { issuer }, { audience: 'session' }, { audience: 'session', issuer: 'site:000000000000' }])
      expect({ claims, works: await works(of(claims)) }).toEqual({ claims, works: false });
  });

  const former = { newPassword: 'kettle under nine stars', currentPassword: STAFF_PASSWORD };
  const endings: [what: string, end: (user: { id: string; username: string }, me: Caller) => Promise<{ status: number }>][] = [
    ['a new password of their own', (_, me) => me.put('/api/admin/profile/password', former)],
    ['a new password by an administrator', ({ id }) => admin.put(`/api/admin/users/${id}`, { password: former.newPassword })],
    ['a deactivation', ({ id }) => admin.put(`/api/admin/users/${id}`, { isActive: false })],
    ['a deletion', ({ id }) => admin.delete(`/api/admin/users/${id}`)],
    ['another role', ({ id }) => admin.put(`/api/admin/users/${id}`, { role: 'admin' })],
    ['a reset of the second factor', ({ id }) => admin.delete(`/api/admin/users/${id}/second-factor`)],
    ['the end of all sessions', ({ id }) => admin.delete(`/api/admin/users/${id}/sessions`)],
  ];

  it.each(endings)('and their former tokens end at once with %s', async (_, end) => {
    const { user, here, elsewhere, me } = await signedInTwice();
    const next = ((await me.post('/api/auth/confirm', { currentPassword: STAFF_PASSWORD })).body as { token: string }).token;
    expect(await Promise.all([here, next, elsewhere].map(works))).toEqual([true, true, true]);
    expect((await end(user, as(app, next))).status).toBe(200);
    expect(await Promise.all([here, next, elsewhere].map(works))).toEqual([false, false, false]);
  });
});
