// Says the same on any database.
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DeliveryWorker } from '../src/delivery/outbox/delivery-worker.service.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { enquiry } from './factories/inquiry.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { ONLY_THE_CLOCK } from './support/clock.js';
import { startMailServer, type MailServer } from './support/mail-server.js';
import { until } from './support/until.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describe('when the clock jumps', () => {
  let app: TestApp;
  let mails: MailServer;
  beforeEach(async () => {
    const { port, close } = await startMailServer();
    await close();
    app = await createTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, SESSION_IDLE_MINUTES: '600' } });
    mails = { port, mails: [], cut: () => undefined, close: () => Promise.resolve() };
  });
  afterEach(async () => {
    jest.useRealTimers();
    await mails.close();
    await app.close();
  });

  const jump = (ms: number) => jest.useFakeTimers({ doNotFake: ONLY_THE_CLOCK, now: Date.now() + ms });
  const queued = () => app.dataSource.getRepository(Delivery).findBy({ status: 'queued' });
  const writes = async () => (await as(app).post('/api/contact', enquiry())).status;

  it('mails that were tried while the clock was days ahead are sent when it is right again', async () => {
    jump(3 * DAY_MS);
    expect(await writes()).toBe(201);
    const tried = await until('failed attempts', async () => {
      const waiting = await queued();
      return waiting.length === 2 && waiting.some(({ attempts, lastError }) => attempts > 0 && lastError) ? waiting : null;
    });
    await app.get(DeliveryWorker, { strict: false }).drain();
    // The process was killed during the attempt at one of them.
    await app.dataSource.getRepository(Delivery).update(tried[0]?.id ?? '', { claimedUntil: new Date(Date.now() + HOUR_MS) });
    jest.useRealTimers();
    mails = await startMailServer({}, mails.port);
    await app.get(DeliveryWorker, { strict: false }).drain();
    await until('both mails', async () => (await queued()).length === 0);
    expect(mails.mails).toHaveLength(2);
  });

  it.each([
    ['back', -HOUR_MS],
    ['ahead', HOUR_MS],
  ])('enquiries and signed-in staff go on if it jumps an hour %s', async (_, ms) => {
    const staff = as(app, app.editorToken);
    expect(await writes()).toBe(201);
    const { body: before } = await staff.post('/api/admin/testimonials', { name: 'Ada', location: 'Irby', rating: 5, comment: 'Good.' });
    jump(ms);
    expect(await writes()).toBe(201);
    expect((await staff.get('/api/admin/contact-inquiries')).body).toHaveLength(2);
    const changed = await staff.put(`/api/admin/testimonials/${before.id}`, { ...before, comment: 'Very good.' });
    expect({ status: changed.status, body: changed.body }).toMatchObject({ status: 200, body: { comment: 'Very good.', version: 2 } });
  });
});
