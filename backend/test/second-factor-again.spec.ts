// On MariaDB only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Session } from '../src/auth/session.entity.js';
import { User } from '../src/users/user.entity.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, STAFF_PASSWORD, type TestApp } from './support/app.js';
import { codeAt, HALF_MINUTE_MS, ORIGIN, OWN, secondFactorCalls } from './support/second-factor.js';
import type { SoftPasskey } from './support/soft-passkey.js';

describe('the second factor when it is asked again', () => {
  let app: TestApp;
  let calls: ReturnType<typeof secondFactorCalls>;
  beforeAll(async () => {
    app = await createTestApp({ env: { PUBLIC_URL: ORIGIN } });
    calls = secondFactorCalls(app);
  });
  afterAll(() => app.close());

  const CONFIRM = '/api/auth/confirm';
  const given = { currentPassword: STAFF_PASSWORD };
  const NEEDED = { statusCode: 403, code: 'password-needed', error: expect.any(String) };
  const lastGiven = (userId: string, minutes: number) =>
    app.dataSource.getRepository(Session).update({ userId }, { confirmedAt: new Date(Date.now() - minutes * 60_000) });
  const tokenIn = ({ body }: { body: unknown }) => (body as { token?: string }).token;

  // @asvs 6.4.4, 7.5.1
  it('comes after the password, before changes of factors, addresses and roles', async () => {
    const { user, me, secret } = await calls.withApp();
    await app.dataSource.getRepository(User).update(user.id, { role: 'admin' });
    const changes = (who: Caller) => [
      who.put('/api/admin/profile', { email: 'thief@elsewhere.example' }),
      who.post(`${OWN}/passkeys/start`),
      who.post(`${OWN}/recovery-codes`),
      who.delete(`${OWN}/authenticator`),
      who.put(`/api/admin/users/${app.editorId}`, { role: 'admin' }),
      who.put(`/api/admin/users/${app.editorId}`, { email: 'thief@elsewhere.example' }),
      who.delete(`/api/admin/users/${app.editorId}/second-factor`),
    ];
    await lastGiven(user.id, 11);
    for (const call of changes(me)) expect((await call).body).toEqual(NEEDED);
    const asked = await me.post(CONFIRM, given);
    expect({ status: asked.status, body: asked.body }).toEqual({ status: 200, body: { hasPasskey: false, hasAuthenticator: true } });
    const wrong = await me.post(CONFIRM, { ...given, code: codeAt(secret, Date.now() + HALF_MINUTE_MS) });
    expect(wrong.body).toMatchObject({ statusCode: 400, fields: { code: [expect.stringContaining('This code is wrong, has run out')] } });
    expect((await me.post(CONFIRM, { currentPassword: 'a guess', code: codeAt(secret) })).status).toBe(400);
    for (const call of changes(me)) expect((await call).body).toEqual(NEEDED);
    const code = codeAt(secret);
    const token = tokenIn(await me.post(CONFIRM, { ...given, code }));
    const change = await as(app, token).put('/api/admin/profile', { email: `${user.username}@new.example` });
    expect(change.body).toMatchObject({ email: `${user.username}@new.example` });
    expect((await me.post(CONFIRM, { ...given, code })).status).toBe(400);
    expect((await calls.audited(user.id)).filter((action) => action === 'confirm-failed')).toHaveLength(3);
  });

  // @asvs 7.5.1
  it('is not replaced by a change of the password', async () => {
    const { user, me } = await calls.withApp();
    await lastGiven(user.id, 11);
    const token = tokenIn(await me.put('/api/admin/profile/password', { ...given, newPassword: 'kettle under nine stars' }));
    expect((await as(app, token).get('/api/auth/me')).status).toBe(200);
    expect((await as(app, token).delete(`${OWN}/authenticator`)).body).toEqual(NEEDED);
    // The former token must not fetch one that somebody has confirmed since.
    const late = await me.put('/api/admin/profile/password', {
      currentPassword: 'kettle under nine stars',
      newPassword: 'otter ladder wirral',
    });
    expect(late.status).toBe(401);
  });

  it('is a passkey of the same person, or a recovery code', async () => {
    const [one, other] = [await calls.withPasskey(), await calls.withPasskey()];
    await lastGiven(one.user.id, 11);
    expect((await one.me.post(CONFIRM, given)).body).toEqual({ hasPasskey: true, hasAuthenticator: false });
    const withPasskey = async (who: { passkey: SoftPasskey }) => {
      const { options, ticket } = await calls.challenge();
      return one.me.post(CONFIRM, { ...given, ticket, response: who.passkey.signIn(options) });
    };
    expect((await withPasskey(other)).status).toBe(400);
    expect((await one.me.post(CONFIRM, { ...given, ticket: 'x', response: '{}' })).status).toBe(400);
    const next = tokenIn(await withPasskey(one)) ?? '';
    expect((await as(app, next).post(`${OWN}/passkeys/start`)).status).toBe(200);
    await lastGiven(one.user.id, 11);
    const last = tokenIn(await as(app, next).post(CONFIRM, { ...given, code: one.codes[0] }));
    expect((await as(app, last).post(`${OWN}/passkeys/start`)).status).toBe(200);
  });

  it('cannot be guessed', async () => {
    const { me, codes } = await calls.withApp();
    for (let i = 0; i < 5; i++) expect((await me.post(CONFIRM, { ...given, code: `00000${i}` })).status).toBe(400);
    expect((await me.post(CONFIRM, { ...given, code: '000009' })).status).toBe(429);
    expect((await me.post(CONFIRM, { ...given, code: codes[0] })).status).toBe(200);
  });
});
