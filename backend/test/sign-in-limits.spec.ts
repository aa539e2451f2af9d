// Says the same on any database.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { makeUser } from './factories/users.js';
import { as } from './support/api.js';
import { ONLY_THE_CLOCK } from './support/clock.js';
import { createTestApp, STAFF_PASSWORD, type TestApp } from './support/app.js';
import { PasswordMails } from './support/password-mails.js';

const WRONG = 'not the right one';

describe('sign-in limits', () => {
  let app: TestApp;
  beforeEach(async () => {
    // The clock of Redis cannot be set.
    app = await createTestApp({ env: { TRUST_PROXY: '1', REDIS_URL: '' } });
    jest.useFakeTimers({ doNotFake: ONLY_THE_CLOCK });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await app.close();
  });
  const pass = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

  const signIn = (address: string, username = 'admin', password = STAFF_PASSWORD, cookie = '') =>
    request(app.server).post('/api/auth/login').set('X-Forwarded-For', address).set('Cookie', cookie).send({ username, password });
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String((headers['set-cookie'] as string[] | undefined)?.[0]);
  const deviceOf = (response: { headers: Record<string, unknown> }) => cookieOf(response).split(';')[0] ?? '';
  /** Fails from many networks until a new address is refused. */
  async function exhaustAccount(username: string): Promise<number> {
    for (let n = 1; n <= 200; n++) if ((await signIn(`10.${n}.0.1`, username, WRONG)).status === 429) return n;
    return Infinity;
  }

  it('count an IPv6 /64 as one address', async () => {
    const statuses = [];
    for (let n = 1; n <= 8; n++) statuses.push((await signIn(`2001:db8:0:1::${n}`, 'admin', WRONG)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await signIn('2001:db8:0:2::1')).status).toBe(200);
    for (let n = 1; n <= 5; n++) await signIn('::ffff:192.0.2.1', 'editor', WRONG);
    expect((await signIn('192.0.2.1', 'editor')).status).toBe(429);
  });

  it.each([
    ['203.0.113.9', (port: number) => `203.0.113.9:${port}`],
    ['2001:db8:5::1', (port: number) => `[2001:db8:5::1]:${port}`],
  ])('count %s as one address, whatever port the proxy adds', async (address, withPort) => {
    const statuses = [];
    for (let n = 1; n <= 6; n++) statuses.push((await signIn(withPort(40_000 + n), 'admin', WRONG)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(address)).status).toBe(429);
    const entries = await app.dataSource.getRepository(AuditLog).findBy({ action: 'login-failed' });
    expect(new Set(entries.map(({ ipAddress }) => ipAddress)).size).toBe(1);
  });

  // @asvs 15.3.4
  it('count for the address that the proxy saw, not for those that the caller claims', async () => {
    const claiming = (n: number) => signIn(`198.51.100.${n}, 192.0.2.77`, 'someone', WRONG);
    for (let n = 0; n < 5; n++) expect((await claiming(n)).status).toBe(401);
    expect((await claiming(5)).status).toBe(429);
    expect((await signIn('198.51.100.0', 'someone', WRONG)).status).toBe(401);
  });

  // @asvs 6.3.1
  it('stop attempts at one account from many addresses, existing or not, without affecting others', async () => {
    const refusedAfter = [await exhaustAccount('admin'), await exhaustAccount('nobody')];
    // 20 an hour, and one that is followed by a pause.
    expect(refusedAfter).toEqual([22, 22]);
    const [known, unknown] = [await signIn('192.0.2.9', 'admin', WRONG), await signIn('192.0.2.9', 'nobody', WRONG)];
    expect(known.body).toEqual(unknown.body);
    expect((await signIn('192.0.2.1', 'editor')).status).toBe(200);
  });

  // @asvs 6.1.1
  it('let an account under attack be tried after pauses that grow, so that nobody is locked out for long', async () => {
    await exhaustAccount('admin');
    const pauses: string[] = [];
    for (let n = 1; n <= 21; n++) {
      const { status, headers, body } = await signIn(`172.16.${n}.1`);
      expect(status).toBe(429);
      expect((body as { error: string }).error).toContain('use a browser in which you have signed in before');
      pauses.push(String(headers['retry-after']));
      pass(Number(headers['retry-after']) + 1);
      expect((await signIn(`172.16.${n}.1`, 'admin', WRONG)).status).toBe(401);
    }
    expect(pauses).toEqual([...Array<string>(10).fill('5'), ...Array<string>(10).fill('20'), '60']);
    pass(61);
    expect((await signIn('192.0.2.1')).status).toBe(200);
  });

  it("leave the owner's known device its own attempts", async () => {
    const device = deviceOf(await signIn('192.0.2.1'));
    await exhaustAccount('admin');
    expect((await signIn('192.0.2.1')).status).toBe(429);
    expect((await signIn('192.0.2.200', 'admin', STAFF_PASSWORD, device)).status).toBe(200);
    for (let n = 1; n <= 5; n++) expect((await signIn(`192.0.2.${n}`, 'admin', WRONG, device)).status).toBe(401);
    expect((await signIn('192.0.2.201', 'admin', STAFF_PASSWORD, device)).status).toBe(429);
  });

  it('recognise a device by a signed cookie for each account that signed in on it', async () => {
    const first = await signIn('192.0.2.1');
    expect(cookieOf(first)).toMatch(/^known-device=[\w.-]+; Max-Age=34560000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    const both = deviceOf(await signIn('192.0.2.1', 'editor', STAFF_PASSWORD, deviceOf(first)));
    await exhaustAccount('admin');
    await exhaustAccount('editor');
    expect((await signIn('192.0.2.2', 'editor', STAFF_PASSWORD, deviceOf(first))).status).toBe(429);
    for (const username of ['admin', 'editor']) expect((await signIn('192.0.2.2', username, STAFF_PASSWORD, both)).status).toBe(200);
  });

  // @asvs 9.1.1, 9.2.2
  it('ignore a forged cookie and a session token as cookie', async () => {
    const device = deviceOf(await signIn('192.0.2.1'));
    const forged = [
      `${device.slice(0, -3)}abc`,
      'known-device=nonsense',
      `known-device=${app.adminToken}`,
      `known-device=${'x'.repeat(5_000)}`,
      'known-device=..',
      ';;known-device',
    ];
    await exhaustAccount('admin');
    for (const cookie of forged) expect((await signIn('192.0.2.1', 'admin', STAFF_PASSWORD, cookie)).status).toBe(429);
    expect((await as(app, device.replace('known-device=', '')).get('/api/auth/me')).status).toBe(401);
  });

  it('respond alike whether the username exists, also with a cookie', async () => {
    const device = deviceOf(await signIn('192.0.2.1'));
    const responses = [await signIn('192.0.2.2', 'editor', WRONG, device), await signIn('192.0.2.2', 'nobody', WRONG, device)];
    for (const { status, body, headers } of responses) {
      expect({ status, body: body as unknown }).toEqual({ status: 401, body: responses[0]?.body as unknown });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  // @asvs 6.3.1
  it('stop one address that tries many accounts, but not its network', async () => {
    const statuses = [];
    for (let n = 1; n <= 51; n++) statuses.push((await signIn('203.0.113.1', `somebody-${n}`, WRONG)).status);
    expect(statuses.indexOf(429)).toBe(50);
    expect((await signIn('203.0.113.2')).status).toBe(200);
  });
});

describe('after a password reset', () => {
  let mails: PasswordMails;
  beforeAll(async () => {
    mails = await PasswordMails.start();
  });
  afterAll(() => mails.close());

  it('treat the browser as a known device, even during an attack', async () => {
    const user = await makeUser(as(mails.app, mails.app.adminToken));
    const { headers } = await mails.reset(await mails.askedFor(user));
    expect(String((headers as Record<string, unknown>)['set-cookie'])).toMatch(/^known-device=/);
  });
});
