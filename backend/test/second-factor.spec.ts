import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { setTimeout as sleep } from 'node:timers/promises';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { tokenHash } from '../src/auth/password-links.service.js';
import { Authenticator } from '../src/auth/second-factor/authenticator.entity.js';
import { Passkey } from '../src/auth/second-factor/passkey.entity.js';
import { RecoveryCode } from '../src/auth/second-factor/recovery-code.entity.js';
import type { AuthenticatorOfferAnswer, SecondFactorState } from '../src/auth/second-factor/second-factor.dto.js';
import { Delivery } from '../src/outbox/delivery.entity.js';
import { User } from '../src/users/user.entity.js';
import { makeUser } from './factories/users.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, login, STAFF_PASSWORD, type TestApp } from './support/app.js';
import { SoftPasskey } from './support/soft-passkey.js';

const OWN = '/api/admin/profile/second-factor';
const ORIGIN = 'http://localhost:3999';
const HALF_MINUTE_MS = 30_000;

interface Offer {
  options: { challenge: string };
  ticket: string;
}
interface Asked {
  ticket: string;
}
interface Fresh {
  recoveryCodes: string[];
}

/** Waits for the next half minute when this one is about to end. */
async function awayFromTheEdge(): Promise<void> {
  const left = HALF_MINUTE_MS - (Date.now() % HALF_MINUTE_MS);
  if (left < 3_000) await sleep(left);
}

const codeAt = (secret: string, timestamp = Date.now()): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

