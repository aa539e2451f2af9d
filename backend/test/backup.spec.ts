// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packTar } from 'modern-tar';
import S3rver from 's3rver';
import { startApp, type App } from '../../scripts/testing/app.js';
import { freshDatabase, type TestDatabase } from '../../scripts/testing/database.js';
import { proveBackup } from '../src/operations/backup/restore-archive.js';
import { enquiry } from './factories/inquiry.js';
import { snapshot } from './factories/media.js';
import { runSite } from './support/command-line.js';

const BUCKET = 'site-media';
const SERVER = process.env['TEST_DATABASE_URL'];

interface Backup {
  file: string;
  rows: number;
  files: number;
  missing: string[];
}

/** The content that is compared before and after. */
async function contentOf(app: Pick<App, 'url'>, token: string) {
  const read = async (path: string) =>
    (await (await fetch(app.url + path, { headers: { Authorization: `Bearer ${token}` } })).json()) as Record<string, unknown>[];
  const lists = ['services', 'locations', 'service-location-pages', 'projects', 'media', 'contact-inquiries'];
  return Object.fromEntries(await Promise.all(lists.map(async (list) => [list, await read(`/api/admin/${list}`)] as const)));
}

async function signIn({ url, adminUsername: username, adminPassword: password }: Pick<App, 'url' | 'adminUsername' | 'adminPassword'>) {
  const body = JSON.stringify({ username, password });
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return ((await response.json()) as { token: string }).token;
}

/** What `site verify` does, in this process. */
const prove = (archive: string, folder: string) => proveBackup(archive, folder, () => undefined);

async function uploadPhoto(app: App, token: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await snapshot(1600, 1200))]), 'van.jpg');
  const response = await fetch(`${app.url}/api/admin/media`, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form });
  return ((await response.json()) as { url: string }).url;
}

