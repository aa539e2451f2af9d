// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startApp, type App } from '../../scripts/testing/app.js';
import { until } from './support/until.js';

interface Line {
  level?: number;
  msg?: string;
  context?: string;
  requestId?: string;
  statusCode?: number;
  path?: string;
  userId?: string | null;
  entityId?: string | null;
  fields?: string[];
}

describe('the log', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp({ env: { LOG_LEVEL: 'info', LOG_FORMAT: 'json', TRUST_PROXY: '1' }, databaseServer: '' });
  });
  afterAll(() => app.stop());

  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(app.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (Secret)', 'X-Forwarded-For': '203.0.113.77', ...headers },
      body: body && JSON.stringify(body),
    });
  const idOf = ({ headers }: Response) => headers.get('x-request-id');
  const lines = (): Line[] =>
    app
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
  const lineOf = (response: Response, context: string) =>
    until(`a line of ${context}`, () => lines().find((line) => line.context === context && line.requestId === idOf(response)));
  const signIn = (password = app.adminPassword) => call('POST', '/api/auth/login', { username: app.adminUsername, password });

  // @asvs 16.3.2, 16.4.1
  it('has each refused call by its id, without what the caller typed', async () => {
    const typed = await call('GET', '/api/admin/users/jane.doe@example.org?q=jane');
    expect(typed.status).toBe(401);
    expect(await lineOf(typed, 'Refused')).toMatchObject({ statusCode: 401, path: '/api/admin/users/…' });
    const form = new FormData();
    form.append('file', new Blob(['x']), 'jane.jpg');
    const noKey = await fetch(`${app.url}/api/contact/JANE/photos`, { method: 'POST', body: form });
    expect(noKey.status).toBe(403);
    expect(await lineOf(noKey, 'Refused')).toMatchObject({ statusCode: 403, path: '/api/contact/…/photos' });
    let response = await call('POST', '/api/auth/passkey', { ticket: 'x', response: '{}' });
    for (let i = 0; i < 50; i++) response = await call('POST', '/api/auth/passkey', { ticket: 'x', response: '{}' });
    expect(await lineOf(response, 'Refused')).toMatchObject({ statusCode: 429, path: '/api/auth/passkey' });
    expect(app.output()).not.toMatch(/jane\.doe|q=jane|jane\.jpg|203\.0\.113\.77|Secret/);
  });

  // @asvs 13.4.2, 16.2.4, 16.3.4, 16.5.1
  it('has unexpected errors by the id that the caller gets', async () => {
    const { token } = (await (await signIn()).json()) as { token: string };
    const database = new DatabaseSync(join(app.dataDir, 'site.sqlite'));
    database.exec('ALTER TABLE testimonials RENAME TO elsewhere');
    const failed = await call('GET', '/api/admin/testimonials', undefined, { Authorization: `Bearer ${token}` });
    database.exec('ALTER TABLE elsewhere RENAME TO testimonials');
    database.close();
    expect(failed.status).toBe(500);
    const { requestId } = (await failed.json()) as { requestId: string };
    expect(requestId).toBe(idOf(failed));
    const line = await until('a line of the error', () =>
      lines().find((one) => one.context === 'Error' && JSON.stringify(one).includes(requestId)),
    );
    expect(line).toMatchObject({ level: 50 });
    expect(JSON.stringify(line)).toContain('no such table');
  });

  // @asvs 14.2.4, 16.2.5, 16.3.1
  it('has failed and successful sign-ins, wrong passwords and changes of accounts, without names and values', async () => {
    const failed = await signIn('not the right one');
    expect(await lineOf(failed, 'Security')).toMatchObject({ msg: 'login-failed', entityId: expect.any(String), userId: null });
    const response = await signIn();
    const { token, user } = (await response.json()) as { token: string; user: { id: string } };
    expect(await lineOf(response, 'Security')).toMatchObject({ msg: 'login', userId: user.id });
    const auth = { Authorization: `Bearer ${token}` };
    const wrong = await call('POST', '/api/auth/confirm', { currentPassword: 'a guess of mine' }, auth);
    expect(wrong.status).toBe(400);
    expect(await lineOf(wrong, 'Security')).toMatchObject({ msg: 'confirm-failed', userId: user.id });
    const made = await call('POST', '/api/admin/users', { username: 'jane.doe', email: 'jane.doe@example.org', role: 'editor' }, auth);
    const { id } = (await made.json()) as { id: string };
    const changed = await call('PUT', `/api/admin/users/${id}`, { role: 'admin', password: 'kettle under nine stars' }, auth);
    expect(await lineOf(changed, 'Security')).toMatchObject({
      msg: 'update',
      entityId: id,
      userId: user.id,
      fields: expect.arrayContaining(['role', 'passwordHash']),
    });
    const exported = await call('POST', '/api/admin/privacy/export', { email: 'jane.doe@example.org' }, auth);
    expect(await lineOf(exported, 'Security')).toMatchObject({ msg: 'export', entityId: null });
    const ended = await call('DELETE', `/api/admin/users/${id}/sessions`, undefined, auth);
    expect(await lineOf(ended, 'Security')).toMatchObject({ msg: 'end-sessions', entityId: id });
    expect(app.output()).not.toMatch(/jane\.doe|a guess of mine|kettle under|203\.0\.113\.77|Secret/);
  });

  // @asvs 16.4.1
  it('takes over the id of a proxy if it is short and plain', async () => {
    const returnedId = async (id: string) => idOf(await call('GET', '/api/health', undefined, { 'X-Request-Id': id }));
    expect(await returnedId('proxy-1.a_B')).toBe('proxy-1.a_B');
    for (const id of ['x'.repeat(65), 'two words', '"quoted"', '{}'])
      expect(await returnedId(id)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });
});
