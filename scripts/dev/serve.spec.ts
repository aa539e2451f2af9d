import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Dev, startDev } from '../testing/dev.js';

const START_MS = 180_000;

describe('npm run dev', () => {
  let dataDir: string;
  let dev: Dev;
  let built: string[];

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'dev-'));
    built = readdirSync('backend/dist', { recursive: true }).map(String).sort();
    dev = await startDev({ dataDir });
  }, START_MS);

  afterAll(async () => {
    await dev.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const open = async (path: string, init?: RequestInit) => {
    const response = await fetch(dev.url + path, { redirect: 'manual', ...init });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };

  it.each(['/', '/services', '/contact'])('renders %s from the sources', async (path) => {
    const page = await open(path);
    expect(page).toMatchObject({ status: 200, type: 'text/html' });
    expect(page.text.includes('<h1') && page.text.includes('src="/src/entry-client.ts"')).toBe(true);
  });

  it('renders the not-found page', async () => {
    expect(await open('/no-such-page')).toMatchObject({ status: 404, type: 'text/html' });
  });

  it('serves the share picture that a page names', async () => {
    const { text } = await open('/');
    const [, picture = ''] = /property="og:image" content="[^"]*(\/share\/[^"]+)"/.exec(text) ?? [];
    expect([200, 302]).toContain((await open(picture)).status);
  });

  it('serves the backoffice and compiles its modules', async () => {
    const page = await open('/admin/');
    expect(page).toMatchObject({ status: 200, type: 'text/html' });
    const [, entry = ''] = /src="(\/admin\/src\/[^"]+)"/.exec(page.text) ?? [];
    expect(await open(entry)).toMatchObject({ status: 200, type: expect.stringContaining('javascript') });
  });

  it('passes the API and the form without script on to the backend', async () => {
    expect(await open('/api/services')).toMatchObject({ status: 200, type: expect.stringContaining('json') });
    expect(await open('/contact', { method: 'POST', body: new URLSearchParams({ name: '' }) })).toMatchObject({ status: 400 });
  });

  it('leaves the built backend unchanged', () => {
    expect(readdirSync('backend/dist', { recursive: true }).map(String).sort()).toEqual(built);
  });
});
