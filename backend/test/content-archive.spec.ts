// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyFile, mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackTar } from 'modern-tar';
import { ADMINISTRATOR, startApp, type App } from '../../scripts/testing/app.js';
import { SetHash } from '../src/operations/backup/archive-format.js';
import { proveBackup } from '../src/operations/backup/restore-archive.js';
import { writeArchive } from '../src/operations/backup/write-archive.js';
import { INQUIRY, enquiry } from './factories/inquiry.js';
import { snapshot } from './factories/media.js';
import { checkArchive } from './support/archived-tables.js';
import { runSite } from './support/command-line.js';

const SMITH = { companyName: 'Smith Electrical', smtpHost: 'smtp.from.example', smtpPassword: 'mail-secret-1' };
const JSON_BODY = { 'Content-Type': 'application/json' };
/** What visitors read, with everything that they see. */
const SEEN = ['services', 'locations', 'projects', 'testimonials', 'company-info', 'homepage/published', 'core-pages'];
const STAFF = ['services', 'service-location-pages', 'projects', 'redirects', 'media', 'homepage/revisions', 'faqs', 'page-faqs'];

interface Manifest {
  migrations: string[];
  tables: Record<string, { columns: string[]; rows: number }>;
}

class Site {
  private constructor(
    readonly app: App,
    private token: string,
  ) {}

  static async start(options: Parameters<typeof startApp>[0]): Promise<Site> {
    const site = new Site(await startApp(options), '');
    await site.signIn();
    return site;
  }

  async restart(): Promise<void> {
    await this.app.restart();
    await this.signIn();
  }

  private async signIn(): Promise<void> {
    const { token } = await this.json<{ token: string }>('auth/login', { method: 'POST', body: JSON.stringify(ADMINISTRATOR) });
    this.token = token;
  }

