// On MariaDB only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import request, { type Test } from 'supertest';
import { sha256 } from '../src/platform/config/crypto.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { User } from '../src/users/user.entity.js';
import { newAddress } from './support/inquiry-page.js';
import { as } from './support/api.js';
import { createTestApp, STAFF_PASSWORD, type TestApp } from './support/app.js';
import { type Asked, awayFromTheEdge, codeAt, OWN, secondFactorCalls } from './support/second-factor.js';

/** Codes of one account that may be wrong before attempts have to wait. */
const FREE = 10;

describe('somebody with the mailbox', () => {
  let app: TestApp;
  let calls: ReturnType<typeof secondFactorCalls>;
  beforeAll(async () => {
    app = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9', TRUST_PROXY: '1' } });
    calls = secondFactorCalls(app);
  });
  afterAll(() => app.close());

  const post = (path: string, body: object, cookie = ''): Test =>
    request(app.server).post(`/api/auth/${path}`).set('X-Forwarded-For', newAddress()).set('Cookie', cookie).send(body);
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';

  /** Uses the link of a mail; returns the browser's cookie. */
  async function resets(userId: string, password: string, cookie = ''): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await app.dataSource.getRepository(User).update(userId, { resetToken: sha256(token), resetTokenExpiry: new Date(Date.now() + 60_000) });
    const response = await post('reset-password', { token, password }, cookie);
    expect(response.status).toBe(200);
    return cookieOf(response);
  }

  const ticketOf = async (username: string, password: string, cookie = '') =>
    ((await post('login', { username, password }, cookie)).body as Asked).ticket;

  /** Sends wrong codes from as many addresses until one is not tried; returns how many were. */
  async function guesses(username: string, password: string, cookie: string, most = 6): Promise<number> {
    const ticket = await ticketOf(username, password, cookie);
    for (let n = 0; n < most; n++) if ((await post('second-factor', { ticket, code: `00000${n}` }, cookie)).status !== 401) return n;
    return most;
  }

  // @asvs 6.3.4, 6.4.3
  it('gets no more codes by setting the password again and again', async () => {
    const { user } = await calls.withApp();
    let tried = 0;
    for (let n = 0; n < 4; n++) {
      const password = `kettle under ${n} stars`;
      tried += await guesses(user.username, password, await resets(user.id, password));
    }
    // One more follows a pause that begins with it.
    expect(tried).toBe(FREE + 1);
  });

  /** Until those who have no attempts of their own have to wait. */
  async function usesUpCodes(username: string, password: string): Promise<void> {
    while ((await guesses(username, password, '')) > 0);
  }

  // @asvs 6.4.3
  it('ends the known devices of the account, except the browser of the new password if somebody had signed in there', async () => {
    const { user, codes } = await calls.withApp();
    const signIn = async (code = '') =>
      cookieOf(await post('second-factor', { ticket: await ticketOf(user.username, STAFF_PASSWORD), code }));
    const [here, elsewhere] = [await signIn(codes[0]), await signIn(codes[1])];
    const password = 'kettle under nine stars';
    const next = await resets(user.id, password, here);
    await usesUpCodes(user.username, password);
    expect(await guesses(user.username, password, elsewhere)).toBe(0);
    expect(await guesses(user.username, password, next)).toBe(5);
  });

  it('gets no codes of their own for browsers that signed in before there was a second factor', async () => {
    await awayFromTheEdge();
    const { user, me } = await calls.newUser();
    const credentials = { username: user.username, password: STAFF_PASSWORD };
    const browsers = [];
    for (let n = 0; n < 4; n++) browsers.push(cookieOf(await post('login', credentials)));
    const { secret, ticket } = (await me.post(`${OWN}/authenticator/start`)).body as { secret: string; ticket: string };
    expect((await me.post(`${OWN}/authenticator`, { ticket, code: codeAt(secret) })).status).toBe(200);
    let tried = 0;
    for (const browser of browsers) tried += await guesses(user.username, STAFF_PASSWORD, browser);
    expect(tried).toBe(FREE + 1);
  });

  it('keeps a browser known in which its user chooses another password', async () => {
    const { user, me, secret } = await calls.withApp();
    const ticket = await ticketOf(user.username, STAFF_PASSWORD);
    const device = cookieOf(await post('second-factor', { ticket, code: codeAt(secret) }));
    const passwords = { currentPassword: STAFF_PASSWORD, newPassword: 'kettle under nine stars' };
    const changed = await me.put('/api/admin/profile/password', passwords).set('Cookie', device);
    expect(changed.status).toBe(200);
    await usesUpCodes(user.username, passwords.newPassword);
    expect(await guesses(user.username, passwords.newPassword, device)).toBe(0);
    expect(await guesses(user.username, passwords.newPassword, cookieOf(changed))).toBe(5);
  });

  it('cannot add a factor in silence: every administrator is told', async () => {
    await awayFromTheEdge();
    const { user, me } = await calls.newUser();
    const { secret, ticket } = (await me.post(`${OWN}/authenticator/start`)).body as { secret: string; ticket: string };
    expect((await me.post(`${OWN}/authenticator`, { ticket, code: codeAt(secret) })).status).toBe(200);
    expect((await me.post(`${OWN}/recovery-codes`)).status).toBe(200);
    const mails = (await app.dataSource.getRepository(Delivery).find({ where: { kind: 'account-notice' }, order: { id: 'ASC' } })).filter(
      ({ subject, recipients }) => recipients.includes('admin@staff.example') && subject.includes(user.username),
    );
    expect(mails).toMatchObject([
      {
        recipients: ['admin@staff.example'],
        subject: `New authenticator app for the account ${user.username} at Dibbin Electrical`,
        text: expect.stringContaining('Every administrator gets this email.'),
      },
      { subject: `New recovery codes for the account ${user.username} at Dibbin Electrical` },
    ]);
    expect(await calls.notices(user.email)).toHaveLength(2);
    const admin = as(app, app.adminToken);
    const { secret: own, ticket: offer } = (await admin.post(`${OWN}/authenticator/start`)).body as { secret: string; ticket: string };
    expect((await admin.post(`${OWN}/authenticator`, { ticket: offer, code: codeAt(own) })).status).toBe(200);
    expect((await calls.notices('admin@staff.example')).filter((subject) => subject.includes('account admin'))).toEqual([]);
  });
});
