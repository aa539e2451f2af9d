// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApp, type App } from '../../scripts/testing/app.js';
import { awayFromTheEdge, codeAt } from './support/second-factor.js';
import { runSite } from './support/command-line.js';

const OWN_PASSWORD = 'kettle under nine stars';

interface Signed {
  status: number;
  token: string;
}

describe('accounts from the command line', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp({ env: { SEED: 'empty' } });
  });
  afterAll(() => app.stop());

  const site = (...args: string[]) => runSite(app.environment, ...args);
  const signIn = async (username: string, password: string): Promise<Signed> => {
    const response = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    const { token = '' } = (await response.json()) as { token?: string };
    return { status: response.status, token };
  };
  const read = async (path: string, token: string) => {
    const response = await fetch(app.url + path, { headers: { Authorization: `Bearer ${token}` } });
    return { status: response.status, body: (await response.json()) as Record<string, unknown>[] };
  };

  const choosesPassword = async (token: string, currentPassword: string, newPassword = OWN_PASSWORD) => {
    const response = await fetch(`${app.url}/api/admin/profile/password`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ currentPassword, newPassword }),
    });
    return (await response.json()) as { token?: string };
  };

  const factor = async (token: string, path: string, fields: object = {}) => {
    const response = await fetch(`${app.url}/api/admin/profile/second-factor/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(fields),
    });
    return (await response.json()) as { secret: string; ticket: string; recoveryCodes: string[] };
  };

  // @asvs 6.4.1
  it('creates an administrator while the site runs, and prints the password once', async () => {
    const { status, output } = await site('admin', 'create', 'Smith', '--email', 'smith@smith.example');
    expect([status, output]).toEqual([0, expect.stringContaining('The administrator smith has been created.')]);
    const password = /Password: (\S+)/.exec(output)?.[1] ?? '';
    const { status: signedIn, token } = await signIn('smith', password);
    expect(signedIn).toBe(200);
    expect((await read('/api/admin/users', token)).body).toMatchObject({ statusCode: 403, code: 'new-password-needed' });
    expect(await choosesPassword(token, password, password)).toMatchObject({ fields: { newPassword: [expect.any(String)] } });
    const { token: renewed = '' } = await choosesPassword(token, password);
    expect((await read('/api/admin/users', renewed)).body).toHaveLength(2);
    expect((await signIn('smith', password)).status).toBe(401);
    expect((await read('/api/admin/users', (await signIn('smith', OWN_PASSWORD)).token)).status).toBe(200);
  });

  it('gives a locked-out administrator a new password, ends the sessions and records it', async () => {
    const { token } = await signIn(app.adminUsername, app.adminPassword);
    expect((await read('/api/admin/users', token)).status).toBe(200);
    const first = join(app.environment['DATA_DIR'] ?? '', 'first-password.txt');
    writeFileSync(first, `${app.adminUsername}\nthe password before\n`);
    const { status, output } = await site('admin', 'reset-password', app.adminUsername, '--json');
    expect(status).toBe(0);
    expect(existsSync(first)).toBe(false);
    const { username, password } = JSON.parse(output) as { username: string; password: string };
    expect(username).toBe(app.adminUsername);
    expect((await read('/api/admin/users', token)).status).toBe(401);
    expect((await signIn(username, app.adminPassword)).status).toBe(401);
    const anew = await signIn(username, password);
    expect(anew.status).toBe(200);
    const { token: renewed = '' } = await choosesPassword(anew.token, password);
    const { body } = await read(`/api/admin/audit-log?filter=${encodeURIComponent('{"action":"update","entityType":"users"}')}`, renewed);
    expect(body.filter(({ userAgent }) => userAgent === 'Command line')).toMatchObject([
      { changes: { passwordHash: { after: '[redacted]' }, mustChangePassword: { after: true } } },
    ]);
    expect(JSON.stringify(body)).not.toContain(password);
  });

  // The commands open the database alike, so the rest need not be shown twice.
  const onSqlite = process.env['TEST_DATABASE_URL'] ? it.skip : it;

  onSqlite('lets somebody in whose phone with the second factor is lost', async () => {
    const { output } = await site('admin', 'create', 'lost', '--email', 'lost@smith.example', '--json');
    const { password } = JSON.parse(output) as { password: string };
    const { token } = await signIn('lost', password);
    const { secret, ticket } = await factor(token, 'authenticator/start');
    await awayFromTheEdge();
    expect((await factor(token, 'authenticator', { ticket, code: codeAt(secret) })).recoveryCodes).toHaveLength(10);
    expect(await signIn('lost', password)).toEqual({ status: 200, token: '' });
    expect(await site('admin', 'reset-second-factor', 'lost')).toEqual({
      status: 0,
      output: expect.stringContaining('lost signs in with the password alone'),
    });
    expect((await read('/api/auth/me', token)).status).toBe(401);
    const { token: anew } = await signIn('lost', password);
    expect((await read('/api/auth/me', anew)).status).toBe(200);
  });

  onSqlite('goes on with a new SECRET_KEY, at the price that the documentation names', async () => {
    const { output } = await site('admin', 'create', 'keyed', '--email', 'keyed@smith.example', '--json');
    const { token = '' } = await choosesPassword(
      (await signIn('keyed', (JSON.parse(output) as { password: string }).password)).token,
      (JSON.parse(output) as { password: string }).password,
    );
    const { secret, ticket } = await factor(token, 'authenticator/start');
    await awayFromTheEdge();
    expect((await factor(token, 'authenticator', { ticket, code: codeAt(secret) })).recoveryCodes).toHaveLength(10);
    expect((await site('audit', 'verify')).status).toBe(0);

    await app.kill();
    rmSync(join(app.dataDir, 'secret_key.txt'));
    await app.restart();

    expect(await signIn('keyed', OWN_PASSWORD)).toEqual({ status: 200, token: '' });
    expect((await site('admin', 'reset-second-factor', 'keyed')).status).toBe(0);
    expect(await signIn('keyed', OWN_PASSWORD)).toEqual({ status: 200, token: expect.stringMatching(/./) });
    expect(await site('audit', 'verify')).toEqual({
      status: 1,
      output: expect.stringMatching(/^The audit log is not as the site wrote it\./),
    });
  });

  onSqlite('refuses with a sentence', async () => {
    expect(await site('admin', 'reset-password', 'nobody')).toEqual({
      status: 1,
      output: 'There is no account "nobody". The accounts are admin, keyed, lost, smith.\n',
    });
    expect(await site('admin', 'create', 'smith', '--email', 'other@smith.example')).toEqual({
      status: 1,
      output: expect.stringContaining('The username "smith" is taken.'),
    });
    expect(await site('admin', 'create', 'x', '--email', 'none', '--json')).toEqual({
      status: 1,
      output: expect.stringMatching(/^\{"error":"username: .*\\nemail: /),
    });
    expect(await site('admin', 'reset-password', 'smith', '--ask')).toEqual({
      status: 1,
      output: expect.stringContaining('A password can only be asked for on a terminal.'),
    });
  });

  onSqlite('tells wrong use from refusal, and explains itself without a database', async () => {
    const nowhere = { PATH: app.environment['PATH'] ?? '', DATA_DIR: '/nowhere' };
    expect(await runSite(nowhere, '--help')).toEqual({ status: 0, output: expect.stringContaining('admin') });
    expect((await runSite(nowhere, 'admin', 'create', 'smith')).status).toBe(2);
    expect((await runSite(nowhere, 'dance')).status).toBe(2);
    expect(await runSite(nowhere, 'dance', '--json')).toEqual({
      status: 2,
      output: expect.stringMatching(/^\{"error":"[^\n]*dance[^\n]*\}\n$/),
    });
    expect(await runSite(nowhere, 'admin', 'reset-password', 'smith')).toEqual({
      status: 1,
      output: expect.stringContaining('There is no database in /nowhere.'),
    });
  });
});
