// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMINISTRATOR, startApp, type App } from '../../scripts/testing/app.js';
import { freshDatabase, type TestDatabase } from '../../scripts/testing/database.js';
import { inOrder } from '../src/platform/common/same-value.js';
import { enquiry } from './factories/inquiry.js';
import { runSite } from './support/command-line.js';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const LISTS = ['services', 'locations', 'service-location-pages', 'projects', 'testimonials', 'contact-inquiries', 'audit-log', 'users'];

/** Reading the lists signs in. */
const LAST_LOGIN = /"lastLogin":"[^"]*"|(?<="username":"[^"]*"),"version":\d+/g;
const JSON_BODY = { 'Content-Type': 'application/json' };

async function contentOf(url: string): Promise<Record<string, unknown>> {
  const body = JSON.stringify(ADMINISTRATOR);
  const signedIn = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: JSON_BODY, body });
  const { token } = (await signedIn.json()) as { token: string };
  const read = async (list: string) => {
    const rows = await fetch(`${url}/api/admin/${list}`, { headers: { Authorization: `Bearer ${token}` } });
    // The databases sort equal names differently.
    return ((await rows.json()) as { id: string; action?: string }[]).sort((a, b) => a.id.localeCompare(b.id));
  };
  const lists = await Promise.all(
    LISTS.map(async (list) => [list, (await read(list)).filter(({ action }) => action !== 'login')] as const),
  );
  return Object.fromEntries(lists.map(([list, rows]) => [list, JSON.stringify(rows, inOrder).replaceAll(LAST_LOGIN, '')]));
}

const withServer = SERVER ? describe : describe.skip;
withServer('site move', () => {
  let app: App;
  let database: TestDatabase;
  let both: Record<string, string>;
  let content: Record<string, unknown>;

  beforeAll(async () => {
    app = await startApp({ databaseServer: '' });
    const body = JSON.stringify({ ...enquiry(), name: 'Zoë Ångström 💡', message: 'Line one\nline "two" \\ and a tab\t.' });
    await fetch(`${app.url}/api/contact`, { method: 'POST', headers: JSON_BODY, body });
    database = await freshDatabase(SERVER);
    const secret = async (name: string) => (await readFile(join(app.dataDir, name), 'utf8')).trim();
    const secrets = { JWT_SECRET: await secret('jwt_secret.txt'), SECRET_KEY: await secret('secret_key.txt') };
    both = { ...app.environment, ...secrets, DATABASE_URL: database.url };
  });
  afterAll(async () => {
    await app.stop();
    await database.drop();
  });

  it('refuses while the site runs, without DATABASE_URL, and with another key', async () => {
    expect(await runSite(both, 'move', 'mariadb')).toEqual({
      status: 1,
      output: expect.stringContaining('Another process is using the database in'),
    });
    content = await contentOf(app.url);
    await app.kill();
    expect(await runSite(app.environment, 'move', 'mariadb')).toEqual({ status: 1, output: expect.stringContaining('Set DATABASE_URL') });
    expect(await runSite({ ...both, SECRET_KEY: 'x'.repeat(40) }, 'move', 'mariadb')).toEqual({
      status: 1,
      output: expect.stringContaining('SECRET_KEY is not the one in'),
    });
    expect((await runSite(both, 'move', 'oracle')).status).toBe(2);
  });

  it('takes every row to MariaDB, where the site shows the same', async () => {
    const { status, output } = await runSite(both, 'move', 'mariadb', '--json');
    expect([status, JSON.parse(output)]).toEqual([0, { tables: expect.any(Number), rows: expect.any(Number), before: null }]);
    expect(await runSite(both, 'audit', 'verify')).toEqual({ status: 0, output: expect.stringContaining('The audit log is intact') });
    const { PORT, PUBLIC_URL, ...same } = both;
    expect(PUBLIC_URL).toContain(PORT);
    const moved = await startApp({ env: same, databaseServer: '' });
    try {
      expect(await contentOf(moved.url)).toEqual(content);
      expect(await runSite(both, 'move', 'sqlite', '--force')).toEqual({ status: 1, output: expect.stringMatching(/^Another p/) });
    } finally {
      await moved.stop();
    }
  });

  it('takes every row back, and keeps the file that it replaces', async () => {
    expect(await runSite(both, 'move', 'sqlite')).toEqual({ status: 1, output: expect.stringContaining('Add --force to replace them.') });
    const { status, output } = await runSite(both, 'move', 'sqlite', '--force', '--json');
    const { before } = JSON.parse(output) as { before: string };
    expect([status, (await readFile(join(before, 'site.sqlite'))).subarray(0, 15).toString()]).toEqual([0, 'SQLite format 3']);
    await app.restart();
    expect(await contentOf(app.url)).toEqual(content);
  });

  it('is not needed to restore a backup of one database to the other', async () => {
    const { output } = await runSite(app.environment, 'backup', '--to', join(app.dataDir, 'archives'), '--json');
    const { file } = JSON.parse(output) as { file: string };
    const restored = await runSite({ ...both, DATA_DIR: join(app.dataDir, 'elsewhere') }, 'restore', file, '--force');
    expect([restored.status, restored.output]).toEqual([0, expect.stringContaining('is restored')]);
  });
});
