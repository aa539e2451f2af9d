// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { newId } from '../src/platform/common/records.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeMedia } from './factories/media.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { runSite } from './support/command-line.js';
import { addRows, ID, MINUTE } from './support/many-rows.js';

/** With the first, one more than the backoffice exports. */
const ROWS = 100_000;

describe('the export of all lists', () => {
  let app: TestApp;
  let parent: string;

  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo' });
    parent = await mkdtemp(join(tmpdir(), 'lists-'));
    await makeInquiry(app, { name: '=HYPERLINK("https://example.org")' });
    await app.dataSource
      .getRepository(AuditLog)
      .insert({ id: newId(), action: 'update', entityType: 'media', changes: {}, createdAt: new Date() });
    await addRows(app, AuditLog, ROWS, { id: ID, entityId: ID, createdAt: MINUTE, seq: 'NULL' });
  });
  afterAll(async () => {
    await app.close();
    await rm(parent, { recursive: true, force: true });
  });

  const environment = (): Record<string, string> => {
    const { DATA_DIR, DATABASE_URL, SECRET_KEY, JWT_SECRET } = app.env;
    const env = { PATH: process.env['PATH'] ?? '', DATA_DIR, SECRET_KEY, JWT_SECRET, ...(DATABASE_URL && { DATABASE_URL }) };
    return env as Record<string, string>;
  };

  it('writes each list as a file, also one that is too long for the backoffice, while the site runs', async () => {
    const refused = await as(app, app.adminToken).get('/api/admin/exports/audit-log');
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatch(/at most 100,000 rows\. .*site export --csv FOLDER\.$/);
    const folder = join(parent, 'all');
    const env = environment();
    const { status, output } = await runSite(env, 'export', folder, '--csv');
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining('contact-inquiries.csv') });
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['audit-log.csv', 'contact-inquiries.csv', 'services.csv', 'trash.csv']));
    expect((await readFile(join(folder, 'audit-log.csv'), 'utf8')).split('\r\n').length).toBeGreaterThan(ROWS);
    expect(await readFile(join(folder, 'contact-inquiries.csv'), 'utf8')).toContain(`"'=HYPERLINK(""https://example.org"")"`);
    expect(await runSite(env, 'export', folder, '--csv')).toEqual({
      status: 1,
      output: expect.stringContaining('exists. Name a new folder.'),
    });
  });

  it('writes everything into one file, with the conversations, and says what is missing', async () => {
    const picture = await makeMedia(app);
    const file = join(parent, 'all.tar.gz');
    const { status, output } = await runSite(environment(), 'export', file, '--everything');
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining('It holds personal data') });
    const entries = await unpackTar(gunzipSync(await readFile(file)));
    const texts = new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? []).toString()]));
    const names = [...texts.keys()];
    expect(names).toEqual(expect.arrayContaining(['lists/services.csv', 'texts/company-info.json', 'enquiries/deliveries.json']));
    expect(names).toContain(`pictures/${picture.url.replace('/media/', '').split('?', 1)[0]}`);
    expect(names[0]).toMatch(/^lists\//);
    expect(JSON.parse(texts.get('enquiries/contact-inquiries.json') ?? '')).toMatchObject([{ name: '=HYPERLINK("https://example.org")' }]);
    const [settings] = JSON.parse(texts.get('texts/company-info.json') ?? '') as Record<string, unknown>[];
    expect(settings).toMatchObject({ companyName: expect.any(String), isDemo: expect.any(Boolean) });
    expect(settings).not.toHaveProperty('smtpPassword');
    expect(texts.get('README.txt')).toContain('Passwords, sessions, passkeys and codes of staff are missing, because');
    for (const secret of ['passwordHash', 'webhookSecret', 'addressKey', app.env.SECRET_KEY ?? '-'])
      expect([...texts].filter(([, text]) => text.includes(secret)).map(([name]) => name)).toEqual([]);
    expect(await runSite(environment(), 'export', file, '--everything')).toMatchObject({ status: 1 });
  });
});
