import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { newRecord } from '../../src/common/records.js';
import { HealthService } from '../../src/health/health.service.js';
import { OutboxMail } from '../../src/mail/outbox-mail.entity.js';
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

  async function queue(mail: Partial<OutboxMail>) {
    const text = { kind: 'office-notice' as const, recipients: ['a@b.example'], subject: 's', text: 't', html: 'h', messageId: 'm' };
    const row = Object.assign(
      newRecord(OutboxMail, ago(5)),
      text,
      { status: 'queued' as const, queuedAt: ago(5), nextAttemptAt: ago(4) },
      mail,
    );
    await app.dataSource.getRepository(OutboxMail).save(row);
  }

  it('says that the process runs', async () => {
    const { status, body } = await request(app.server).get('/api/health/live');
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  it('is well when everything works, and when mail is not configured', async () => {
    await queue({ claimedUntil: null });
    const { status, body } = await health();
    expect([status, body]).toEqual([200, { status: 'ok', checks: { database: 'ok', storage: 'ok', outbox: 'ok' } }]);
    expect(await app.get(HealthService).systemHealth()).toBe(100);
  });

  it('notices mails that are stuck', async () => {
    await queue({ claimedUntil: ago(2) });
    expect((await health()).body).toMatchObject({ status: 'failing', checks: { outbox: expect.stringContaining('waiting') } });
  });
});

it('health says which part fails, without saying how', async () => {
  const app = await createTestApp();
  try {
    await writeFile(join(app.env.dataDir, 'media'), 'a file where the folder should be');
    const { status, body } = await request(app.server).get('/api/health');
    expect(status).toBe(503);
    expect(body).toEqual({ status: 'failing', checks: { database: 'ok', storage: 'Uploads cannot be stored.', outbox: 'ok' } });
    expect(await app.get(HealthService).systemHealth()).toBe(67);
  } finally {
    await app.close();
  }
});
