// On MariaDB only among the further tests.
import { afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { DeliveryWorker } from '../src/delivery/outbox/delivery-worker.service.js';
import { Delivery, type DeliveryStatus } from '../src/delivery/outbox/delivery.entity.js';
import { ResponseDeadlineJob } from '../src/inquiries/office/response-deadline.job.js';
import { dueSoon, enquiry } from './factories/inquiry.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { startMailServer } from './support/mail-server.js';
import { until } from './support/until.js';

const PATH = '/api/admin/contact-inquiries';

describe('mails of an enquiry marked as spam', () => {
  let app: TestApp;
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const start = async (env: Record<string, string> = {}) => {
    app = await createTestApp({ env });
    closing.push(() => app.close());
  };
  const startWithServer = async (options: Parameters<typeof startMailServer>[0] = {}) => {
    const server = await startMailServer(options);
    closing.push(() => server.close());
    await start({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    return server;
  };
  const staff = () => as(app, app.editorToken);
  const send = async (): Promise<string> => {
    const { body } = await request(app.server).post('/api/contact').send(enquiry());
    return (body as { id: string }).id;
  };
  const setSpam = (id: string, isSpam: boolean) => staff().put(`${PATH}/${id}/spam`, { isSpam });
  const mails = () => app.dataSource.getRepository(Delivery).find({ order: { kind: 'ASC' } });
  const states = async () => Object.fromEntries((await mails()).map(({ kind, status }) => [kind, status]));
  const both = (status: DeliveryStatus) => ({ autoresponder: status, 'office-notice': status });
  const drain = () => app.get(DeliveryWorker, { strict: false }).drain();

  it('are withdrawn while they wait, and queued again after a rescue', async () => {
    await start();
    const id = await send();
    const { body } = await setSpam(id, true);
    const withdrawn = { status: 'withdrawn', nextAttemptAt: null, sentAt: null };
    expect(body).toMatchObject({ isSpam: true, mails: [withdrawn, withdrawn] });
    expect((await staff().get('/api/admin/mail/state')).body).toMatchObject({ queued: 0 });
    await setSpam(id, true);
    expect(await states()).toEqual(both('withdrawn'));

    const before = new Date();
    expect((await setSpam(id, false)).body).toMatchObject({ isSpam: false, mails: [{ status: 'queued' }, { status: 'queued' }] });
    const queued = await mails();
    expect(queued).toHaveLength(2);
    for (const mail of queued) {
      expect(mail).toMatchObject({ attempts: 0, lastError: null });
      // Their lifetime restarts, so that a confirmation can follow a late rescue.
      expect(Math.min(mail.queuedAt.getTime(), mail.nextAttemptAt.getTime())).toBeGreaterThanOrEqual(before.getTime());
    }
    await setSpam(id, false);
    expect(await mails()).toHaveLength(2);
  });

  it('are sent to nobody, and once after a rescue', async () => {
    await start();
    const id = await send();
    await setSpam(id, true);
    const server = await startMailServer();
    closing.push(() => server.close());
    await as(app, app.adminToken).put('/api/admin/company-info', { smtpHost: '127.0.0.1', smtpPort: server.port });
    await drain();
    expect(server.mails).toEqual([]);
    await setSpam(id, false);
    await until('two mails', () => server.mails.length === 2);
    await setSpam(id, true);
    await setSpam(id, false);
    await drain();
    expect(server.mails).toHaveLength(2);
    expect(await states()).toEqual(both('sent'));
  });

  it('may be sent if a worker already holds them', async () => {
    const { promise: patience, resolve: goOn } = Promise.withResolvers<void>();
    const server = await startWithServer({ onMailFrom: (_address, _session, done) => void patience.then(() => done()) });
    const id = await send();
    const [held] = await until('a mail to be held', async () => {
      const claimed = (await mails()).filter(({ claimedUntil }) => claimedUntil !== null);
      return claimed.length ? claimed : null;
    });
    await setSpam(id, true);
    goOn();
    await until('it to be sent', async () => (await mails()).some(({ status }) => status === 'sent'));
    await drain();
    expect(server.mails).toHaveLength(1);
    expect((await mails()).map((mail) => [mail.id === held?.id, mail.status]).sort()).toEqual([
      [false, 'withdrawn'],
      [true, 'sent'],
    ]);
    await setSpam(id, false);
    await until('the other one', () => server.mails.length === 2);
  });

  it('stay withdrawn if the current attempt fails, and are sent after a rescue', async () => {
    const { promise: patience, resolve: goOn } = Promise.withResolvers<void>();
    let isDown = true;
    const tooBusy = Object.assign(new Error('4.3.0 Too busy'), { responseCode: 451 });
    const server = await startWithServer({
      onMailFrom: (_address, _session, done) => void patience.then(() => done(isDown ? tooBusy : undefined)),
    });
    const id = await send();
    await until('a mail to be held', async () => (await mails()).some(({ claimedUntil }) => claimedUntil !== null));
    await setSpam(id, true);
    goOn();
    await until('it to be let go', async () => (await mails()).every(({ claimedUntil }) => claimedUntil === null));
    expect(await states()).toEqual(both('withdrawn'));
    isDown = false;
    await drain();
    expect(server.mails).toEqual([]);
    await setSpam(id, false);
    await until('both', () => server.mails.length === 2);
  });

  it('stay unchanged if sent or failed; a waiting alert is withdrawn', async () => {
    await start();
    const id = await send();
    const [thanks, notice] = await mails();
    await app.dataSource.getRepository(Delivery).update({ id: thanks?.id ?? '' }, { status: 'sent', sentAt: new Date() });
    await app.dataSource.getRepository(Delivery).update({ id: notice?.id ?? '' }, { status: 'failed' });
    const other = await send();
    await app.get(ResponseDeadlineJob, { strict: false }).run(await dueSoon(app, id));
    await setSpam(id, true);
    const ofId = async (inquiryId: string) => (await mails()).filter((mail) => mail.inquiryId === inquiryId).map(({ status }) => status);
    expect(await ofId(id)).toEqual(['sent', 'failed', 'withdrawn']);
    expect(await ofId(other)).toEqual(['queued', 'queued', 'queued']);
    await setSpam(id, false);
    expect(await ofId(id)).toEqual(['sent', 'failed', 'queued']);
  });

  it('are withdrawn in the transaction of the mark', async () => {
    await start();
    const id = await send();
    await app.dataSource.query('ALTER TABLE audit_log RENAME TO audit_log_away');
    const { status } = await setSpam(id, true);
    await app.dataSource.query('ALTER TABLE audit_log_away RENAME TO audit_log');
    expect(status).toBe(500);
    expect(await states()).toEqual(both('queued'));
  });
});
