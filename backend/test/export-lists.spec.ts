// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { newId } from '../src/platform/common/records.js';
import { makeInquiry } from './factories/inquiry.js';
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

  it('writes each list as a file, also one that is too long for the backoffice, while the site runs', async () => {
    const refused = await as(app, app.adminToken).get('/api/admin/exports/audit-log');
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatch(/at most 100,000 rows\. .*site export --csv FOLDER\.$/);
    const folder = join(parent, 'all');
    const { DATA_DIR, DATABASE_URL, SECRET_KEY, JWT_SECRET } = app.env;
    const env = { PATH: process.env['PATH'] ?? '', DATA_DIR, SECRET_KEY, JWT_SECRET, ...(DATABASE_URL && { DATABASE_URL }) } as Record<
      string,
      string
    >;
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
});
