// On MariaDB only among the further tests.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { Session } from '../src/auth/session.entity.js';
import { DeliveryWorker } from '../src/delivery/outbox/delivery-worker.service.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { User } from '../src/users/user.entity.js';
import { makeUser } from './factories/users.js';
import { as, type Caller } from './support/api.js';
import { login, type TestApp } from './support/app.js';
import { NEW_PASSWORD, PasswordMails, tokenOf, VOID_LINK } from './support/password-mails.js';

const USERS = '/api/admin/users';
const HOUR = 3_600_000;

describe('password reset', () => {
  let mails: PasswordMails;
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    mails = await PasswordMails.start();
    ({ app } = mails);
    admin = as(app, app.adminToken);
  });
  afterAll(() => mails.close());
  beforeEach(() => mails.moveOn());

  const users = () => app.dataSource.getRepository(User);
  const outbox = () => app.dataSource.getRepository(Delivery);
  const auditOf = (entityId: string) => app.dataSource.getRepository(AuditLog).find({ where: { entityId }, order: { id: 'ASC' } });
  const mailsTo = (email: string) => mails.server.mails.filter(({ envelopeTo }) => envelopeTo.includes(email)).length;

  describe('for a forgotten password', () => {
    // @asvs 6.4.3, 7.4.3, 7.6.2
    it('sends a link that sets a new one, once, and signs out everywhere', async () => {
      const user = await makeUser(admin);
      const session = await login(app.server, user.username);
      const { status } = await mails.forgot(` ${user.username.toUpperCase()} `);
      expect(status).toBe(200);
      const mail = await mails.mailTo(user.email);
      expect(mail).toMatchObject({ subject: 'Set a new password for Dibbin Electrical', to: [{ address: user.email }] });
      expect(mail.html).toContain(tokenOf(mail));
      for (const part of [mail.text, mail.html]) for (const fact of [user.username, '60 minutes']) expect(part).toContain(fact);

      const done = await mails.reset(tokenOf(mail));
      expect(done.status).toBe(200);
      expect(done.body).toEqual({ message: 'Your new password has been set. You can sign in now.' });
      expect((await as(app, session).get('/api/auth/me')).status).toBe(401);
      expect(await app.dataSource.getRepository(Session).countBy({ userId: user.id })).toBe(0);
      await expect(login(app.server, user.username)).rejects.toThrow('401');
      await expect(login(app.server, user.username, NEW_PASSWORD)).resolves.toEqual(expect.any(String));

      const again = await mails.reset(tokenOf(mail), 'another kettle of nine stars');
      expect(again.status).toBe(400);
      expect(again.body).toEqual(VOID_LINK);
    });

    it('also accepts the email address', async () => {
      const { email } = await makeUser(admin);
      await mails.forgot(email.toUpperCase());
      expect((await mails.reset(tokenOf(await mails.mailTo(email)))).status).toBe(200);
    });

    it('clears the failed-login counter so that the user can sign in at once', async () => {
      const user = await makeUser(admin);
      const signIn = (password: string) => mails.post('login', { username: user.username, password });
      for (let i = 0; i < 5; i++) await signIn('wrong');
      expect((await signIn(NEW_PASSWORD)).status).toBe(429);
      await mails.reset(await mails.askedFor(user));
      expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    });

    it("stores only a hash of the token, encrypts the mail and keeps the account's version", async () => {
      const user = await makeUser(admin);
      const token = await mails.askedFor(user);
      const { resetToken, resetTokenExpiry, version } = await users().findOneByOrFail({ id: user.id });
      expect(version).toBe(user.version);
      expect(resetToken).toMatch(/^[0-9a-f]{64}$/);
      expect((resetTokenExpiry?.getTime() ?? 0) - Date.now()).toBeGreaterThan(HOUR - 60_000);
      expect((resetTokenExpiry?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(HOUR);
      const stored = JSON.stringify([await outbox().find(), await app.dataSource.getRepository(AuditLog).find()]);
      for (const secret of [token, resetToken ?? '', '#token=']) expect(stored).not.toContain(secret);
      const shown = JSON.stringify([(await admin.get('/api/admin/audit-log')).body, (await admin.get(USERS)).body]);
      for (const secret of [token, resetToken ?? '']) expect(shown).not.toContain(secret);
    });

    // @asvs 16.3.1
    it('is in the audit log, with the user if known', async () => {
      const user = await makeUser(admin);
      await mails.reset(await mails.askedFor(user));
      const rows = await auditOf(user.id);
      expect(rows.slice(1)).toMatchObject([
        { action: 'password-forgotten', userId: null, ipAddress: expect.stringMatching(/^[0-9a-f]{16}$/), changes: {} },
        {
          action: 'password-reset',
          userId: user.id,
          changes: { passwordHash: { before: '[redacted]', after: '[redacted]' }, resetToken: { before: '[redacted]' } },
        },
      ]);
      expect(JSON.stringify(rows)).not.toContain('argon2');
    });

    it('responds alike for everyone, after the same time', async () => {
      const [active, inactive] = [await makeUser(admin), await makeUser(admin, { isActive: false })];
      const ask = async (name: string) => {
        const started = performance.now();
        const { status, body, headers } = await mails.forgot(name);
        const { date, 'x-request-id': id, ...rest } = headers as Record<string, string>;
        for (const differing of [date, id]) expect(differing).toBeDefined();
        return { response: { status, body, headers: rest }, took: performance.now() - started };
      };
      const asked = [];
      for (const name of ['nobody', active.username, inactive.username, active.email, 'nobody@staff.example', inactive.email])
        asked.push(await ask(name));
      expect(asked[0]?.response).toMatchObject({
        status: 200,
        body: {
          message:
            'If there is an active account with this username or email address, you will get an email with a link to set a new password. The link works once, for 60 minutes.',
        },
      });
      for (const { response, took } of asked) {
        expect(response).toEqual(asked[0]?.response);
        expect(took).toBeGreaterThanOrEqual(299);
      }
      await mails.mailTo(active.email, 2);
      expect(mailsTo(inactive.email)).toBe(0);
    });

    it('sends an account three mails an hour, and the third link works', async () => {
      const user = await makeUser(admin);
      const responses = [];
      for (let i = 0; i < 5; i++) {
        responses.push(await mails.forgot(i % 2 ? user.username : user.email));
        mails.moveOn();
      }
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const third = tokenOf(await mails.mailTo(user.email, 3));
      await app.get(DeliveryWorker, { strict: false }).drain();
      expect(mailsTo(user.email)).toBe(3);
      expect((await mails.reset(third)).status).toBe(200);
    });

    it('allows an address ten requests an hour, with the same response', async () => {
      const user = await makeUser(admin);
      const responses = await Promise.all(Array.from({ length: 10 }, () => mails.forgot('nobody')));
      responses.push(await mails.forgot(user.username));
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect((await users().findOneByOrFail({ id: user.id })).resetToken).toBeNull();
      mails.moveOn();
      await mails.askedFor(user);
    });

    it.each([
      [undefined, ['Required']],
      [null, ['Required']],
      ['  ', ['Required']],
      [7, ['Invalid input']],
      [{ $ne: '' }, ['Invalid input']],
      ['x'.repeat(255), [expect.any(String)]],
    ])('rejects an invalid name (%#)', async (username, messages) => {
      const { status, body } = await mails.forgot(username);
      expect(status).toBe(400);
      expect(body).toEqual({ statusCode: 400, error: expect.any(String), fields: { username: messages } });
    });

    // @asvs 1.2.4
    it.each(['%', '_', "' OR 1=1 --", '\u0000admin\u0000x', 'ádmin@staff.example'])('finds nobody by injection (%#)', async (name) => {
      expect((await mails.forgot(name)).status).toBe(200);
      expect((await users().findOneByOrFail({ id: app.editorId })).resetToken).toBeNull();
    });
  });

  describe('a link', () => {
    it('is invalidated by a newer one', async () => {
      const user = await makeUser(admin);
      const first = await mails.askedFor(user);
      const second = await mails.askedFor(user, 2);
      expect((await mails.reset(first)).body).toEqual(VOID_LINK);
      expect((await mails.reset(second)).status).toBe(200);
    });

    it('expires with its time, the account or a new address', async () => {
      const user = await makeUser(admin);
      const token = await mails.askedFor(user);
      await users().update(user.id, { resetTokenExpiry: new Date(Date.now() - 1) });
      expect((await mails.reset(token)).body).toEqual(VOID_LINK);
      await users().update(user.id, { resetTokenExpiry: new Date(Date.now() + HOUR), isActive: false });
      expect((await mails.reset(token)).body).toEqual(VOID_LINK);
      await admin.put(`${USERS}/${user.id}`, { isActive: true, email: 'elsewhere@staff.example' });
      expect((await mails.reset(token)).body).toEqual(VOID_LINK);
      await expect(login(app.server, user.username)).resolves.toEqual(expect.any(String));
    });

    // @asvs 2.3.1, 6.4.1
    it('works for one of two simultaneous uses', async () => {
      const user = await makeUser(admin);
      const token = await mails.askedFor(user);
      const responses = await Promise.all([mails.reset(token, NEW_PASSWORD), mails.reset(token, `${NEW_PASSWORD} too`)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    // @asvs 6.2.1
    it('stays valid after a rejected password', async () => {
      const token = await mails.askedFor(await makeUser(admin));
      for (const [password, message] of [
        [undefined, 'Required'],
        ['short', 'Please use at least 12 characters'],
        ['Password1234', 'This password is too easy to guess. Please choose another one.'],
        [{ a: 1 }, 'Invalid input'],
      ]) {
        const { status, body } = await mails.post('reset-password', { token, password });
        expect(status).toBe(400);
        expect(body).toMatchObject({ fields: { password: [message] } });
      }
      expect((await mails.reset(token)).status).toBe(200);
    });

    it.each(['nonsense', "' OR 1=1 --", 'x'.repeat(200)])('is rejected if made up (%#)', async (token) => {
      const { status, body } = await mails.reset(token);
      expect(status).toBe(400);
      expect(body).toEqual(VOID_LINK);
    });

    it('cannot be derived from the table', async () => {
      const user = await makeUser(admin);
      await mails.askedFor(user);
      const { resetToken } = await users().findOneByOrFail({ id: user.id });
      expect((await mails.reset(resetToken)).body).toEqual(VOID_LINK);
    });

    it.each([undefined, null, '', 7, ['a'], 'x'.repeat(201)])('is rejected at its field if not text (%#)', async (token) => {
      const { status, body } = await mails.reset(token);
      expect(status).toBe(400);
      expect(body.fields).toEqual({ token: [expect.any(String)] });
    });
  });
});
