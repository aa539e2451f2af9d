// On MariaDB only among the further tests.
import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import request from 'supertest';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { Session } from '../src/auth/session.entity.js';
import { DAY_MS } from '../src/platform/time/durations.js';
import { User } from '../src/users/user.entity.js';
import { login, STAFF_PASSWORD, useTestApp } from './support/app.js';

describe('signing in', () => {
  const { app } = useTestApp();

  const post = (body: object) => request(app.server).post('/api/auth/login').send(body);

  // @asvs 15.3.1
  it('returns a token and the user, without secrets', async () => {
    const { status, body } = await post({ username: ' Admin ', password: STAFF_PASSWORD });
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.any(String),
      user: { id: app.adminId, username: 'admin', email: 'admin@staff.example', role: 'admin' },
    });
    const { lastLogin } = await app.dataSource.getRepository(User).findOneByOrFail({ id: app.adminId });
    expect(lastLogin).toBeInstanceOf(Date);
  });

  it.each([
    [{}, { username: ['Username is required'], password: ['Password is required'] }],
    [
      { username: '', password: null },
      { username: ['Username is required'], password: ['Password is required'] },
    ],
    [
      { username: ['admin'], password: { $ne: 1 } },
      { username: ['Invalid input'], password: ['Invalid input'] },
    ],
    // @asvs 15.3.5
  ])('rejects %j and names each wrong field', async (credentials, fields) => {
    const { status, body } = await post(credentials);
    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 400, error: expect.any(String), fields });
  });

  it('responds alike to a wrong password and an unknown name', async () => {
    const [wrong, unknown] = [await post({ username: 'editor', password: 'wrong' }), await post({ username: 'nobody', password: 'wrong' })];
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  it.each(['ádmin', 'admın', 'ａdmin', 'admin\u200b', 'ad\u00admin'])('does not confuse %p with admin', async (username) => {
    expect((await post({ username, password: STAFF_PASSWORD })).status).toBe(401);
  });

  // @asvs 7.4.1
  it('invalidates the token on sign-out', async () => {
    const token = await login(app.server, 'editor');
    const me = () => request(app.server).get('/api/auth/me').set('Authorization', `Bearer ${token}`);
    expect((await me()).body).toMatchObject({ username: 'editor', role: 'editor' });
    expect((await request(app.server).post('/api/auth/logout').set('Authorization', `Bearer ${token}`)).status).toBe(200);
    expect((await me()).status).toBe(401);
    expect((await request(app.server).post('/api/auth/logout')).status).toBe(200);
  });

  // @asvs 7.2.1, 7.3.2, 7.4.1, 9.2.1
  it('rejects an expired session and an expired token', async () => {
    const me = (token: string) => request(app.server).get('/api/auth/me').set('Authorization', `Bearer ${token}`);
    const token = await login(app.server, 'editor');
    const jwt = app.get<JwtService>(JwtService, { strict: false });
    const { sid } = jwt.decode<{ sid: string }>(token);
    expect((await me(jwt.sign({ sid }, { audience: 'session', expiresIn: '1h' }))).status).toBe(200);
    expect((await me(jwt.sign({ sid }, { audience: 'session', expiresIn: '-1s' }))).status).toBe(401);
    await app.dataSource.getRepository(Session).update(sid, { expiresAt: new Date(Date.now() - 1) });
    expect((await me(token)).status).toBe(401);
  });

  it.each([undefined, 'Bearer nonsense', 'Basic YWRtaW46YWRtaW4=', `Bearer ${'x'.repeat(5000)}`])(
    'rejects Authorization %p',
    async (value) => {
      const call = request(app.server).get('/api/admin/services');
      if (value) void call.set('Authorization', value);
      const { status, body } = await call;
      expect(status).toBe(401);
      expect(body).toEqual({ statusCode: 401, error: 'Please sign in.' });
    },
  );

  // @asvs 8.2.1
  it('forbids editors what is for administrators', async () => {
    const { status, body } = await request(app.server).get('/api/admin/audit-log').set('Authorization', `Bearer ${app.editorToken}`);
    expect(status).toBe(403);
    expect(body).toEqual({ statusCode: 403, error: 'Only an administrator may do this.' });
  });

  // @asvs 16.3.1
  it('records successful and failed sign-ins in the audit log', async () => {
    const actions = (await app.dataSource.getRepository(AuditLog).find()).map((row) => row.action);
    expect(actions).toEqual(expect.arrayContaining(['login', 'login-failed', 'logout']));
  });

  // @asvs 6.2.10
  it('takes passwords of any age', async () => {
    const users = app.dataSource.getRepository(User);
    const times = (years: number) => ({
      createdAt: new Date(Date.now() - years * 366 * DAY_MS),
      updatedAt: new Date(Date.now() - years * 366 * DAY_MS),
    });
    await users.update(app.editorId, { ...times(20), lastLogin: times(20).updatedAt });
    const { status, body } = await post({ username: 'editor', password: STAFF_PASSWORD });
    expect({ status, user: (body as { user: object }).user }).toEqual({
      status: 200,
      user: expect.not.objectContaining({ mustChangePassword: true }),
    });
  });

  // @asvs 6.3.1
  it('stops after five failed attempts for one name from one address, and says when to try again', async () => {
    for (let i = 0; i < 5; i++) expect((await post({ username: 'target', password: `wrong ${i}` })).status).toBe(401);
    const { status, body, headers } = await post({ username: 'target', password: 'wrong' });
    expect(status).toBe(429);
    expect(body).toMatchObject({ statusCode: 429, error: expect.stringContaining('Too many failed attempts') });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await post({ username: 'admin', password: STAFF_PASSWORD })).status).toBe(200);
  });

  // @asvs 7.4.2
  it('ends the session of a deactivated user at once', async () => {
    const token = await login(app.server, 'editor');
    await app.dataSource.getRepository(User).update(app.editorId, { isActive: false });
    expect((await request(app.server).get('/api/auth/me').set('Authorization', `Bearer ${token}`)).status).toBe(401);
    expect((await post({ username: 'editor', password: STAFF_PASSWORD })).status).toBe(401);
  });
});
