// On MariaDB only among the further tests.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { DeliveryWorker } from '../src/delivery/outbox/delivery-worker.service.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { User } from '../src/users/user.entity.js';
import { makeUser } from './factories/users.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, login, type TestApp } from './support/app.js';
import { startMailServer, type MailServer } from './support/mail-server.js';
import { NEW_PASSWORD, PasswordMails, tokenOf, VOID_LINK } from './support/password-mails.js';
import { until } from './support/until.js';

const USERS = '/api/admin/users';
const HOUR = 3_600_000;

describe('the first password', () => {
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
  const auditOf = (entityId: string) => app.dataSource.getRepository(AuditLog).find({ where: { entityId }, order: { id: 'ASC' } });
  const newcomer = { password: undefined };
  const invite = (id: string, caller = admin) => caller.post(`${USERS}/${id}/invite`);

  it.each([undefined, null, ''])('is chosen by the user if an account is created without one (%p)', async (password) => {
    const user = await makeUser(admin, { password });
    for (const tried of ['undefined', 'null', ' ', 'correct horse battery staple'])
      expect((await mails.post('login', { username: user.username, password: tried })).status).toBe(401);
    expect(JSON.stringify(user)).not.toContain('password');
  });

  // @asvs 6.4.1
  it('is chosen through an invitation, valid for 7 days', async () => {
    const user = await makeUser(admin, newcomer);
    const { status, body } = await invite(user.id);
    expect(status).toBe(200);
    expect(body).toEqual({ message: `The invitation is on its way to ${user.email}.` });
    const mail = await mails.mailTo(user.email);
    expect(mail.subject).toBe('Your account for the website of Dibbin Electrical');
    for (const part of [mail.text, mail.html]) for (const fact of [user.username, '7 days']) expect(part).toContain(fact);
    const { resetTokenExpiry } = await users().findOneByOrFail({ id: user.id });
    expect(Math.round(((resetTokenExpiry?.getTime() ?? 0) - Date.now()) / HOUR)).toBe(7 * 24);
    expect((await auditOf(user.id)).at(-1)).toMatchObject({
      action: 'invite',
      userId: app.adminId,
      changes: { email: { after: user.email } },
    });

    expect((await mails.reset(tokenOf(mail))).status).toBe(200);
    await expect(login(app.server, user.username, NEW_PASSWORD)).resolves.toEqual(expect.any(String));
  });

  it('can be requested by the user after the invitation has expired', async () => {
    const user = await makeUser(admin, newcomer);
    await invite(user.id);
    const invitation = tokenOf(await mails.mailTo(user.email));
    const newer = await mails.askedFor(user, 2);
    expect((await mails.reset(invitation)).body).toEqual(VOID_LINK);
    expect((await mails.reset(newer)).status).toBe(200);
  });

  it('cannot be offered to inactive users or after a sign-in', async () => {
    const [inactive, old] = [await makeUser(admin, { isActive: false }), await makeUser(admin)];
    await login(app.server, old.username);
    for (const [{ id }, reason] of [
      [inactive, 'is not active'],
      [old, 'has already signed in'],
    ] as const) {
      const { status, body } = await invite(id);
      expect(status).toBe(409);
      expect(body).toEqual({ statusCode: 409, error: expect.stringContaining(reason) });
      expect((await users().findOneByOrFail({ id })).resetToken).toBeNull();
    }
  });

  it('is offered by administrators, to existing users', async () => {
    const user = await makeUser(admin, newcomer);
    expect((await invite(user.id, as(app, app.editorToken))).status).toBe(403);
    expect((await invite(user.id, as(app))).status).toBe(401);
    for (const id of ['nobody', '00000000-0000-7000-8000-000000000000', "'--"]) expect((await invite(id)).status).toBe(404);
  });
});

describe('password mails without a mail server', () => {
  let app: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
    await server.close();
  });
  afterEach(() => app.close());
  afterAll(() => server.close());
  const ask = () => request(app.server).post('/api/auth/forgot-password').send({ username: 'editor' });
  const queued = () => until('a queued mail', () => app.dataSource.getRepository(Delivery).findOneBy({ kind: 'password-reset' }));

  it('get the usual response, but an invitation is refused', async () => {
    app = await createTestApp();
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.message).toContain('If there is an active account with this username');
    const { status: code, body: refusal } = await as(app, app.adminToken).post(`${USERS}/${app.editorId}/invite`);
    expect(code).toBe(409);
    expect(refusal.error).toContain('No mail server is set up.');
  });

  it('are dropped after the link has expired', async () => {
    app = await createTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } });
    await ask();
    const { id } = await queued();
    await until('a failed attempt', () => app.dataSource.getRepository(Delivery).findOneBy({ id, attempts: 1, status: 'queued' }));
    await until('the claim to be given back', async () => !(await queued()).claimedUntil);
    await app.dataSource.getRepository(Delivery).update(id, { queuedAt: new Date(Date.now() - HOUR - 1), nextAttemptAt: new Date(0) });
    server = await startMailServer({}, server.port);
    void app.get(DeliveryWorker, { strict: false }).wake();
    const given = await until('it to be given up', () => app.dataSource.getRepository(Delivery).findOneBy({ id, status: 'failed' }));
    expect(given.lastError).toBe('Not sent: it could not be sent within 60 minutes.');
    expect(server.mails).toEqual([]);
  });
});