// Where the files are does not depend on the database.
describe.each(SERVER ? ['data folder'] : ['data folder', 'S3'])('backup and restore with files in the %s', (place) => {
  let app: App;
  let token: string;
  let folder: string;
  let store: S3rver | undefined;
  let image: string;
  let made: Promise<Backup> | undefined;
  const spare: TestDatabase[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backups-'));
    const env: Record<string, string> = {};
    if (place === 'S3') {
      const directory = join(folder, 's3');
      store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] });
      const { port } = await store.run();
      Object.assign(env, {
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_BUCKET: BUCKET,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      });
    }
    app = await startApp({ env });
    token = await signIn(app);
    image = await uploadPhoto(app, token);
    const body = JSON.stringify({ ...enquiry(), name: 'Zoë Ångström 💡', message: 'Line one\nline "two" \\ and a tab\t.' });
    const sent = await fetch(`${app.url}/api/contact`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const { id, uploadKey } = (await sent.json()) as { id: string; uploadKey: string };
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await snapshot(1600, 1200))]), 'board.jpg');
    const stored = await fetch(`${app.url}/api/contact/${id}/photos`, {
      method: 'POST',
      headers: { 'Upload-Key': uploadKey },
      body: form,
    });
    expect(stored.status).toBe(201);
  });
  afterAll(async () => {
    await app.stop();
    await store?.close();
    for (const database of spare) await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const backup = async (): Promise<Backup> => {
    const { status, output } = await runSite(app.environment, 'backup', '--to', folder, '--json');
    expect([status, output]).toEqual([0, expect.any(String)]);
    return JSON.parse(output) as Backup;
  };

  /** One of the site as it is after its visitors. */
  const lastBackup = () => (made ??= backup());

  it('backs up a running site while enquiries arrive, for its own user only', async () => {
    let isDone = false;
    const statuses: number[] = [];
    const visitors = (async () => {
      while (!isDone) {
        const body = JSON.stringify({ ...enquiry(), message: `Enquiry ${statuses.length} while the backup runs.` });
        statuses.push(
          (await fetch(`${app.url}/api/contact`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status,
        );
        await sleep(200);
      }
    })();
    const { file, rows, files, missing } = await backup();
    isDone = true;
    await visitors;
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(rows).toBeGreaterThan(300);
    // A picture in three sizes, a customer's photo in two; the picture's copies for the website follow when they are made.
    expect(files).toBeGreaterThanOrEqual(5);
    expect(missing).toEqual([]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('restores everything on a clean machine', async () => {
    const { file, files } = await lastBackup();
    const before = await contentOf(app, token);
    const { environment, database } = await elsewhere();
    const restored = await runSite(environment, 'restore', file, '--json');
    expect([restored.status, restored.output]).toEqual([0, expect.stringContaining(`"files":${files}`)]);
    const second = await startApp({ env: environment, databaseServer: '' });
    try {
      const its = await signIn(second);
      expect(await contentOf(second, its)).toEqual(before);
      expect((await fetch(second.url + image)).status).toBe(200);
      const refused = await runSite(environment, 'restore', file);
      expect([refused.status, refused.output]).toEqual([1, expect.stringMatching(/Another pro/)]);
    } finally {
      await second.stop();
      await database?.drop();
    }
  });

  /** Settings of another machine, which has the files' storage of this one if that is S3. */
  async function elsewhere() {
    const dataDir = await mkdtemp(join(folder, 'machine-'));
    const database = SERVER ? await freshDatabase(SERVER) : undefined;
    if (database) spare.push(database);
    const environment: Record<string, string> = { ...app.environment, DATA_DIR: dataDir };
    delete environment['PORT'];
    delete environment['PUBLIC_URL'];
    return { environment: { ...environment, ...(database && { DATABASE_URL: database.url }) }, database, dataDir };
  }

  it('refuses to overwrite without --force, and then keeps what it replaced', async () => {
    const { file } = await lastBackup();
    const { environment, dataDir } = await elsewhere();
    expect(await runSite(environment, 'restore', file)).toEqual({ status: 0, output: expect.stringContaining('Start it now.') });
    expect(await runSite(environment, 'restore', file)).toEqual({
      status: 1,
      output: expect.stringContaining('There is a database already. Add --force to replace it'),
    });
    expect(await runSite({ ...environment, SECRET_KEY: 'x'.repeat(40) }, 'restore', file, '--force')).toEqual({
      status: 1,
      output: expect.stringContaining('SECRET_KEY of this installation is not that of the backup'),
    });
    const { status, output } = await runSite(environment, 'restore', file, '--force', '--json');
    expect([status, output]).toEqual([0, expect.any(String)]);
    const { before } = JSON.parse(output) as { before: string | null };
    const kept = before ? await readdir(before) : [];
    expect(kept.includes('site.sqlite')).toBe(!SERVER);
    expect(kept.includes('media')).toBe(place !== 'S3');
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  // Archives have one format, wherever their rows and files came from.
  const inFolder = SERVER || place === 'S3' ? it.skip : it;
  inFolder('finds one flipped byte anywhere', async () => {
    const { file } = await lastBackup();
    const { size } = await stat(file);
    const copy = join(folder, 'flipped.tar');
    const places = [
      0,
      150,
      511,
      512,
      5000,
      Math.floor(size / 2),
      size - 1500,
      size - 2049,
      size - 2048,
      size - 1536,
      size - 1100,
      size - 1,
    ];
    for (const place of places) {
      await copyFile(file, copy);
      const handle = await open(copy, 'r+');
      const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, place);
      await handle.write(Buffer.of((buffer[0] ?? 0) ^ 1), 0, 1, place);
      await handle.close();
      await expect(prove(copy, folder)).rejects.toThrow('This backup is damaged or incomplete');
    }
    expect(await runSite(app.environment, 'verify', copy)).toEqual({
      status: 1,
      output: expect.stringContaining('This backup is damaged or incomplete'),
    });
    expect((await runSite(app.environment, 'verify', file)).status).toBe(0);
  });

  it('leaves nothing under an archive name after kill -9 in the middle', async () => {
    const target = join(folder, 'killed');
    for (const after of [150, 400, 700]) {
      const child = spawn(process.execPath, ['backend/dist/cli.js', 'backup', '--to', target], { env: app.environment, stdio: 'ignore' });
      // Before the pause, in which a fast machine may finish.
      const closed = once(child, 'close');
      await sleep(after);
      child.kill('SIGKILL');
      await closed;
      const archives = (await readdir(target).catch(() => [])).filter((name) => name.endsWith('.tar'));
      for (const archive of archives) await prove(join(target, archive), folder);
    }
  });
});

(SERVER ? describe.skip : describe)('an archive from elsewhere', () => {
  let folder: string;
  let environment: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-'));
    environment = { PATH: process.env['PATH'] ?? '', DATA_DIR: join(folder, 'data') };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const HEAD = [
    { name: 'manifest.json', body: JSON.stringify({ format: 1, createdAt: '2026-11-22T03:15:00.000Z', migrations: [], tables: {} }) },
    { name: 'secrets.json', body: JSON.stringify({ JWT_SECRET: 'x', SECRET_KEY: 'x' }) },
  ];
  const FILES = { name: 'files.json', body: JSON.stringify({ count: 0, bytes: 0, hash: '0'.repeat(64), missing: [] }) };

  /** With a correct checksum: hostile, not damaged. */
  async function sealed(entries: { name: string; body: string; type?: 'symlink'; linkname?: string }[]): Promise<string> {
    const { createHash } = await import('node:crypto');
    const { tailOf } = await import('../src/operations/backup/archive-format.js');
    const made = entries.map(({ name, body, ...more }) => ({ header: { name, size: Buffer.byteLength(body), ...more }, body }));
    const bytes = Buffer.from(await packTar(made)).subarray(0, -1024);
    const file = join(folder, 'sealed.tar');
    await writeFile(file, Buffer.concat([bytes, await tailOf(createHash('sha256').update(bytes).digest('hex'))]));
    return file;
  }
  /** What is wrong with it. */
  const fault = (file: string) =>
    prove(file, folder).then(
      () => 'nothing',
      (error: unknown) => String(error),
    );
  const verify = (file: string) => runSite(environment, 'verify', file);

  it.each([
    ['files/../../../etc/cron.d/x', 'does not belong in an archive of the site'],
    ['/etc/passwd', 'does not belong in an archive of the site'],
    ['files/enquiry-photos/../x.jpg', 'does not belong in an archive of the site'],
    ['tables/users; DROP TABLE users.jsonl', 'does not belong in an archive of the site'],
    ['tables/users.jsonl', 'which its manifest does not list'],
  ])('is refused with the entry %s', async (name, sentence) => {
    expect(await fault(await sealed([...HEAD, { name, body: '[1]\n' }, FILES]))).toContain(sentence);
  });

  it('is refused with links, with other formats and with rows that are none', async () => {
    const link = { name: 'files/a.txt', body: '', type: 'symlink' as const, linkname: '/etc/passwd' };
    expect((await verify(await sealed([...HEAD, link, FILES]))).output).toContain('does not belong in an archive of the site');
    expect(await fault(await sealed([FILES]))).toContain('This is not a backup of the site');
    expect(await fault(await sealed([{ name: 'manifest.json', body: '{' }]))).toContain('cannot be read');
    const newer = { name: 'manifest.json', body: (HEAD[0]?.body ?? '').replace('"migrations":[]', '"migrations":["FromTheFuture9"]') };
    expect(await fault(await sealed([newer, ...HEAD.slice(1), FILES]))).toContain('made by a newer version');
    expect((await verify(join(folder, 'nothing.tar'))).output).toContain('There is no file');
    await writeFile(join(folder, 'text.tar'), 'x'.repeat(5000));
    expect(await fault(join(folder, 'text.tar'))).toContain('damaged or incomplete');
    expect(await readFile('/etc/passwd', 'utf8')).toContain('root');
  });
});
