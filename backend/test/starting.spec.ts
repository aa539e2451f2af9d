// Only among the further tests.
// Says the same on any database.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type App } from '../../scripts/testing/app.js';
import { freePort } from '../../scripts/testing/port.js';
import { until } from './support/until.js';

const OLDER_NODE =
  'data:text/javascript,' +
  encodeURIComponent("Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })");

const PROGRAMS = ['main', 'migrate', 'cli', 'openapi'].map((name) => `backend/dist/${name}.js`);
const SCRIPTS = ['scripts', 'docker'].flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.mjs') ? `${folder}/${name}` : [])),
);

/** Runs the built program to its end. */
async function run(program: string, env: Record<string, string>, flags: string[] = [], ...args: string[]) {
  const child = spawn(process.execPath, [...flags, program, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    timeout: 120_000,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, output };
}

describe('the built program', () => {
  let dataDir: string;
  let app: App | undefined;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'starting-'));
  });
  afterEach(async () => {
    const started = app;
    app = undefined;
    await started?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  // @asvs 16.2.2, 16.2.3, 16.2.4
  it('writes JSON lines in a container, without the first password', async () => {
    const before = Date.now();
    app = await startApp({
      env: { LOG_FORMAT: 'json', LOG_LEVEL: 'info', ADMIN_PASSWORD: '', TZ: 'Pacific/Auckland' },
      databaseServer: '',
    });
    const lines = app.output().trim().split('\n');
    // In UTC, whatever the machine's time zone is.
    for (const { time } of lines.map((line) => JSON.parse(line) as { time: number })) {
      expect(time).toBeGreaterThanOrEqual(before);
      expect(time).toBeLessThanOrEqual(Date.now());
    }
    const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(messages).toEqual(
      expect.arrayContaining([expect.stringMatching(/^The site is up/), expect.stringMatching(/^First sign-in: admin/)]),
    );
    const file = join(app.dataDir, 'first-password.txt');
    const [username, password = ''] = (await readFile(file, 'utf8')).split('\n');
    expect(password).toHaveLength(23);
    expect(app.output()).not.toContain(password);
    const headers = { 'Content-Type': 'application/json' };
    const signedIn = await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify({ username, password }) });
    expect(signedIn.status).toBe(200);
    expect(existsSync(file)).toBe(true);
    const { token } = (await signedIn.json()) as { token: string };
    const chosen = await fetch(`${app.url}/api/admin/profile/password`, {
      method: 'PUT',
      headers: { ...headers, Authorization: `Bearer ${token}` },
      body: JSON.stringify({ currentPassword: password, newPassword: 'kettle under nine stars' }),
    });
    expect(chosen.status).toBe(200);
    expect(existsSync(file)).toBe(false);
  });

  it('explains as a JSON line why it cannot start', async () => {
    const { status, output } = await run('backend/dist/main.js', { DATA_DIR: dataDir, LOG_FORMAT: 'json', SEED: 'x' });
    expect(status).toBe(1);
    expect((JSON.parse(output) as { msg: string }).msg).toContain('SEED must be demo or empty');
  });

  it('shows the first password even if the port was taken on the first start', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const env = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(typeof address === 'object' ? address?.port : '') };
    const { status, output } = await run('backend/dist/main.js', env);
    expect([status, output]).toEqual([1, expect.stringContaining('is taken by another program')]);
    taken.close();
    const migrated = await run('backend/dist/migrate.js', env);
    expect(migrated.output).toMatch(/First sign-in: admin with the password ([a-z2-9]{5}-){3}[a-z2-9]{5} {2}\(shown only this once\)/);
    expect((await run('backend/dist/migrate.js', env)).output).toBe('Database: ready\n');
  });

  it('checks the first account before it writes anything', async () => {
    const { status, output } = await run('backend/dist/main.js', {
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'password1234',
      ADMIN_USERNAME: '!',
    });
    expect(status).toBe(1);
    expect(output).toContain('ADMIN_PASSWORD: ');
    expect(output).toContain('ADMIN_USERNAME: ');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('refuses a folder that another process uses, and restarts after kill -9', async () => {
    app = await startApp({ databaseServer: '' });
    const second = await run('backend/dist/main.js', { ...app.environment, PORT: String(await freePort()) });
    expect(second).toEqual({ status: 1, output: expect.stringContaining('Another process is using the database in') });
    await app.kill();
    await app.restart();
  });

  it('goes on, says so and stops when asked once the program that read its log has ended', async () => {
    const log = join(dataDir, 'log');
    await promisify(execFile)('mkfifo', [log]);
    const reader = await open(log, 'r+');
    app = await startApp({ env: { LOG_LEVEL: 'debug', SEED: 'empty' }, databaseServer: '', log });
    await reader.close();
    const { url } = app;
    await until('the warning', async () => {
      const found = ((await (await fetch(`${url}/api/health`)).json()) as { warnings: string[] }).warnings;
      return found.includes('log') ? found : undefined;
    });
  });

  it.each([...PROGRAMS, ...SCRIPTS])('%s refuses an argument that it does not know, with a sentence and code 2', async (program) => {
    const { status, output } = await run(program, { DATA_DIR: dataDir }, [], '--nonsense');
    expect([program, status]).toEqual([program, 2]);
    expect(output).toMatch(/unknown option '--nonsense'|does not know '--nonsense'|takes (no|the)/);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each(PROGRAMS)('%s says its version and what it takes', async (program) => {
    const { version } = JSON.parse(await readFile('backend/package.json', 'utf8')) as { version: string };
    expect(await run(program, { DATA_DIR: dataDir }, [], '--version')).toEqual({ status: 0, output: `${version}\n` });
    expect(await run(program, { DATA_DIR: dataDir }, [], '--help')).toEqual({
      status: 0,
      output: expect.stringMatching(/^Usage: .*--version/s),
    });
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each(['backend/dist/main.js', 'backend/dist/migrate.js', 'scripts/start.mjs', 'scripts/test.mjs', 'scripts/dev.mjs'])(
    '%s names the required Node version',
    async (program) => {
      const { status, output } = await run(program, { DATA_DIR: dataDir }, ['--import', OLDER_NODE]);
      expect(status).toBe(1);
      expect(output).toMatch(/Node (26|20\.19).*18\.20\.4/);
      expect(output).not.toContain('    at ');
    },
  );
});
