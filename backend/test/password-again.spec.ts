// Says the same on any database.
import { beforeEach, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { Session } from '../src/auth/session.entity.js';
import { MINUTE_MS } from '../src/platform/time/durations.js';
import { makeUser } from './factories/users.js';
import { as, UNKNOWN, type Caller } from './support/api.js';
import { login, STAFF_PASSWORD, useTestApp } from './support/app.js';

const NEEDED = { statusCode: 403, code: 'password-needed', error: expect.stringContaining('Please enter your password') };
interface Renewed {
  token: string;
}

const CONFIRM = '/api/auth/confirm';
const COMPANY = '/api/admin/company-info';

describe('the password', () => {
  const { app, admin, editor } = useTestApp();

  const lastGiven = (minutes: number) =>
    app.dataSource.getRepository(Session).updateAll({ confirmedAt: new Date(Date.now() - minutes * MINUTE_MS) });

  const asking: [what: string, call: () => ReturnType<Caller['get']>][] = [
    ['a new user', () => admin.post('/api/admin/users', {})],
    ['a changed user', () => admin.put(`/api/admin/users/${UNKNOWN}`, { role: 'admin' })],
    ['a deleted user', () => admin.delete(`/api/admin/users/${UNKNOWN}`)],
    ['an invitation', () => admin.post(`/api/admin/users/${UNKNOWN}/invite`)],
    ["one's own email address", () => editor.put('/api/admin/profile', { email: 'mine@elsewhere.example' })],
    ["the company's email address", () => admin.put(COMPANY, { email: null })],
    ['a new secret of the webhook', () => admin.post('/api/admin/webhook/secret')],
    ['the mail server', () => admin.put(COMPANY, { smtpHost: 'mail.example.org' })],
    ['the recipients', () => admin.put(COMPANY, { emailRecipients: null })],
    ['the webhook', () => admin.put(COMPANY, { webhookUrl: 'https://example.org/hook' })],
    ["the end of one's own session", () => editor.delete(`/api/admin/profile/sessions/${UNKNOWN}`)],
    ["the end of one's other sessions", () => editor.delete('/api/admin/profile/sessions')],
    ["the end of a user's session", () => admin.delete(`/api/admin/users/${UNKNOWN}/sessions/${UNKNOWN}`)],
    ["the end of a user's sessions", () => admin.delete(`/api/admin/users/${UNKNOWN}/sessions`)],
    ['an export', () => admin.post('/api/admin/privacy/export', { email: 'ada@example.org' })],
    ['an export of enquiries', () => editor.get('/api/admin/exports/contact-inquiries')],
    ['an export of everything', () => admin.post('/api/admin/archives/export')],
    ['a backup', () => admin.post('/api/admin/archives/backup')],
    ['the file of an export', () => admin.get('/api/admin/archives/export/file')],
    ['the file of a backup', () => admin.get('/api/admin/archives/backups/site-20260101T031500Z.tar')],
    ['an erasure', () => admin.post('/api/admin/privacy/erase', { email: 'ada@example.org' })],
  ];

  // @asvs 7.5.1, 7.5.2, 8.1.2
  it.each(asking)('is asked again for %s', async (_, call) => {
    await lastGiven(11);
    const { status, body } = await call();
    expect({ status, body }).toEqual({ status: 403, body: NEEDED });
    await lastGiven(9);
    expect((await call()).body).not.toMatchObject({ code: 'password-needed' });
  });

  it('is not asked for other things', async () => {
    await lastGiven(60);
    expect((await admin.put(COMPANY, { companyName: 'Dibbin Electrical' })).status).toBe(200);
    expect((await admin.get('/api/admin/users')).status).toBe(200);
    expect((await admin.post('/api/admin/privacy/search', { email: 'ada@example.org' })).status).toBe(200);
  });

  it('says to editors that they may not, rather than asking', async () => {
    await lastGiven(60);
    const { status, body } = await editor.post('/api/admin/users', {});
    expect({ status, body }).toEqual({ status: 403, body: { statusCode: 403, error: 'Only an administrator may do this.' } });
  });

  it('counts for this session once it was given, which is recorded', async () => {
    await lastGiven(0);
    const user = await makeUser(admin);
    const me = as(app, await login(app.server, 'admin'));
    await lastGiven(60);
    expect((await me.put(`/api/admin/users/${user.id}`, { role: 'admin' })).body).toEqual(NEEDED);
    const { status, body } = await me.post(CONFIRM, { currentPassword: STAFF_PASSWORD });
    expect(status).toBe(200);
    expect((await as(app, (body as Renewed).token).put(`/api/admin/users/${user.id}`, { role: 'admin' })).status).toBe(200);
    const rows = await app.dataSource.getRepository(AuditLog).findBy({ action: 'confirm-password' });
    expect(rows).toMatchObject([{ userId: app.adminId, entityId: app.adminId, changes: {} }]);
  });

  describe('given again', () => {
    beforeEach(() => lastGiven(0));
    const ME = '/api/auth/me';
    const statuses = (tokens: string[]) => Promise.all(tokens.map(async (token) => (await as(app, token).get(ME)).status));
    /** As if the password had been given this long ago. */
    const givenBefore = (ms: number) => app.dataSource.getRepository(Session).updateAll({ renewedAt: new Date(Date.now() - ms) });
    const giveAgain = async (token: string) =>
      ((await as(app, token).post(CONFIRM, { currentPassword: STAFF_PASSWORD })).body as Renewed).token;

    // @asvs 7.2.4
    it('gives the session a new token; the former one only finishes what was under way', async () => {
      const user = await makeUser(admin);
      const former = await login(app.server, user.username);
      await lastGiven(60);
      const next = await giveAgain(former);
      expect(next).not.toBe(former);
      expect(await statuses([former, next])).toEqual([200, 200]);
      const end = '/api/admin/profile/sessions';
      expect((await as(app, former).delete(end)).body).toEqual(NEEDED);
      expect((await as(app, next).delete(end)).status).toBe(200);
      await givenBefore(11_000);
      expect(await statuses([former, next])).toEqual([401, 200]);
    });

    it('in two tabs at once leads to one new token', async () => {
      const user = await makeUser(admin);
      const former = await login(app.server, user.username);
      const tokens = [...(await Promise.all([giveAgain(former), giveAgain(former)])), await giveAgain(former)];
      await givenBefore(11_000);
      expect(await statuses([former, ...tokens])).toEqual([401, 200, 200, 200]);
    });

    // @asvs 7.2.4
    it('to change it ends the former token at once', async () => {
      const user = await makeUser(admin);
      const former = await login(app.server, user.username);
      const passwords = { currentPassword: STAFF_PASSWORD, newPassword: 'kettle under nine stars' };
      const next = await giveAgain(former);
      const { token } = (await as(app, next).put('/api/admin/profile/password', passwords)).body as Renewed;
      expect(await statuses([former, next, token])).toEqual([401, 401, 200]);
      expect((await as(app, next).put('/api/admin/profile', { email: 'thief@elsewhere.example' })).status).toBe(401);
    });

    it('to sign out everywhere else ends the former token at once', async () => {
      const user = await makeUser(admin);
      const former = await login(app.server, user.username);
      const next = await giveAgain(former);
      expect((await as(app, next).delete('/api/admin/profile/sessions')).status).toBe(200);
      expect(await statuses([former, next])).toEqual([401, 200]);
    });
  });

  it.each([
    [{}, 'Required'],
    [{ currentPassword: 7 }, 'Invalid input'],
    [{ currentPassword: 'a guess' }, 'This is not your current password.'],
  ])('is refused if it is wrong (%#)', async (body, message) => {
    await lastGiven(60);
    const response = await admin.post(CONFIRM, body);
    expect(response.status).toBe(400);
    expect((response.body as { fields: unknown }).fields).toEqual({ currentPassword: [message] });
    expect((await admin.post('/api/admin/users', {})).body).toEqual(NEEDED);
  });

  it('cannot be guessed, and needs a sign-in', async () => {
    for (let i = 0; i < 5; i++) expect((await editor.post(CONFIRM, { currentPassword: 'a guess' })).status).toBe(400);
    const failures = await app.dataSource.getRepository(AuditLog).findBy({ action: 'confirm-failed', userId: app.editorId });
    expect(failures).toHaveLength(5);
    const { status, headers } = await editor.post(CONFIRM, { currentPassword: STAFF_PASSWORD });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await as(app).post(CONFIRM, { currentPassword: STAFF_PASSWORD })).status).toBe(401);
  });
});
