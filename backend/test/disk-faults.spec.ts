// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startApp, type App } from '../../scripts/testing/app.js';
import { enquiry } from './factories/inquiry.js';
import { PDF, picture } from './factories/media.js';
import { disksMissing, SmallDisk } from './support/disk.js';

const onServer = Boolean(process.env['TEST_DATABASE_URL']);
const NO_SPACE = 'The server has no space left, and nothing was saved. Please contact the person who manages the website.';
const READ_ONLY =
  'Nothing can be saved at the moment, because the disk or the database is read-only. Please contact the person who manages the website.';

if (disksMissing) process.stdout.write(`  Skipped: full and read-only disks; ${disksMissing}.\n`);

(disksMissing ? describe.skip : describe)('a data folder on a disk', () => {
  let disk: SmallDisk;
  let app: App;
  let token: string;
  let visitors = 0;
  beforeAll(async () => {
    disk = new SmallDisk(48);
    app = await startApp({ env: { DATA_DIR: join(disk.path, 'data'), SEED: 'empty', TRUST_PROXY: '1', LOG_LEVEL: 'error' } });
    const body = JSON.stringify({ username: app.adminUsername, password: app.adminPassword });
    const signedIn = await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    ({ token } = (await signedIn.json()) as { token: string });
  });
  afterAll(async () => {
    await app.stop();
    disk.remove();
  });

  const parsed = async (response: Response) => ({ status: response.status, body: (await response.json()) as Record<string, string> });
  /** Each visitor has a network of its own. */
  const writes = async () => {
    const n = visitors++;
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.18.${n & 255}.${n >> 8}` };
    const body = JSON.stringify(enquiry({ message: `Could you quote for house number ${n}? ${'Any weekday suits. '.repeat(100)}` }));
    return parsed(await fetch(`${app.url}/api/contact`, { method: 'POST', headers, body }));
  };
  const uploads = async (file: Buffer, name: string) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), name);
    return parsed(await fetch(`${app.url}/api/admin/media`, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form }));
  };
  const photographs = async ({ id, uploadKey = '' }: Record<string, string>) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await picture('jpeg', { width: 900, height: 900 }))]), 'board.jpg');
    const call = { method: 'POST', headers: { 'Upload-Key': uploadKey }, body: form };
    return parsed(await fetch(`${app.url}/api/contact/${id}/photos`, call));
  };
  const stored = async (): Promise<string[]> => {
    const response = await fetch(`${app.url}/api/admin/contact-inquiries`, { headers: { Authorization: `Bearer ${token}` } });
    return ((await response.json()) as { id: string }[]).map(({ id }) => id);
  };
  const files = () => readdirSync(join(disk.path, 'data'), { recursive: true, encoding: 'utf8' }).filter((name) => !name.includes('site.'));
  const page = async (path: string) => (await fetch(app.url + path)).status;
  const health = async () => (await fetch(`${app.url}/api/health`)).status;

  /** Writes until a write is refused; returns that response. On MariaDB, whose disk is another, none is. */
  async function writesUntilRefused(acknowledged: string[]) {
    for (let n = 0; n < (onServer ? 5 : 400); n++) {
      const { status, body } = await writes();
      if (status !== 201) return { status, error: body['error'] };
      acknowledged.push(body['id'] ?? '');
    }
    return undefined;
  }

  // @asvs 16.5.2
  it('that is full goes on serving pages, refuses what cannot be stored with a sentence, and recovers by itself', async () => {
    const acknowledged: string[] = [];
    expect(await writes()).toMatchObject({ status: 201 });
    expect((await uploads(PDF, 'before.pdf')).status).toBe(201);
    const before = files();
    disk.fill();
    expect(await writesUntilRefused(acknowledged)).toEqual(onServer ? undefined : { status: 507, error: NO_SPACE });
    for (const [file, name] of [
      [Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(1_000_000, '%'), PDF]), 'large.pdf'],
      [await picture('png', { width: 900, height: 900 }), 'picture.png'],
    ] as const)
      expect(await uploads(file, name)).toMatchObject({ status: 507, body: { error: NO_SPACE } });
    if (onServer) expect(await photographs((await writes()).body)).toMatchObject({ status: 507, body: { error: NO_SPACE } });
    expect(await Promise.all([page('/'), page('/contact'), page('/services'), page('/api/services'), health()])).toEqual(
      Array(5).fill(200),
    );
    expect(files().filter((name) => name !== 'filler')).toEqual(before);
    disk.free();
    expect(await writes()).toMatchObject({ status: 201 });
    expect((await uploads(PDF, 'after.pdf')).status).toBe(201);
    expect(await stored()).toEqual(expect.arrayContaining(acknowledged));
  });

  it('that became read-only goes on serving pages and loses nothing', async () => {
    const acknowledged: string[] = [];
    const before = files();
    disk.fail();
    expect(await writesUntilRefused(acknowledged)).toEqual(onServer ? undefined : { status: 503, error: READ_ONLY });
    expect(await uploads(PDF, 'lost.pdf')).toMatchObject({ status: 503, body: { error: READ_ONLY } });
    expect(await Promise.all([page('/'), page('/contact'), page('/about'), page('/api/locations'), health()])).toEqual(Array(5).fill(200));
    expect(files()).toEqual(before);
    const known = await stored();
    await app.kill();
    disk.mountAgain('rw');
    await app.restart();
    expect(await stored()).toEqual(known);
    expect(await writes()).toMatchObject({ status: 201 });
  });

  it('that cannot be written when the site starts is named in a sentence', async () => {
    await app.kill();
    const start = async () => {
      const child = spawn(process.execPath, ['backend/dist/main.js'], { env: app.environment, timeout: 60_000 });
      const [printed] = await Promise.all([text(child.stderr), once(child, 'close')]);
      return { status: child.exitCode, printed: printed.trim() };
    };
    disk.mountAgain('ro');
    expect(await start()).toEqual({ status: 1, printed: expect.stringMatching(/DATA_DIR: the folder .+ cannot be written/) });
    disk.mountAgain('rw');
    await app.restart();
    expect(existsSync(join(disk.path, 'data', 'media'))).toBe(true);
  });
});

(disksMissing ? it.skip : it)('a log on a full disk loses lines, and the site goes on and says so', async () => {
  const disk = new SmallDisk(8);
  const log = join(disk.path, 'site.log');
  const app = await startApp({ env: { SEED: 'empty', LOG_LEVEL: 'debug' }, log });
  const status = async (path: string) => (await fetch(app.url + path)).status;
  const warnings = async () => ((await (await fetch(`${app.url}/api/health`)).json()) as { warnings: string[] }).warnings;
  disk.fill();
  // The last block of the file has some space.
  for (let n = 0; n < 40; n++) expect(await status('/api/health/live')).toBe(200);
  expect([await status('/'), await status('/api/none')]).toEqual([200, 404]);
  expect(await warnings()).toContain('log');
  disk.free();
  expect(await status('/api/health/live')).toBe(200);
  expect(await warnings()).not.toContain('log');
  expect(readFileSync(log, 'utf8')).toMatch(/The log can be written again\. \d+ lines before this one are missing\./);
  disk.fill();
  // Throws unless it ends when asked.
  await app.stop();
  disk.remove();
});
