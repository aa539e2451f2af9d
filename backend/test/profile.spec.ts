// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { makeUser } from './factories/users.js';
import { as } from './support/api.js';
import { login, STAFF_PASSWORD, useTestApp } from './support/app.js';

const PROFILE = '/api/admin/profile';
const PASSWORD = 'kettle under nine stars';

describe("one's own profile", () => {
  const { app, admin, editor } = useTestApp();

  const auditOf = (entityId: string) =>
    app.dataSource.getRepository(AuditLog).find({ where: { entityId, entityType: 'users' }, order: { createdAt: 'ASC', id: 'ASC' } });
  const status = async (token: string) => (await as(app, token).get('/api/auth/me')).status;

  it('is shown to every member of staff and changes the address and the name for customers only', async () => {
    const user = await makeUser(admin);
    const me = as(app, await login(app.server, user.username));
    const { body, headers } = await me.get(PROFILE);
    expect(body).toEqual({
      id: user.id,
      username: user.username,
      email: user.email,
      displayName: null,
      role: 'editor',
      lastLogin: expect.any(String),
      version: expect.any(Number),
    });
    const changed = await me.put(PROFILE, {
      email: ' Mine@Staff.Example ',
      displayName: ' Sam Price ',
      username: 'other',
      role: 'admin',
      isActive: false,
      passwordHash: 'x',
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ username: user.username, email: 'mine@staff.example', displayName: 'Sam Price', role: 'editor' });
    expect((await me.put(PROFILE, { email: 'late@staff.example' }).set('If-Match', headers['etag'] ?? '')).status).toBe(412);
    expect((await auditOf(user.id)).at(-1)).toMatchObject({
      action: 'update',
      userId: user.id,
      changes: { email: { after: 'mine@staff.example' }, displayName: { after: 'Sam Price' } },
    });
  });

  it.each([
    [{ email: null }, 400, ['Required']],
    [{ email: '' }, 400, ['Required']],
    [{ email: 5 }, 400, ['Invalid input']],
    [{ email: 'x'.repeat(300) }, 400, [expect.any(String)]],
    [{ email: 'admin@staff.example' }, 409, [expect.stringContaining('belongs to another user')]],
  ])('rejects an invalid address (%#)', async (fields, code, email) => {
    const { status: got, body } = await editor.put(PROFILE, fields);
    expect(got).toBe(code);
    expect(body.fields).toEqual({ email });
  });

  it('notifies the former address of a new one, and the address of a new password', async () => {
    const user = await makeUser(admin);
    const me = as(app, await login(app.server, user.username));
    await me.put(PROFILE, { email: 'second@staff.example' });
    await me.put(`${PROFILE}/password`, { currentPassword: STAFF_PASSWORD, newPassword: PASSWORD });
    const mails = await app.dataSource.getRepository(Delivery).find({ where: { kind: 'account-changed' }, order: { id: 'ASC' } });
    expect(mails.slice(-2)).toMatchObject([
      {
        recipients: [user.email],
        subject: 'Your email address for Dibbin Electrical was changed',
        text: expect.stringContaining('second@staff.example'),
      },
      { recipients: ['second@staff.example'], subject: 'Your password for Dibbin Electrical was changed' },
    ]);
  });

  it('needs a sign-in', async () => {
    for (const call of [as(app).get(PROFILE), as(app).put(PROFILE, {}), as(app).put(`${PROFILE}/password`, {})])
      expect((await call).status).toBe(401);
  });

  // @asvs 6.2.2, 7.4.3
  it('ends other sessions after a new password and keeps this one', async () => {
    const user = await makeUser(admin);
    const [here, elsewhere] = [await login(app.server, user.username), await login(app.server, user.username)];
    const { status: code, body } = await as(app, here).put(`${PROFILE}/password`, {
      currentPassword: STAFF_PASSWORD,
      newPassword: PASSWORD,
    });
    expect(code).toBe(200);
    expect(body).toEqual({ message: expect.any(String), token: expect.any(String) });
    expect(await status((body as { token: string }).token)).toBe(200);
    expect([await status(here), await status(elsewhere)]).toEqual([401, 401]);
    await expect(login(app.server, user.username)).rejects.toThrow('401');
    await expect(login(app.server, user.username, PASSWORD)).resolves.toEqual(expect.any(String));
    expect(JSON.stringify(await auditOf(user.id))).not.toMatch(/argon2/);
  });

  it.each([
    [{}, { currentPassword: ['Required'], newPassword: ['Required'] }],
    [
      { currentPassword: ['x'], newPassword: 12 },
      { currentPassword: ['Invalid input'], newPassword: ['Invalid input'] },
    ],
    [{ currentPassword: 'x'.repeat(5000), newPassword: PASSWORD }, { currentPassword: ['Invalid input'] }],
    [{ currentPassword: STAFF_PASSWORD, newPassword: 'password1234' }, { newPassword: [expect.stringContaining('too easy')] }],
    [{ currentPassword: 'not this one', newPassword: PASSWORD }, { currentPassword: ['This is not your current password.'] }],
    // @asvs 6.2.3
  ])('rejects invalid passwords (%#)', async (passwords, fields) => {
    const { status: code, body } = await editor.put(`${PROFILE}/password`, passwords);
    expect(code).toBe(400);
    expect(body.fields).toEqual(fields);
  });

  it('limits guesses at the password', async () => {
    const user = await makeUser(admin);
    const me = as(app, await login(app.server, user.username));
    const guess = () => me.put(`${PROFILE}/password`, { currentPassword: 'a guess', newPassword: PASSWORD });
    for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(400);
    const { status: code, headers } = await guess();
    expect(code).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = as(app, await login(app.server, user.username));
    expect((await elsewhere.post('/api/auth/confirm', { currentPassword: STAFF_PASSWORD })).status).toBe(200);
  });
});
