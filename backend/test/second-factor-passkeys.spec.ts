// On MariaDB only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Passkey } from '../src/auth/second-factor/passkey.entity.js';
import type { Caller } from './support/api.js';
import { createTestApp, STAFF_PASSWORD, type TestApp } from './support/app.js';
import { type Asked, type Offer, ORIGIN, OWN, secondFactorCalls } from './support/second-factor.js';
import { SoftPasskey } from './support/soft-passkey.js';

describe('a passkey', () => {
  let app: TestApp;
  let calls: ReturnType<typeof secondFactorCalls>;
  beforeAll(async () => {
    app = await createTestApp({ env: { PUBLIC_URL: ORIGIN, SMTP_URL: 'smtp://127.0.0.1:9' } });
    calls = secondFactorCalls(app);
  });
  afterAll(() => app.close());

  it('is named, stored by its public half, and signs in alone', async () => {
    const { user, me, passkey, codes } = await calls.withPasskey();
    expect(codes).toHaveLength(10);
    expect((await calls.stateOf(me)).passkeys).toEqual([
      { id: expect.any(String), name: 'Work phone', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    const { options, ticket } = await calls.challenge();
    const { status, body } = await calls.visitor().post('/api/auth/passkey', { ticket, response: passkey.signIn(options) });
    expect({ status, body }).toMatchObject({ status: 200, body: { token: expect.any(String), user: { id: user.id } } });
    expect((await calls.stateOf(me)).passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
    expect((await app.dataSource.getRepository(Passkey).findOneByOrFail({ userId: user.id })).counter).toBe(1);
    expect(await calls.notices(user.email)).toContain('New passkey for your account at Dibbin Electrical');
    expect(await calls.audited(user.id)).toContain('add-passkey');
  });

  it('is renamed by its user only, which is recorded', async () => {
    const [{ user, me }, { me: other }] = [await calls.withPasskey(), await calls.withPasskey()];
    const path = `/api/admin/profile/second-factor/passkeys/${(await calls.stateOf(me)).passkeys[0]?.id}`;
    expect((await other.put(path, { name: 'Mine' })).status).toBe(404);
    for (const name of ['', null, 'x'.repeat(81)]) expect((await me.put(path, { name })).status).toBe(400);
    for (const name of ['Old phone', 'Old phone']) expect((await me.put(path, { name })).status).toBe(200);
    expect((await calls.stateOf(me)).passkeys).toMatchObject([{ name: 'Old phone' }]);
    expect((await calls.audited(user.id)).filter((action) => action === 'rename-passkey')).toHaveLength(1);
  });

  it('is asked after the password, too, unless a recovery code is used', async () => {
    const { user, codes } = await calls.withPasskey();
    const asked = await calls.visitor().post('/api/auth/login', { username: user.username, password: STAFF_PASSWORD });
    expect(asked.body).toEqual({ ticket: expect.any(String), hasPasskey: true, hasAuthenticator: false });
    expect((await calls.sendCode((asked.body as Asked).ticket, codes[0] ?? '')).status).toBe(200);
  });

  it('signs each challenge once, for this site only, and verifies its user', async () => {
    const { passkey } = await calls.withPasskey();
    const { options, ticket } = await calls.challenge();
    const response = passkey.signIn(options);
    expect((await calls.visitor().post('/api/auth/passkey', { ticket, response })).status).toBe(200);
    expect((await calls.visitor().post('/api/auth/passkey', { ticket, response })).status).toBe(401);
    for (const behaviour of [{ verifies: false }, { origin: 'https://evil.example' }]) {
      const next = await calls.challenge();
      expect(
        (await calls.visitor().post('/api/auth/passkey', { ticket: next.ticket, response: passkey.signIn(next.options, behaviour) }))
          .status,
      ).toBe(401);
    }
    const [one, two] = [await calls.challenge(), await calls.challenge()];
    expect((await calls.visitor().post('/api/auth/passkey', { ticket: one.ticket, response: passkey.signIn(two.options) })).status).toBe(
      401,
    );
  });

  it('is refused if it is a copy, unknown, or its account inactive', async () => {
    const { user, passkey } = await calls.withPasskey();
    const signIn = async (key: SoftPasskey) => {
      const { options, ticket } = await calls.challenge();
      return (await calls.visitor().post('/api/auth/passkey', { ticket, response: key.signIn(options) })).status;
    };
    expect(await signIn(passkey)).toBe(200);
    passkey.counter = 0;
    expect(await signIn(passkey)).toBe(401);
    passkey.counter = 5;
    expect(await signIn(new SoftPasskey(ORIGIN))).toBe(401);
    await calls.admin.put(`/api/admin/users/${user.id}`, { isActive: false });
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
    const { me } = await calls.newUser();
    const start = (await me.post(`${OWN}/passkeys/start`)).body as Offer;
    expect((await me.post(`${OWN}/passkeys`, { ticket: start.ticket, name: 'x', response })).status).toBe(400);
    const { ticket } = await calls.challenge();
    expect((await calls.visitor().post('/api/auth/passkey', { ticket, response })).status).toBe(response ? 401 : 400);
  });

  it('is not registered without verifying its user, for another site, or with the challenge of someone else', async () => {
    const [one, two] = [await calls.newUser(), await calls.newUser()];
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