describe('the second factor', () => {
  let app: TestApp;
  let admin: Caller;
  const visitor = (): Caller => as(app);
  beforeAll(async () => {
    app = await createTestApp({ env: { PUBLIC_URL: ORIGIN, SMTP_URL: 'smtp://127.0.0.1:9' } });
    admin = as(app, app.adminToken);
  });
  afterAll(() => app.close());

  const askedAfterPassword = async (username: string, password = STAFF_PASSWORD) =>
    (await visitor().post('/api/auth/login', { username, password })).body as Asked;
  const sendCode = (ticket: string, code: string) => visitor().post('/api/auth/second-factor', { ticket, code });
  const stateOf = async (me: Caller) => (await me.get(OWN)).body as SecondFactorState;
  const audited = async (entityId: string) =>
    (await app.dataSource.getRepository(AuditLog).find({ where: { entityId }, order: { createdAt: 'ASC', id: 'ASC' } })).map(
      ({ action }) => action,
    );
  const notices = async (to: string) =>
    (await app.dataSource.getRepository(Delivery).find({ where: { kind: 'account-notice' }, order: { id: 'ASC' } }))
      .filter(({ recipients }) => recipients.includes(to))
      .map(({ subject }) => subject);

  async function newUser() {
    const user = await makeUser(admin);
    return { user, me: as(app, await login(app.server, user.username)) };
  }

  async function withApp() {
    await awayFromTheEdge();
    const { user, me } = await newUser();
    const { secret, ticket, uri } = (await me.post(`${OWN}/authenticator/start`)).body as AuthenticatorOfferAnswer;
    // The code of the former half minute leaves the current one for the test.
    const { status, body } = await me.post(`${OWN}/authenticator`, { ticket, code: codeAt(secret, Date.now() - HALF_MINUTE_MS) });
    expect(status).toBe(200);
    return { user, me, secret, uri, codes: (body as Fresh).recoveryCodes };
  }

  async function withPasskey(name = 'Work phone') {
    const { user, me } = await newUser();
    const passkey = new SoftPasskey(ORIGIN);
    const { options, ticket } = (await me.post(`${OWN}/passkeys/start`)).body as Offer;
    const { status, body } = await me.post(`${OWN}/passkeys`, { ticket, name, response: passkey.register(options) });
    expect({ status, body }).toMatchObject({ status: 200 });
    return { user, me, passkey, codes: (body as Fresh).recoveryCodes };
  }

  const challenge = async () => (await visitor().post('/api/auth/passkey/start')).body as Offer;

  describe('an authenticator app', () => {
    it('is set up with its first code; the secret is encrypted and the codes are hashed', async () => {
      const { user, me, secret, uri, codes } = await withApp();
      expect(uri).toMatch(new RegExp(`^otpauth://totp/Dibbin%20Electrical:${user.username}\\?.*secret=${secret}`));
      expect(codes).toHaveLength(10);
      expect(await stateOf(me)).toEqual({
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
      expect(await audited(user.id)).toContain('add-authenticator');
      expect(await notices(user.email)).toEqual(['New authenticator app for your account at Dibbin Electrical']);
    });

    it('is asked after the password, and its code works once', async () => {
      const { user, secret } = await withApp();
      const asked = await visitor().post('/api/auth/login', { username: user.username, password: STAFF_PASSWORD });
      expect({ status: asked.status, body: asked.body }).toEqual({
        status: 200,
        body: { ticket: expect.any(String), hasPasskey: false, hasAuthenticator: true },
      });
      const { ticket } = asked.body as Asked;
      const code = codeAt(secret);
      const [one, two] = await Promise.all([sendCode(ticket, code), sendCode(ticket, code)]);
      expect([one.status, two.status].sort()).toEqual([200, 401]);
      expect((await sendCode(ticket, code)).status).toBe(401);
      const { body } = one.status === 200 ? one : two;
      expect(body).toMatchObject({ token: expect.any(String), user: { id: user.id } });
      expect((await as(app, (body as { token: string }).token).get('/api/auth/me')).status).toBe(200);
    });

    it('refuses codes of other times, tickets of others and tickets after a new password', async () => {
      const { user, secret } = await withApp();
      const { ticket } = await askedAfterPassword(user.username);
      for (const minutes of [-2, 2]) expect((await sendCode(ticket, codeAt(secret, Date.now() + minutes * 60_000))).status).toBe(401);
      for (const forged of ['x', app.adminToken, `${ticket}x`]) expect((await sendCode(forged, codeAt(secret))).status).toBe(401);
      expect((await as(app, ticket).get('/api/auth/me')).status).toBe(401);
      await admin.put(`/api/admin/users/${user.id}`, { password: 'kettle under nine stars' });
      expect((await sendCode(ticket, codeAt(secret))).status).toBe(401);
      const { ticket: next } = await askedAfterPassword(user.username, 'kettle under nine stars');
      expect((await sendCode(next, codeAt(secret))).status).toBe(200);
    });

    it('cannot be guessed', async () => {
      const { user, secret } = await withApp();
      const { ticket } = await askedAfterPassword(user.username);
      for (let i = 0; i < 5; i++) expect((await sendCode(ticket, `00000${i}`)).status).toBe(401);
      const { status, headers } = await sendCode(ticket, codeAt(secret));
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect((await audited(user.id)).filter((action) => action === 'login-failed')).toHaveLength(5);
    });

    it('is not set up with a wrong code or a ticket of someone else', async () => {
      const [one, two] = [await newUser(), await newUser()];
      const { secret, ticket } = (await one.me.post(`${OWN}/authenticator/start`)).body as AuthenticatorOfferAnswer;
      const wrong = await one.me.post(`${OWN}/authenticator`, { ticket, code: '000000' });
      expect({ status: wrong.status, body: wrong.body }).toMatchObject({ status: 400, body: { fields: { code: [expect.any(String)] } } });
      expect((await two.me.post(`${OWN}/authenticator`, { ticket, code: codeAt(secret) })).status).toBe(400);
      expect((await one.me.post(`${OWN}/authenticator`, { ticket: 'x', code: codeAt(secret) })).status).toBe(400);
      for (const { me } of [one, two]) expect(await stateOf(me)).toMatchObject({ hasAuthenticator: false, recoveryCodes: 0 });
    });
  });

  it('is asked after a password that was set by the link in a mail', async () => {
    const { user, secret } = await withApp();
    const resetTokenExpiry = new Date(Date.now() + 60_000);
    await app.dataSource.getRepository(User).update(user.id, { resetToken: tokenHash('from the mail'), resetTokenExpiry });
    const fields = { token: 'from the mail', password: 'kettle under nine stars' };
    expect((await visitor().post('/api/auth/reset-password', fields)).body).toEqual({ message: expect.any(String) });
    const { ticket } = await askedAfterPassword(user.username, fields.password);
    expect(ticket).toEqual(expect.any(String));
    expect((await sendCode(ticket, codeAt(secret))).status).toBe(200);
  });

  describe('a recovery code', () => {
    it('signs in once, however it is typed, and the person is told', async () => {
      const { user, me, codes } = await withApp();
      const [first = '', second = ''] = codes;
      const { ticket } = await askedAfterPassword(user.username);
      expect((await sendCode(ticket, ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
      expect((await sendCode(ticket, first)).status).toBe(401);
      expect((await sendCode(ticket, second)).status).toBe(200);
      expect((await stateOf(me)).recoveryCodes).toBe(8);
      expect((await audited(user.id)).filter((action) => action === 'use-recovery-code')).toHaveLength(2);
      expect(await notices(user.email)).toContain('Recovery code used for your account at Dibbin Electrical');
    });

    it('ends when new ones are made, and works for nobody else', async () => {
      const { user, me, codes } = await withApp();
      const other = await withApp();
      const { recoveryCodes } = (await me.post(`${OWN}/recovery-codes`)).body as Fresh;
      const { ticket } = await askedAfterPassword(user.username);
      for (const code of [codes[0] ?? '', other.codes[0] ?? '']) expect((await sendCode(ticket, code)).status).toBe(401);
      expect((await sendCode(ticket, recoveryCodes[0] ?? '')).status).toBe(200);
      const { me: without } = await newUser();
      expect((await without.post(`${OWN}/recovery-codes`)).status).toBe(409);
    });
  });

  describe('a passkey', () => {
    it('is named, stored by its public half, and signs in alone', async () => {
      const { user, me, passkey, codes } = await withPasskey();
      expect(codes).toHaveLength(10);
      expect((await stateOf(me)).passkeys).toEqual([
        { id: expect.any(String), name: 'Work phone', createdAt: expect.any(String), lastUsedAt: null },
      ]);
      const { options, ticket } = await challenge();
      const { status, body } = await visitor().post('/api/auth/passkey', { ticket, response: passkey.signIn(options) });
      expect({ status, body }).toMatchObject({ status: 200, body: { token: expect.any(String), user: { id: user.id } } });
      expect((await stateOf(me)).passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
      expect((await app.dataSource.getRepository(Passkey).findOneByOrFail({ userId: user.id })).counter).toBe(1);
      expect(await notices(user.email)).toContain('New passkey for your account at Dibbin Electrical');
      expect(await audited(user.id)).toContain('add-passkey');
    });

    it('is asked after the password, too, unless a recovery code is used', async () => {
      const { user, codes } = await withPasskey();
      const asked = await visitor().post('/api/auth/login', { username: user.username, password: STAFF_PASSWORD });
      expect(asked.body).toEqual({ ticket: expect.any(String), hasPasskey: true, hasAuthenticator: false });
      expect((await sendCode((asked.body as Asked).ticket, codes[0] ?? '')).status).toBe(200);
    });

    it('answers each challenge once, for this site only, and verifies its user', async () => {
      const { passkey } = await withPasskey();
      const { options, ticket } = await challenge();
      const response = passkey.signIn(options);
      expect((await visitor().post('/api/auth/passkey', { ticket, response })).status).toBe(200);
      expect((await visitor().post('/api/auth/passkey', { ticket, response })).status).toBe(401);
      for (const behaviour of [{ verifies: false }, { origin: 'https://evil.example' }]) {
        const next = await challenge();
        expect(
          (await visitor().post('/api/auth/passkey', { ticket: next.ticket, response: passkey.signIn(next.options, behaviour) })).status,
        ).toBe(401);
      }
      const [one, two] = [await challenge(), await challenge()];
      expect((await visitor().post('/api/auth/passkey', { ticket: one.ticket, response: passkey.signIn(two.options) })).status).toBe(401);
    });

    it('is refused if it is a copy, unknown, or its account inactive', async () => {
      const { user, passkey } = await withPasskey();
      const signIn = async (key: SoftPasskey) => {
        const { options, ticket } = await challenge();
        return (await visitor().post('/api/auth/passkey', { ticket, response: key.signIn(options) })).status;
      };
      expect(await signIn(passkey)).toBe(200);
      passkey.counter = 0;
      expect(await signIn(passkey)).toBe(401);
      passkey.counter = 5;
      expect(await signIn(new SoftPasskey(ORIGIN))).toBe(401);
      await admin.put(`/api/admin/users/${user.id}`, { isActive: false });
      expect(await signIn(passkey)).toBe(401);
    });

    it.each([
      '',
      'x',
      '{}',
      '[]',
      'null',
      '{"id":1}',
      '{"id":"x","response":{}}',
      '{"id":"x","rawId":"x","type":"public-key","response":{"clientDataJSON":"x"}}',
    ])('rejects the response %p', async (response) => {
      const { me } = await newUser();
      const start = (await me.post(`${OWN}/passkeys/start`)).body as Offer;
      expect((await me.post(`${OWN}/passkeys`, { ticket: start.ticket, name: 'x', response })).status).toBe(400);
      const { ticket } = await challenge();
      expect((await visitor().post('/api/auth/passkey', { ticket, response })).status).toBe(response ? 401 : 400);
    });

    it('is not registered without verifying its user, for another site, or with the challenge of someone else', async () => {
      const [one, two] = [await newUser(), await newUser()];
      const passkey = new SoftPasskey(ORIGIN);
      const offer = async (me: Caller) => (await me.post(`${OWN}/passkeys/start`)).body as Offer;
      for (const behaviour of [{ verifies: false }, { origin: 'https://evil.example' }]) {
        const { options, ticket } = await offer(one.me);
        expect((await one.me.post(`${OWN}/passkeys`, { ticket, name: 'x', response: passkey.register(options, behaviour) })).status).toBe(
          400,
        );
      }
      const { options, ticket } = await offer(two.me);
      expect((await one.me.post(`${OWN}/passkeys`, { ticket, name: 'x', response: passkey.register(options) })).status).toBe(400);
    });
  });

  it('is removed by its user, and the recovery codes with the last one', async () => {
    const { user, me, passkey } = await withPasskey();
    const [stored] = (await stateOf(me)).passkeys;
    const other = await withPasskey();
    expect((await other.me.delete(`${OWN}/passkeys/${stored?.id}`)).status).toBe(404);
    expect((await me.delete(`${OWN}/passkeys/${stored?.id}`)).status).toBe(200);
    expect(await stateOf(me)).toMatchObject({ passkeys: [], recoveryCodes: 0 });
    const { options, ticket } = await challenge();
    expect((await visitor().post('/api/auth/passkey', { ticket, response: passkey.signIn(options) })).status).toBe(401);
    await expect(login(app.server, user.username)).resolves.toEqual(expect.any(String));
    expect(await audited(user.id)).toContain('remove-passkey');
  });

  it('is removed by an administrator when the phone is lost: sessions end and the person is told', async () => {
    const { user, me } = await withApp();
    const path = `/api/admin/users/${user.id}/second-factor`;
    expect((await admin.get(path)).body).toMatchObject({ hasAuthenticator: true });
    expect((await me.delete(path)).status).toBe(403);
    expect((await admin.delete(path)).status).toBe(200);
    expect((await me.get(OWN)).status).toBe(401);
    await expect(login(app.server, user.username)).resolves.toEqual(expect.any(String));
    expect(await audited(user.id)).toContain('reset-second-factor');
    expect(await notices(user.email)).toContain('Sign-in protection removed from your account at Dibbin Electrical');
  });
});

describe('on a public site', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ env: { PUBLIC_URL: 'https://www.example.org' } });
  });
  afterAll(() => app.close());

  async function setUp(me: Caller): Promise<string> {
    const { secret, ticket } = (await me.post(`${OWN}/authenticator/start`)).body as AuthenticatorOfferAnswer;
    expect((await me.post(`${OWN}/authenticator`, { ticket, code: codeAt(secret, Date.now() - HALF_MINUTE_MS) })).status).toBe(200);
    return secret;
  }

  it('administrators set up a second factor before anything else, and keep one', async () => {
    const admin = as(app, app.adminToken);
    expect((await admin.get('/api/auth/me')).body).toMatchObject({ mustSetUp: true });
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

  it('editors do so only if the settings say so, from their next sign-in', async () => {
    const [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
    expect((await editor.get('/api/admin/services')).status).toBe(200);
    expect((await editor.put('/api/admin/company-info', { requireSecondFactor: true })).status).toBe(403);
    expect((await admin.put('/api/admin/company-info', { requireSecondFactor: true })).body).toMatchObject({ requireSecondFactor: true });
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
