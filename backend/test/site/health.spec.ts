// On MariaDB only among the further tests.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { newRecord } from '../../src/platform/common/records.js';
import { HealthService } from '../../src/operations/health/health.service.js';
import { Delivery } from '../../src/delivery/outbox/delivery.entity.js';
import { as } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';

const HOUR_MS = 3_600_000;

describe('health', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const health = () => request(app.server).get('/api/health');
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

  async function queue(mail: Partial<Delivery>) {
    const text = {
      channel: 'mail',
      kind: 'office-notice',
      replyTo: null,
      recipients: ['a@b.example'],
      subject: 's',
      text: 't',
      html: 'h',
      messageId: 'm',
    };
    const row = Object.assign(
      newRecord(Delivery, ago(5)),
      text,
      { status: 'queued' as const, queuedAt: ago(5), nextAttemptAt: ago(4) },
      mail,
    );
    await app.dataSource.getRepository(Delivery).save(row);
  }

  it('reports that the process runs', async () => {
    const { status, body } = await request(app.server).get('/api/health/live');
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  it('is ready with a warning while no mail server is set up', async () => {
    await queue({ claimedUntil: null });
    const { status, body } = await health();
    expect([status, body]).toEqual([
      200,
      { status: 'ok', checks: { database: 'ok', storage: 'ok', outbox: 'ok' }, warnings: ['mail-server'] },
    ]);
    const { warnings } = (await as(app, app.editorToken).get('/api/health')).body as { warnings: string[] };
    expect(warnings).toEqual([expect.stringContaining('No mail server is set up')]);
    expect(await app.get(HealthService).system()).toEqual({ percent: 100, faults: [] });
  });

  it('stays ready with mails that are stuck, with a warning', async () => {
    await queue({ claimedUntil: ago(2) });
    const { status, body } = await health();
    expect([status, body]).toEqual([
      200,
      { status: 'ok', checks: { database: 'ok', storage: 'ok', outbox: 'failing' }, warnings: ['outbox', 'mail-server'] },
    ]);
    const { warnings } = (await as(app, app.adminToken).get('/api/health')).body as { warnings: string[] };
    expect(warnings).toContainEqual(expect.stringContaining('waiting'));
    expect(await app.get(HealthService).system()).toEqual({ percent: 67, faults: [expect.stringContaining('waiting')] });
  });
});

describe('health with a fault', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  });
  afterEach(() => app.close());

  it('stays ready without storage, and does not reveal why', async () => {
    await writeFile(join(app.env.dataDir, 'media'), 'a file where the folder should be');
    const { status, body } = await request(app.server).get('/api/health');
    const checks = { database: 'ok', storage: 'failing', outbox: 'ok' };
    expect([status, body]).toEqual([200, { status: 'ok', checks, warnings: ['storage'] }]);
    const storage = 'Uploads cannot be stored.';
    const seen = (await as(app, app.adminToken).get('/api/health')).body as object;
    expect(seen).toEqual({ status: 'ok', checks: { ...checks, storage }, warnings: [storage] });
  });

  it('is live but not ready without the database', async () => {
    jest.spyOn(app.dataSource, 'query').mockRejectedValue(new Error('connect ECONNREFUSED'));
    for (const caller of [as(app), as(app, app.adminToken)]) {
      const { status, body } = await caller.get('/api/health');
      expect([status, body.status, body.checks.database]).toEqual([
        503,
        'failing',
        expect.stringMatching(/^(failing|The database does not respond\.)$/),
      ]);
    }
    expect((await request(app.server).get('/api/health/live')).status).toBe(200);
  });
});

it('warns that S3 is unreachable', async () => {
  const s3 = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  const app = await createTestApp({ env: s3 });
  try {
    const { status, body } = await request(app.server).get('/api/health');
    expect([status, body.status, body.warnings]).toEqual([200, 'ok', expect.arrayContaining(['storage'])]);
  } finally {
    await app.close();
  }
});
