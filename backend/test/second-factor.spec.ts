// On MariaDB only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { sha256 } from '../src/platform/config/crypto.js';
import { Authenticator, RecoveryCode } from '../src/auth/second-factor/codes.entity.js';
import type { AuthenticatorOffer, SecondFactorState } from '../src/auth/second-factor/second-factor.dto.js';
import { User } from '../src/users/user.entity.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, login, STAFF_PASSWORD, type TestApp } from './support/app.js';
import {
  type Asked,
  awayFromTheEdge,
  codeAt,
  type Fresh,
  HALF_MINUTE_MS,
  ORIGIN,
  OWN,
  secondFactorCalls,
} from './support/second-factor.js';

describe('the second factor', () => {
  let app: TestApp;
  let calls: ReturnType<typeof secondFactorCalls>;
  beforeAll(async () => {
    app = await createTestApp({ env: { PUBLIC_URL: ORIGIN, SMTP_URL: 'smtp://127.0.0.1:9' } });
    calls = secondFactorCalls(app);
  });
  afterAll(() => app.close());

  describe('an authenticator app', () => {
    // @asvs 6.5.2, 6.5.4, 14.2.4
    it('is set up with its first code; the secret is encrypted and the codes are hashed', async () => {
      const { user, me, secret, uri, codes } = await calls.withApp();
      expect(uri).toMatch(new RegExp(`^otpauth://totp/Dibbin%20Electrical:${user.username}\\?.*secret=${secret}`));
      expect(codes).toHaveLength(10);
      // 118 bits.
      for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{6}-){3}[a-hjkmnp-z2-9]{6}$/);
      expect(new Set(codes).size).toBe(10);
      expect(await calls.stateOf(me)).toEqual({
        passkeys: [],
        hasAuthenticator: true,
        recoveryCodes: 10,
        isRequired: false,
        passkeysArePossible: true,
      });
      const stored = JSON.stringify([
        await app.dataSource.getRepository(Authenticator).findBy({ userId: user.id }),
        await app.dataSource.getRepository(RecoveryCode).findBy({ userId: user.id }),
        await app.dataSource.getRepository(AuditLog).findBy({ entityId: user.id }),
      ]);
      for (const hidden of [secret, ...codes]) expect(stored).not.toContain(hidden);
      expect(await calls.audited(user.id)).toContain('add-authenticator');
      expect(await calls.notices(user.email)).toEqual(['New authenticator app for your account at Dibbin Electrical']);
    });

    // @asvs 6.5.1
    it('is asked after the password, and its code works once', async () => {
      const { user, secret } = await calls.withApp();
      const asked = await calls.visitor().post('/api/auth/login', { username: user.username, password: STAFF_PASSWORD });
      expect({ status: asked.status, body: asked.body }).toEqual({
        status: 200,
        body: { ticket: expect.any(String), hasPasskey: false, hasAuthenticator: true },
      });
      const { ticket } = asked.body as Asked;
      const code = codeAt(secret);
      const [one, two] = await Promise.all([calls.sendCode(ticket, code), calls.sendCode(ticket, code)]);
      expect([one.status, two.status].sort()).toEqual([200, 401]);
      expect((await calls.sendCode(ticket, code)).status).toBe(401);
      const { body } = one.status === 200 ? one : two;
      expect(body).toMatchObject({ token: expect.any(String), user: { id: user.id } });
      expect((await as(app, (body as { token: string }).token).get('/api/auth/me')).status).toBe(200);
    });

    // @asvs 2.3.1, 6.5.5, 9.2.2
    it('refuses codes of other times, tickets of others and tickets after a new password', async () => {
      const { user, secret } = await calls.withApp();
      const { ticket } = await calls.askedAfterPassword(user.username);
      const wrong = await calls.sendCode(ticket, 'aaaaaa-bbbbbb-cccccc-dddddd');
      expect(wrong.body).toEqual({
        statusCode: 401,
        error: expect.stringContaining('This code is wrong, has run out or was used before.'),
      });
      for (const halfMinutes of [-1, 1, 4]) {
        const { status, body } = await calls.sendCode(ticket, codeAt(secret, Date.now() + halfMinutes * HALF_MINUTE_MS));
        expect({ halfMinutes, status, body }).toEqual({ halfMinutes, status: 401, body: wrong.body });
      }
      for (const forged of ['x', app.adminToken, `${ticket}x`]) expect((await calls.sendCode(forged, codeAt(secret))).status).toBe(401);
      expect((await as(app, ticket).get('/api/auth/me')).status).toBe(401);
      await calls.admin.put(`/api/admin/users/${user.id}`, { password: 'kettle under nine stars' });
      expect((await calls.sendCode(ticket, codeAt(secret))).status).toBe(401);
      const { ticket: next } = await calls.askedAfterPassword(user.username, 'kettle under nine stars');
      expect((await calls.sendCode(next, codeAt(secret))).status).toBe(200);
    });

    it('cannot be guessed', async () => {
      const { user, secret } = await calls.withApp();
      const { ticket } = await calls.askedAfterPassword(user.username);
      for (let i = 0; i < 5; i++) expect((await calls.sendCode(ticket, `00000${i}`)).status).toBe(401);
      const { status, headers } = await calls.sendCode(ticket, codeAt(secret));
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect((await calls.audited(user.id)).filter((action) => action === 'login-failed')).toHaveLength(5);
    });

    it('is asked in a known device, too, whose mark only gives attempts that others cannot use up', async () => {
      const { user, secret } = await calls.withApp();
      const from = (cookie: string) => (path: string, body: object) => calls.visitor().post(path, body).set('Cookie', cookie);
      const credentials = { username: user.username, password: STAFF_PASSWORD };
      const { ticket } = await calls.askedAfterPassword(user.username);
      const { headers } = await calls.sendCode(ticket, codeAt(secret));
      const device = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      expect(device).toMatch(/^known-device=/);

      const thief = from(device);
      const asked = await thief('/api/auth/login', credentials);
      expect(asked.body).toEqual({ ticket: expect.any(String), hasPasskey: false, hasAuthenticator: true });
      for (let i = 0; i < 5; i++)
        expect((await thief('/api/auth/second-factor', { ticket: (asked.body as Asked).ticket, code: `00000${i}` })).status).toBe(401);
      expect((await thief('/api/auth/second-factor', { ticket: (asked.body as Asked).ticket, code: '000009' })).status).toBe(429);
      const forged = await from(`${device.slice(0, -3)}abc`)('/api/auth/login', credentials);
      expect(forged.body).not.toHaveProperty('token');
    });

    it('is not set up with a wrong code or a ticket of someone else', async () => {
      const [one, two] = [await calls.newUser(), await calls.newUser()];
      const { secret, ticket } = (await one.me.post(`${OWN}/authenticator/start`)).body as AuthenticatorOffer;
      const wrong = await one.me.post(`${OWN}/authenticator`, { ticket, code: '000000' });
      expect({ status: wrong.status, body: wrong.body }).toMatchObject({ status: 400, body: { fields: { code: [expect.any(String)] } } });
      expect((await two.me.post(`${OWN}/authenticator`, { ticket, code: codeAt(secret) })).status).toBe(400);
      expect((await one.me.post(`${OWN}/authenticator`, { ticket: 'x', code: codeAt(secret) })).status).toBe(400);
      for (const { me } of [one, two]) expect(await calls.stateOf(me)).toMatchObject({ hasAuthenticator: false, recoveryCodes: 0 });
    });
  });

  // @asvs 6.3.4, 6.4.3
  it('is asked after a password that was set by the link in a mail', async () => {
    const { user, secret } = await calls.withApp();
    const resetTokenExpiry = new Date(Date.now() + 60_000);
    await app.dataSource.getRepository(User).update(user.id, { resetToken: sha256('from the mail'), resetTokenExpiry });
    const fields = { token: 'from the mail', password: 'kettle under nine stars' };
    expect((await calls.visitor().post('/api/auth/reset-password', fields)).body).toEqual({ message: expect.any(String) });
    const { ticket } = await calls.askedAfterPassword(user.username, fields.password);
    expect(ticket).toEqual(expect.any(String));
    expect((await calls.sendCode(ticket, codeAt(secret))).status).toBe(200);
  });

  describe('a recovery code', () => {
    // @asvs 6.5.1
    it('signs in once, however it is typed, and the person is told', async () => {
      const { user, me, codes } = await calls.withApp();
      const [first = '', second = ''] = codes;
      const { ticket } = await calls.askedAfterPassword(user.username);
      expect((await calls.sendCode(ticket, ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
      expect((await calls.sendCode(ticket, first)).status).toBe(401);
      expect((await calls.sendCode(ticket, second)).status).toBe(200);
      expect((await calls.stateOf(me)).recoveryCodes).toBe(8);
      expect((await calls.audited(user.id)).filter((action) => action === 'use-recovery-code')).toHaveLength(2);
      expect(await calls.notices(user.email)).toContain('Recovery code used for your account at Dibbin Electrical');
    });

    it('is never answered with 429, whatever others have tried; wrong ones are limited', async () => {
      const { user, codes } = await calls.withApp();
      const [right = '', next = ''] = codes;
      const { ticket } = await calls.askedAfterPassword(user.username);
      const wrong = 'aaaaaa-bbbbbb-cccccc-dddddd';
      for (let i = 0; i < 5; i++) expect((await calls.sendCode(ticket, i % 2 ? wrong : '000000')).status).toBe(401);
      for (const code of [wrong, '000000']) expect((await calls.sendCode(ticket, code)).status).toBe(429);
      expect((await calls.sendCode(ticket, right)).status).toBe(200);
      expect((await calls.sendCode(ticket, right)).status).toBe(429);
      const simultaneous = await Promise.all([calls.sendCode(ticket, next), calls.sendCode(ticket, next)]);
      expect(simultaneous.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    });

    it('ends when new ones are made, and works for nobody else', async () => {
      const { user, me, codes } = await calls.withApp();
      const other = await calls.withApp();
      const { recoveryCodes } = (await me.post(`${OWN}/recovery-codes`)).body as Fresh;
      const { ticket } = await calls.askedAfterPassword(user.username);
      for (const code of [codes[0] ?? '', other.codes[0] ?? '']) expect((await calls.sendCode(ticket, code)).status).toBe(401);
      expect((await calls.sendCode(ticket, recoveryCodes[0] ?? '')).status).toBe(200);
      const { me: without } = await calls.newUser();
      expect((await without.post(`${OWN}/recovery-codes`)).status).toBe(409);
    });
  });

  it('is removed by its user, and the recovery codes with the last one', async () => {
    const { user, me, passkey } = await calls.withPasskey();
    const [stored] = (await calls.stateOf(me)).passkeys;
    const other = await calls.withPasskey();
    expect((await other.me.delete(`${OWN}/passkeys/${stored?.id}`)).status).toBe(404);
    expect((await me.delete(`${OWN}/passkeys/${stored?.id}`)).status).toBe(200);
    expect(await calls.stateOf(me)).toMatchObject({ passkeys: [], recoveryCodes: 0 });
    const { options, ticket } = await calls.challenge();
    expect((await calls.visitor().post('/api/auth/passkey', { ticket, response: passkey.signIn(options) })).status).toBe(401);
    await expect(login(app.server, user.username)).resolves.toEqual(expect.any(String));
    expect(await calls.audited(user.id)).toContain('remove-passkey');
  });

  // @asvs 6.4.4
  it('is removed by an administrator when the phone is lost: sessions end and the person is told', async () => {
    const { user, me } = await calls.withApp();
    const path = `/api/admin/users/${user.id}/second-factor`;
    expect((await calls.admin.get(path)).body).toMatchObject({ hasAuthenticator: true });
    expect((await me.delete(path)).status).toBe(403);
    expect((await calls.admin.delete(path)).status).toBe(200);
    expect((await me.get(OWN)).status).toBe(401);
    await expect(login(app.server, user.username)).resolves.toEqual(expect.any(String));
    expect(await calls.audited(user.id)).toContain('reset-second-factor');
    expect(await calls.notices(user.email)).toContain('Sign-in protection removed from your account at Dibbin Electrical');
  });
});

describe('on a public site', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ env: { PUBLIC_URL: 'https://www.example.org' } });
  });
  afterAll(() => app.close());

  async function setUp(me: Caller): Promise<string> {
    const { secret, ticket } = (await me.post(`${OWN}/authenticator/start`)).body as AuthenticatorOffer;
    await awayFromTheEdge();
    const late = await me.post(`${OWN}/authenticator`, { ticket, code: codeAt(secret, Date.now() - HALF_MINUTE_MS) });
    expect({ status: late.status, body: late.body }).toMatchObject({
      status: 400,
      body: { fields: { code: [expect.stringContaining('run out')] } },
    });
    expect((await me.post(`${OWN}/authenticator`, { ticket, code: codeAt(secret) })).status).toBe(200);
    return secret;
  }

  // @asvs 2.3.1
  it('administrators set up a second factor before anything else, and keep one', async () => {
    const admin = as(app, await login(app.server, 'admin'));
    expect((await admin.get('/api/auth/me')).body).toMatchObject({ mustSetUp: true });
    expect((await admin.get('/api/docs')).status).toBe(401);
    for (const call of [
      admin.get('/api/admin/users'),
      admin.get('/api/admin/services'),
      admin.get('/api/admin/profile'),
      admin.put('/api/admin/profile', {}),
    ]) {
      const { status, body } = await call;
      expect({ status, body }).toEqual({ status: 403, body: { statusCode: 403, code: 'second-factor-needed', error: expect.any(String) } });
    }
    await setUp(admin);
    expect((await admin.get('/api/auth/me')).body).not.toHaveProperty('mustSetUp');
    expect((await admin.get('/api/admin/users')).status).toBe(200);
    expect((await admin.delete(`${OWN}/authenticator`)).status).toBe(409);
    expect(await stateIsOn(admin)).toBe(true);
  });

  it('editors do so once the settings say so, in sessions that run, too', async () => {
    const [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
    const reads = async (me: Caller) => (await me.get('/api/admin/services')).body as unknown;
    const NEEDED = expect.objectContaining({ statusCode: 403, code: 'second-factor-needed' });
    expect(await reads(editor)).toEqual(expect.any(Array));
    expect((await editor.put('/api/admin/company-info', { requireSecondFactor: true })).status).toBe(403);
    expect((await admin.put('/api/admin/company-info', { requireSecondFactor: true })).body).toMatchObject({ requireSecondFactor: true });
    expect(await reads(admin)).toEqual(expect.any(Array));
    expect(await reads(editor)).toEqual(NEEDED);
    expect((await admin.put('/api/admin/company-info', { requireSecondFactor: false })).status).toBe(200);
    expect(await reads(editor)).toEqual(expect.any(Array));
    expect((await admin.put('/api/admin/company-info', { requireSecondFactor: true })).status).toBe(200);
    const next = as(app, await login(app.server, 'editor'));
    expect((await next.get('/api/admin/services')).status).toBe(403);
    await setUp(next);
    expect((await next.get('/api/admin/services')).status).toBe(200);
  });

  const stateIsOn = async (me: Caller) => ((await me.get(OWN)).body as SecondFactorState).hasAuthenticator;
});

describe('at an IP number', () => {
  it('says that passkeys are not possible', async () => {
    const app = await createTestApp({ env: { PUBLIC_URL: 'http://127.0.0.1:3999' } });
    expect((await as(app, app.editorToken).get(OWN)).body).toMatchObject({ passkeysArePossible: false, isRequired: false });
    await app.close();
  });
});
