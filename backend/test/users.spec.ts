// On MariaDB only among the further tests.
import { describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { Session } from '../src/auth/session.entity.js';
import { User } from '../src/users/user.entity.js';
import { makeUser } from './factories/users.js';
import { as } from './support/api.js';
import { login, useTestApp } from './support/app.js';

const USERS = '/api/admin/users';
const PASSWORD = 'kettle under nine stars';

describe('staff accounts', () => {
  const { app, admin, editor } = useTestApp();

  const sessionsOf = (userId: string) => app.dataSource.getRepository(Session).countBy({ userId });
  const auditOf = (entityId: string) =>
    app.dataSource.getRepository(AuditLog).find({ where: { entityId, entityType: 'users' }, order: { createdAt: 'ASC', id: 'ASC' } });
  const status = async (token: string) => (await as(app, token).get('/api/auth/me')).status;

  it('give every member of staff all usernames, including deleted accounts', async () => {
    const [gone, out] = [await makeUser(admin), await makeUser(admin)];
    await admin.delete(`${USERS}/${gone.id}`);
    await admin.put(`${USERS}/${out.id}`, { isActive: false });
    const { status: code, body } = await editor.get('/api/admin/staff-names');
    expect(code).toBe(200);
    expect(body).toEqual(
      expect.arrayContaining([
        { id: app.adminId, username: 'admin', isActive: true },
        { id: gone.id, username: gone.username, isActive: false },
        { id: out.id, username: out.username, isActive: false },
      ]),
    );
    expect((await as(app).get('/api/admin/staff-names')).status).toBe(401);
  });

  describe('creating', () => {
    it('creates an active editor who can sign in, and never returns the password', async () => {
      const {
        status: code,
        body,
        headers,
      } = await admin.post(USERS, {
        username: ' Grace.H ',
        email: ' Grace@Staff.Example ',
        password: PASSWORD,
        passwordHash: 'x',
        resetToken: 'y',
      });
      expect(code).toBe(201);
      expect(headers['etag']).toBe('"v1"');
      expect(body).toEqual({
        id: expect.any(String),
        username: 'grace.h',
        email: 'grace@staff.example',
        displayName: null,
        role: 'editor',
        isActive: true,
        lastLogin: null,
        version: 1,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      });
      await expect(login(app.server, 'grace.h', PASSWORD)).resolves.toEqual(expect.any(String));
      const [row] = await auditOf(body.id);
      expect(row).toMatchObject({
        action: 'create',
        userId: app.adminId,
        changes: { username: { after: 'grace.h' }, passwordHash: { after: '[redacted]' } },
      });
      expect(JSON.stringify(row)).not.toContain('argon2');
    });

    it.each([
      [{}, { username: ['Required'], email: ['Required'] }],
      [
        { username: null, email: null, password: null },
        { username: ['Required'], email: ['Required'] },
      ],
      [
        { username: '', email: '', password: '' },
        { username: ['Required'], email: ['Required'] },
      ],
      [
        { username: 7, email: ['a'], password: { a: 1 }, role: {}, isActive: 'yes' },
        {
          username: ['Invalid input'],
          email: ['Invalid input'],
          password: ['Invalid input'],
          role: ['Invalid input'],
          isActive: ['Invalid input'],
        },
      ],
      [{ username: 'a' }, { username: ['Please use 2 to 64 letters, digits, dots, hyphens or underscores'] }],
      [{ username: 'two words' }, { username: [expect.any(String)] }],
      [{ username: 'x'.repeat(65) }, { username: [expect.any(String)] }],
      [{ username: "a' OR 1=1 --" }, { username: [expect.any(String)] }],
      [{ email: 'not an address' }, { email: [expect.stringContaining('email address')] }],
      [{ role: 'owner' }, { role: ['Please choose one of: admin, editor'] }],
      [{ password: 'elevenchars' }, { password: ['Please use at least 12 characters'] }],
      [{ password: 'x1'.repeat(65) }, { password: ['Please use at most 128 characters'] }],
      [{ password: 'Password1234' }, { password: ['This password is too easy to guess. Please choose another one.'] }],
      [{ password: 'LeaveMeAlone' }, { password: ['This password is in lists of stolen passwords. Please choose another one.'] }],
      // @asvs 6.2.1, 6.2.4, 6.2.12
    ])('rejects invalid fields (%#)', async (fields, expected) => {
      const { status: code, body } = await admin.post(USERS, fields);
      expect(code).toBe(400);
      expect(body).toMatchObject({ statusCode: 400, error: expect.any(String), fields: expected });
    });

    // @asvs 6.2.5, 6.2.8
    it('keeps every character of a password', async () => {
      const password = '  twelve 🔌 \u0000 blank ends  ';
      const { username } = await makeUser(admin, { password });
      await expect(login(app.server, username, password)).resolves.toEqual(expect.any(String));
      await expect(login(app.server, username, password.trim())).rejects.toThrow('401');
    });

    // @asvs 6.2.8, 6.2.9
    it.each([64, 128])('takes a password of %i characters', async (length) => {
      const password =
        'Eleven herons stood on the sandstone wall by the ferry, and none of them had noticed that the tide was out again, or so it seemed.'.slice(
          0,
          length,
        );
      const { username } = await makeUser(admin, { password });
      await expect(login(app.server, username, password)).resolves.toEqual(expect.any(String));
      await expect(login(app.server, username, password.slice(0, -1))).rejects.toThrow('401');
    });

    it('refuses a username or address that is taken, at its field', async () => {
      const { username, email } = await makeUser(admin);
      const sameName = await admin.post(USERS, { username: username.toUpperCase(), email: 'other@staff.example', password: PASSWORD });
      expect(sameName.status).toBe(409);
      expect(sameName.body.fields).toEqual({ username: [`The username "${username}" is taken. Please choose another one.`] });
      const sameEmail = await admin.post(USERS, { username: 'other', email: email.toUpperCase(), password: PASSWORD });
      expect(sameEmail.status).toBe(409);
      expect(sameEmail.body.fields).toEqual({ email: [expect.stringContaining(email)] });
    });

    it('creates one of two accounts with the same name at once', async () => {
      const twin = (email: string) => admin.post(USERS, { username: 'twin', email, password: PASSWORD });
      const codes = (await Promise.all([twin('a@twin.example'), twin('b@twin.example')])).map((r) => r.status);
      expect(codes.sort()).toEqual([201, 409]);
    });
  });

  describe('reading', () => {
    it('lists by name, filters, searches and pages', async () => {
      await makeUser(admin, { username: 'zz-searched', role: 'admin', isActive: false });
      const all = await admin.get(USERS);
      expect(all.status).toBe(200);
      expect(all.headers['content-range']).toBe(`users 0-${all.body.length - 1}/${all.body.length}`);
      const names = all.body.map((u: { username: string }) => u.username);
      expect(names).toEqual([...names].sort());
      expect(JSON.stringify(all.body)).not.toMatch(/passwordHash|resetToken|deletedAt|trashKey/);
      const found = await admin.get(
        `${USERS}?filter=${encodeURIComponent('{"q":"searched","role":"admin","isActive":false}')}&range=[0,0]`,
      );
      expect(found.body).toMatchObject([{ username: 'zz-searched' }]);
      expect((await admin.get(`${USERS}?filter=${encodeURIComponent('{"q":"%"}')}`)).body).toEqual([]);
    });

    it.each(['?filter={"passwordHash":"x"}', '?sort=["passwordHash","ASC"]', '?filter={"isActive":7}', '?filter=[]', '?range=[0]'])(
      'rejects the list %s',
      async (query) => {
        expect((await admin.get(USERS + encodeURI(query))).status).toBe(400);
      },
    );

    it.each(['nobody', '0', '00000000-0000-7000-8000-000000000000', '%00', "'--", 'x'.repeat(3000)])(
      'returns 404 for an unknown user (%#)',
      async (id) => {
        for (const call of [admin.get(`${USERS}/${id}`), admin.put(`${USERS}/${id}`, { role: 'editor' }), admin.delete(`${USERS}/${id}`)]) {
          const { status: code, body } = await call;
          expect(code).toBe(404);
          expect(body).toEqual({ statusCode: 404, error: 'There is no such user. It may have been deleted.' });
        }
      },
    );
  });

  it('is for administrators only', async () => {
    for (const [caller, code] of [
      [editor, 403],
      [as(app), 401],
    ] as const) {
      for (const call of [
        caller.get(USERS),
        caller.get(`${USERS}/${app.adminId}`),
        caller.post(USERS, { username: 'sneaky', email: 'sneaky@staff.example', password: PASSWORD, role: 'admin' }),
        caller.put(`${USERS}/${app.editorId}`, { role: 'admin' }),
        caller.delete(`${USERS}/${app.adminId}`),
      ]) {
        expect((await call).status).toBe(code);
      }
    }
  });

  describe('changing', () => {
    // @asvs 15.3.3
    it('changes only the fields sent; a blank password stays unchanged', async () => {
      const user = await makeUser(admin);
      const token = await login(app.server, user.username);
      for (const password of [undefined, null, '']) {
        const { status: code, body } = await admin.put(`${USERS}/${user.id}`, { email: 'changed@staff.example', password });
        expect(code).toBe(200);
        expect(body).toMatchObject({ username: user.username, email: 'changed@staff.example', role: 'editor', isActive: true });
      }
      expect(await status(token)).toBe(200);
      await expect(login(app.server, user.username)).resolves.toEqual(expect.any(String));
      expect((await auditOf(user.id)).map((r) => r.action)).toEqual(expect.arrayContaining(['create', 'login', 'update']));
    });

    it.each([
      ['a new password', { password: PASSWORD }],
      ['another role', { role: 'admin' }],
      ['a deactivation', { isActive: false }],
    ])('%s ends the sessions', async (_, fields) => {
      const user = await makeUser(admin);
      const token = await login(app.server, user.username);
      expect((await admin.put(`${USERS}/${user.id}`, fields)).status).toBe(200);
      expect(await status(token)).toBe(401);
      expect(await sessionsOf(user.id)).toBe(0);
    });

    it('invalidates a reset mail with a new password or address', async () => {
      const users = app.dataSource.getRepository(User);
      for (const fields of [{ password: PASSWORD }, { email: 'moved@staff.example' }]) {
        const { id } = await makeUser(admin);
        await users.update(id, { resetToken: 'hash', resetTokenExpiry: new Date() });
        await admin.put(`${USERS}/${id}`, fields);
        expect(await users.findOneByOrFail({ id })).toMatchObject({ resetToken: null, resetTokenExpiry: null });
      }
    });

    it('rejects the sign-in of an inactive user until reactivated', async () => {
      const user = await makeUser(admin, { isActive: false });
      await expect(login(app.server, user.username)).rejects.toThrow('401');
      await admin.put(`${USERS}/${user.id}`, { isActive: true });
      await expect(login(app.server, user.username)).resolves.toEqual(expect.any(String));
    });

    it('resets fields to their default with null, and requires the others', async () => {
      const user = await makeUser(admin, { role: 'admin', isActive: false });
      expect((await admin.put(`${USERS}/${user.id}`, { role: null, isActive: null })).body).toMatchObject({
        role: 'editor',
        isActive: true,
      });
      const { status: code, body } = await admin.put(`${USERS}/${user.id}`, { username: null, email: null });
      expect(code).toBe(400);
      expect(body.fields).toEqual({ username: ['Required'], email: ['Required'] });
    });

    it('refuses an outdated version, and a name that is taken', async () => {
      const [user, other] = [await makeUser(admin), await makeUser(admin)];
      const put = (ifMatch: string, fields: object) => admin.put(`${USERS}/${user.id}`, fields).set('If-Match', ifMatch);
      expect((await put('"v1"', { email: 'v2@staff.example' })).headers['etag']).toBe('"v2"');
      const stale = await put('"v1"', { email: 'v3@staff.example' });
      expect(stale.status).toBe(412);
      expect((await admin.get(`${USERS}/${user.id}`)).body.email).toBe('v2@staff.example');
      const taken = await admin.put(`${USERS}/${user.id}`, { username: other.username });
      expect(taken.status).toBe(409);
      expect(taken.body.fields).toHaveProperty('username');
    });

    // @asvs 7.4.2
    it('ends the sessions of a deleted user and frees the name', async () => {
      const user = await makeUser(admin);
      const token = await login(app.server, user.username);
      const { status: code, body } = await admin.delete(`${USERS}/${user.id}`);
      expect(code).toBe(200);
      expect(body).toMatchObject({ id: user.id, username: user.username });
      expect(await status(token)).toBe(401);
      expect(await sessionsOf(user.id)).toBe(0);
      await expect(login(app.server, user.username)).rejects.toThrow('401');
      expect((await admin.get(`${USERS}/${user.id}`)).status).toBe(404);
      expect((await auditOf(user.id)).at(-1)).toMatchObject({ action: 'delete', userId: app.adminId });
      await makeUser(admin, { username: user.username, email: user.email });
    });
  });
});