  async json<T>(path: string, init: RequestInit = {}): Promise<T> {
    const headers = { ...(typeof init.body === 'string' && JSON_BODY), ...(this.token && { Authorization: `Bearer ${this.token}` }) };
    const response = await fetch(`${this.app.url}/api/${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  send = <T>(method: string, path: string, body: object): Promise<T> => this.json<T>(path, { method, body: JSON.stringify(body) });

  /** Without names of accounts, and with one way to write a space that does not break. */
  async content(): Promise<Record<string, unknown>> {
    const lists = [...SEEN, ...STAFF.map((list) => `admin/${list}`)];
    const read = async (list: string) => {
      const found = JSON.parse(JSON.stringify(await this.json(list), withoutAccounts)) as object[];
      // The databases sort equal names differently.
      return [list, Array.isArray(found) ? found.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))) : found] as const;
    };
    return Object.fromEntries(await Promise.all(lists.map(read)));
  }

  run = (...args: string[]) => runSite(this.app.environment, ...args);
}

const HTML = '<p>Hello</p><script>alert(1)</script>';
const OF_ACCOUNTS = ['createdBy', 'updatedBy', 'uploadedBy', 'updatedByName', 'uploadedByName'];
const withoutAccounts = (key: string, value: unknown): unknown =>
  OF_ACCOUNTS.includes(key) ? undefined : typeof value === 'string' ? value.replaceAll('&nbsp;', '\u00A0') : value;

describe('content in an archive', () => {
  let folder: string;
  let archive: string;
  let from: Site;
  let to: Site;
  let exported: Record<string, unknown>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    archive = join(folder, 'content.tar');
    [from, to] = await Promise.all([
      Site.start({ databaseServer: '', prepared: true }),
      Site.start({ env: { SEED: 'empty', BACKUP_DIR: join(folder, 'backups') } }),
    ]);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await snapshot(1600, 1200))]), 'van.jpg');
    const { url } = await from.json<{ url: string }>('admin/media', { method: 'POST', body: form });
    const title = 'Zoë’s “bakery” 💡';
    await from.send('POST', 'admin/projects', {
      ...{ title, sector: 'commercial', challenge: 'Old board', solution: 'New board', outcome: 'Safe' },
      images: [{ url, alt: 'The van' }],
    });
    const [page] = await from.json<{ id: string }[]>('admin/service-location-pages');
    await from.send('PUT', `admin/service-location-pages/${page?.id}`, { heroTitle: 'A board that is safe' });
    await from.send('PUT', 'admin/company-info', SMITH);
    await from.send('POST', 'contact', enquiry());
    await to.send('PUT', 'admin/company-info', { smtpHost: 'smtp.to.example', email: 'office@to-electrical.co.uk' });
    await to.send('POST', 'contact', { ...enquiry(), name: 'Waiting Customer' });
  });
  afterAll(async () => {
    await from.app.stop();
    await to.app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is written by a running site, without accounts, enquiries and secrets', async () => {
    const { status, output } = await from.run('export', archive, '--json');
    expect([status, JSON.parse(output)]).toEqual([0, expect.objectContaining({ file: archive, missing: [] })]);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['content.tar']);
    const entries = await unpackTar(await readFile(archive));
    const text = entries.map(({ data }) => Buffer.from(data ?? []).toString()).join('\n');
    expect(text).toContain('Smith Electrical');
    for (const secret of ['mail-secret-1', 'smtp.from.example', 'argon2', INQUIRY.email, '"admin"']) expect(text).not.toContain(secret);
    expect(entries.map(({ header }) => header.name).filter((name) => /users|inquir|audit|session|secret/.test(name))).toEqual([]);
    expect(await from.run('export', archive)).toEqual({ status: 1, output: expect.stringContaining('There is a file') });
    exported = await from.content();
  });

  it('is refused while the site runs', async () => {
    expect(await to.run('import', archive)).toEqual({ status: 1, output: expect.stringMatching(/^Another (?:process|program) is/) });
  });

  it('is taken over by a site of another database, whose enquiries, accounts and mail server stay', async () => {
    const { queued } = await to.json<{ queued: number }>('admin/mail/state');
    await to.app.kill();
    expect(await to.run('import', archive)).toEqual({
      status: 1,
      output: expect.stringContaining('This site has content of its own: 1 changes of the settings. With --force it is backed up'),
    });
    const { status, output } = await to.run('import', archive, '--force', '--json');
    expect([status, output]).toEqual([0, expect.any(String)]);
    const { backup } = JSON.parse(output) as { backup: string };
    await to.restart();
    expect(await to.content()).toEqual(exported);
    const [picture] = await to.json<{ url: string; thumbnailUrl: string }[]>('admin/media');
    for (const url of [picture?.url, picture?.thumbnailUrl]) expect((await fetch(`${to.app.url}${url}`)).status).toBe(200);
    const page = await (await fetch(to.app.url)).text();
    expect(page).toContain('Smith Electrical');
    expect(await to.json('admin/company-info')).toMatchObject({ smtpHost: 'smtp.to.example', hasSmtpPassword: false });
    // One mail tells the company's former address about the new one, the other tells of the sign-in since.
    expect(await to.json('admin/mail/state')).toMatchObject({ queued: queued + 2 });
    expect(await to.json('admin/contact-inquiries')).toEqual([expect.objectContaining({ name: 'Waiting Customer' })]);
    expect(await to.json('admin/audit-log?filter=' + encodeURIComponent('{"action":"import"}'))).toHaveLength(1);
    await to.app.kill();
    expect((await to.run('audit', 'verify')).status).toBe(0);
    await proveBackup(backup, folder, () => undefined);
  });

  it('replaces content that was added only with --force, after naming it', async () => {
    expect(await to.run('import', await flipped())).toEqual({ status: 1, output: expect.stringContaining('damaged or incomplete') });
    const refused = await to.run('import', archive);
    expect([refused.status, refused.output]).toEqual([
      1,
      expect.stringMatching(/content of its own: .*1 projects.*1 files\. With --force/),
    ]);
    expect((await to.run('import', archive, '--force')).status).toBe(0);
    await to.restart();
    expect(await to.content()).toEqual(exported);
  });

  /** A sealed archive with other content, as anybody could make it. */
  async function forge(change: (name: string, text: string) => string | undefined, extra?: [string, string]): Promise<string> {
    const file = join(folder, `forged-${Math.random()}.tar`);
    const entries = await unpackTar(await readFile(archive));
    await writeArchive(file, async (add) => {
      for (const { header, data = new Uint8Array() } of entries.filter(({ header }) => header.name !== 'checksum.txt')) {
        if (header.name === 'files.json' && extra) await add(extra[0], Buffer.byteLength(extra[1]), [Buffer.from(extra[1])]);
        const text = /\.jsonl?$/.test(header.name) ? change(header.name, Buffer.from(data).toString()) : undefined;
        const bytes = text === undefined ? Buffer.from(data) : Buffer.from(text);
        await add(header.name, bytes.length, [bytes]);
      }
    });
    return file;
  }

  /** With the hashes that belong to the rows. */
  async function withTable(table: string, change: (row: Record<string, unknown>) => Record<string, unknown>): Promise<string> {
    const entries = await unpackTar(await readFile(archive));
    const textOf = (name: string) => Buffer.from(entries.find(({ header }) => header.name === name)?.data ?? []).toString();
    const manifest = JSON.parse(textOf('manifest.json')) as Manifest;
    const { columns = [] } = manifest.tables[table] ?? {};
    const hash = new SetHash();
    const lines = textOf(`tables/${table}.jsonl`)
      .trim()
      .split('\n')
      .map((line) => {
        const row = JSON.parse(line) as unknown[];
        const changed = change(Object.fromEntries(columns.map((name, at) => [name, row[at]])));
        return JSON.stringify(columns.map((name) => changed[name]));
      });
    for (const line of lines) hash.add(line);
    Object.assign(manifest.tables[table] ?? {}, { hash: hash.digest() });
    const forged: Record<string, string> = {
      'manifest.json': JSON.stringify(manifest),
      [`tables/${table}.jsonl`]: `${lines.join('\n')}\n`,
    };
    return forge((name, text) => forged[name] ?? text);
  }

  const inManifest = (change: (manifest: Manifest) => void) =>
    forge((name, text) => {
      if (name !== 'manifest.json') return text;
      const manifest = JSON.parse(text) as Manifest;
      change(manifest);
      return JSON.stringify(manifest);
    });

  const users = { columns: ['id', 'role'], rows: 0, hash: '0'.repeat(64) };

  // They are read and checked in SQLite, whatever the site's database.
  const onSqlite = process.env['TEST_DATABASE_URL'] ? it.skip : it;

  onSqlite.each<[string, () => Promise<string>, RegExp]>([
    ['a flipped byte', flipped, /damaged or incomplete/],
    ['a table of accounts', () => inManifest(({ tables }) => Object.assign(tables, { users })), /the table users, which is not content/],
    [
      'an unknown column',
      () => inManifest(({ tables }) => tables['services']?.columns.push('zzz')),
      /columns of the table services do not fit/,
    ],
    [
      'a mail server',
      () => inManifest(({ tables }) => tables['company_info']?.columns.push('smtpHost')),
      /columns of the table company_info/,
    ],
    ['a newer version', () => inManifest(({ migrations }) => migrations.push('Later1999999999999')), /made by a newer version/],
    ['a path out of the folder', () => forge(keep, ['files/../../x.jpg', 'x']), /"files\/\.\.\/\.\.\/x\.jpg", which does not belong/],
    ['a file of no record', () => forge(keep, ['files/0.jpg', 'x']), /restored files differ/],
    ['a script as a picture', () => withTable('media', (row) => ({ ...row, mimeType: 'text/html' })), /a file of the kind text\/html/],
    [
      'a file of a customer',
      () => withTable('media', (row) => ({ ...row, storageKey: 'enquiry-photos/1.jpg' })),
      /which no upload has|belongs to no record/,
    ],
    [
      'a list that is none',
      () => withTable('services', (row) => ({ ...row, keywords: 'x' })),
      /services whose keywords is not what the site stores/,
    ],
    ['a title that is too long', () => withTable('services', (row) => ({ ...row, title: 'x'.repeat(201) })), /services whose title/],
    ['two pages of one place', () => withTable('service_location_pages', (row) => ({ ...row, serviceId: 'x' })), /do not fit together/],
    [
      'a testimonial of no service',
      () => withTable('testimonials', (row) => ({ ...row, serviceId: 'x' })),
      /refers to one of services that is missing/,
    ],
  ])('is refused with %s', async (_what, make, sentence) => {
    await expect(checkArchive(await make(), await mkdtemp(join(folder, 'stage-')))).rejects.toThrow(sentence);
  });

  const keep = (_name: string, text: string): string => text;

  async function flipped(): Promise<string> {
    const file = join(folder, 'flipped.tar');
    await copyFile(archive, file);
    const handle = await open(file, 'r+');
    await handle.write(Buffer.of(7), 0, 1, 5000);
    await handle.close();
    return file;
  }

  onSqlite('loses scripts on the way in, and names a page that nobody would see', async () => {
    await to.app.kill();
    const file = await withTable('core_pages', (row) => (row['slug'] === 'cookies' ? { ...row, slug: 'admin', content: HTML } : row));
    expect(await to.run('import', file, '--force')).toEqual({ status: 0, output: expect.stringMatching(/Nobody sees these.*\(\/admin\)/) });
    await to.restart();
    expect(await to.json('core-pages/admin')).toMatchObject({ content: '<p>Hello</p>' });
    await to.app.kill();
  });

  onSqlite('is not mistaken for a backup, nor a backup for it', async () => {
    expect(await to.run('restore', archive, '--force')).toEqual({
      status: 1,
      output: expect.stringContaining('Import it with `site import'),
    });
    const { output } = await to.run('backup', '--to', join(folder, 'whole'), '--json');
    const { file } = JSON.parse(output) as { file: string };
    expect(await to.run('import', file)).toEqual({ status: 1, output: expect.stringContaining('`site restore ARCHIVE` puts it back') });
  });
});
