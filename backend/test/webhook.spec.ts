// Says the same on any database.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FindOptionsWhere } from 'typeorm';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { CompanyInfo } from '../src/company/company-info.entity.js';
import { WebhookReach } from '../src/delivery/webhook/webhook-client.service.js';
import { Channels } from '../src/delivery/outbox/channel.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { DeliveryWorker } from '../src/delivery/outbox/delivery-worker.service.js';
import { OutboxService } from '../src/delivery/outbox/outbox.service.js';
import { CustomerPages } from '../src/inquiries/customer-page/customer-pages.service.js';
import { ResponseDeadlineJob } from '../src/inquiries/office/response-deadline.job.js';
import { makeLocation } from './factories/locations.js';
import { dueSoon, enquiry } from './factories/inquiry.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { startMailServer } from './support/mail-server.js';
import { until } from './support/until.js';
import { isSigned, startReceiver, type ReceivedEvent, type WebhookReceiver } from './support/webhook-receiver.js';

const SETTINGS = '/api/admin/company-info';
const INQUIRIES = '/api/admin/contact-inquiries';
const TEST = '/api/admin/webhook/test';
const PRIVATE = 'The webhook address leads to a private or reserved network address, which is not allowed.';

describe('the webhook', () => {
  let app: TestApp;
  let admin: Caller;
  let editor: Caller;
  let reach: WebhookReach;
  let receiver: WebhookReceiver | undefined;
  let received: ReceivedEvent[];

  beforeEach(async () => {
    app = await createTestApp();
    [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
    reach = app.get(WebhookReach, { strict: false });
    received = [];
  });
  afterEach(async () => {
    await app.close();
    receiver = void receiver?.close();
  });

  /** Starts a local receiver and lets the webhook reach it. */
  async function listen(respond: Parameters<typeof startReceiver>[0] = (response) => response.end('ok')) {
    receiver = await startReceiver(respond);
    received = receiver.events;
    reach.accepts = (ip) => ip === '127.0.0.1';
    reach.protocols = ['http:'];
    reach.resolve = (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
    await admin.put(SETTINGS, { webhookUrl: 'https://hooks.example.org/in' });
    // The settings accept https only.
    await setAddress(`http://hooks.example.org:${receiver.port}/in?key=1`);
  }
  const setAddress = (webhookUrl: string) =>
    app.dataSource.getRepository(CompanyInfo).createQueryBuilder().update().set({ webhookUrl }).execute();
  const send = async (fields: object = {}): Promise<string> => {
    const { body } = await as(app).post('/api/contact', enquiry(fields));
    return (body as { id: string }).id;
  };
  const deliveries = (where: FindOptionsWhere<Delivery> = {}) =>
    app.dataSource.getRepository(Delivery).find({ where: { channel: 'webhook', ...where }, order: { id: 'ASC' } });
  const makeDue = async () => {
    await app.dataSource.getRepository(Delivery).update({ status: 'queued' }, { nextAttemptAt: new Date(0) });
    void app.get(DeliveryWorker, { strict: false }).wake();
  };

  it('posts a signed event with the facts that identify the enquiry', async () => {
    await listen();
    const { status, body } = await admin.post('/api/admin/webhook/secret');
    expect(status).toBe(201);
    const { secret } = body as { secret: string };
    await makeLocation(admin, { name: 'West Kirby' });
    const id = await send({ name: 'Siobhán <!channel> O’Neill', source: '/services/ev-charging-points/west-kirby' });
    await until('the event', () => received.length === 1);
    const [event] = received;
    if (!event) throw new Error('There is no event.');
    expect(isSigned(event, secret)).toBe(true);
    expect(isSigned({ ...event, body: `${event.body} ` }, secret)).toBe(false);
    expect(event.path).toBe('/in?key=1');
    expect(event.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-event': 'enquiry.received' });
    expect(JSON.parse(event.body)).toEqual({
      text: expect.stringMatching(/^New enquiry from Siobhán !channel O’Neill, EV Charging, West Kirby\. Reply due by .+\nhttp.+/),
      event: 'enquiry.received',
      enquiry: {
        id,
        name: 'Siobhán <!channel> O’Neill',
        service: 'EV Charging',
        place: 'West Kirby',
        dueAt: expect.any(String),
        url: `http://localhost:3000/admin/inquiries/${id}`,
      },
    });
    for (const personal of ['ada@example.co.uk', '0151 496', 'Two chargers']) expect(event.body).not.toContain(personal);

    const record = (await editor.get(`${INQUIRIES}/${id}`)).body;
    expect(record.deliveries).toContainEqual(
      expect.objectContaining({
        channel: 'webhook',
        name: 'Webhook: new enquiry',
        recipients: [expect.stringMatching(/^hooks\.example\.org:/)],
      }),
    );
    expect(record.mails).toHaveLength(2);
  });

  // @asvs 14.2.3
  it('reports rescues, deadlines, replies and what customers add, but no spam and no words', async () => {
    await listen();
    const id = await send({ website: 'filled in by a robot' });
    await app.get(DeliveryWorker, { strict: false }).drain();
    expect(await deliveries()).toEqual([]);
    await editor.put(`${INQUIRIES}/${id}/spam`, { isSpam: false });
    await app.get(ResponseDeadlineJob, { strict: false }).run(await dueSoon(app, id));
    await editor.put(`${INQUIRIES}/${id}`, { status: 'contacted' });
    await editor.put(`${INQUIRIES}/${id}`, { status: 'completed' });
    await app.get(CustomerPages, { strict: false }).addWords(id, { text: 'The gate code is 4711.' }, 'a-form');
    await makeDue();
    await until('four events', () => received.length === 4);
    expect(received.filter(({ body }) => body.includes('4711'))).toEqual([]);
    expect(received.map(({ headers }) => headers['x-event']).sort()).toEqual([
      'enquiry.answered',
      'enquiry.customer-wrote',
      'enquiry.deadline-near',
      'enquiry.rescued',
    ]);
  });

  it('is queued with the enquiry or not at all', async () => {
    await listen();
    await app.dataSource.query('ALTER TABLE deliveries RENAME TO deliveries_away');
    const { status } = await as(app).post('/api/contact', enquiry());
    await app.dataSource.query('ALTER TABLE deliveries_away RENAME TO deliveries');
    expect(status).toBe(500);
    const { headers } = await editor.get(INQUIRIES);
    expect(headers['content-range']).toBe('contact-inquiries */0');
  });

  it('retries under the same id, reports failure and can be sent again', async () => {
    let isDown = true;
    await listen((response) => {
      response.statusCode = isDown ? 503 : 200;
      response.end(isDown ? 'Back soon' : 'ok');
    });
    const id = await send();
    await until('a failed attempt', async () => (await deliveries({ attempts: 1, status: 'queued' })).some((d) => !d.claimedUntil));
    const [failed] = await deliveries();
    expect(failed).toMatchObject({ lastError: '503 Back soon' });
    expect(failed?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 40_000);

    await app.dataSource.getRepository(Delivery).update({ channel: 'webhook' }, { attempts: 19 });
    await makeDue();
    await until('it to be given up', async () => (await deliveries({ status: 'failed' })).length);
    const channels = (await editor.get('/api/admin/notifications/channels')).body;
    expect(channels).toContainEqual(expect.objectContaining({ channel: 'webhook', isConfigured: true, queued: 0, failed: 1 }));
    expect((await as(app, app.adminToken).get('/api/health')).body.warnings).toContainEqual(expect.stringContaining('Webhook'));

    isDown = false;
    expect((await editor.post(`${INQUIRIES}/${id}/deliveries/${failed?.id}/send-again`)).status).toBe(201);
    await until('it to be sent', async () => (await deliveries({ status: 'sent' })).length);
    expect(new Set(received.map(({ headers }) => headers['x-delivery-id'])).size).toBe(1);
    expect(received).toHaveLength(3);
  });

  it('sends once with several workers', async () => {
    await admin.put(SETTINGS, { webhookUrl: 'https://hooks.example.org/in' });
    reach.resolve = (_host, done) => done(new Error('offline'), []);
    for (let i = 0; i < 5; i++) await send();
    await listen((response) => setTimeout(() => response.end('ok'), 50));
    await app.dataSource
      .getRepository(Delivery)
      .update({ channel: 'webhook' }, { attempts: 0, nextAttemptAt: new Date(0), claimedUntil: null });
    const [outbox, channels] = [app.get(OutboxService, { strict: false }), app.get(Channels, { strict: false })];
    await Promise.all(
      Array.from({ length: 4 }, () => new DeliveryWorker(outbox, channels, app.dataSource.getRepository(Delivery)).drain()),
    );
    await until('all to be sent', async () => (await deliveries({ status: 'sent' })).length === 5);
    expect(received).toHaveLength(5);
    expect(new Set(received.map(({ headers }) => headers['x-delivery-id'])).size).toBe(5);
  });

  it('does not delay mails when its receiver is slow, and times out', async () => {
    const mails = await startMailServer();
    await admin.put(SETTINGS, { smtpHost: '127.0.0.1', smtpPort: mails.port });
    await listen(() => undefined);
    reach.timeoutMs = 3_000;
    await send();
    await until('two mails', () => mails.mails.length === 2);
    expect(await deliveries({ status: 'queued' })).toMatchObject([{ lastError: null }]);
    await until('the attempt to fail', async () => (await deliveries())[0]?.lastError);
    expect((await deliveries())[0]?.lastError).toBe('The receiver did not respond within 3 seconds.');
    await mails.close();
  });

  it('shows the beginning of the response to a test', async () => {
    expect((await admin.post(TEST)).body).toEqual({
      statusCode: 409,
      error: 'No webhook address is set. Enter one and save the settings, then try again.',
    });
    await listen((response) => response.end(`thank you ${'x'.repeat(1_000_000)}`));
    const { status, body } = await admin.post(TEST);
    expect(status).toBe(200);
    expect(body).toMatchObject({ accepted: true, answer: expect.stringMatching(/^200 thank you x+$/) });
    expect((body as { answer: string }).answer.length).toBeLessThan(1_100);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ event: 'test', enquiry: null });
    for (let n = 2; n <= 10; n++) await admin.post(TEST);
    expect((await admin.post(TEST)).status).toBe(429);
  });

  // @asvs 15.3.2
  it('does not follow redirects', async () => {
    await listen((response, { url }) =>
      url === '/elsewhere' ? response.end() : response.writeHead(307, { Location: '/elsewhere' }).end(),
    );
    expect((await admin.post(TEST)).body).toEqual({
      accepted: false,
      answer: '307: the address redirects elsewhere. Please enter the final address.',
    });
    expect(received.map(({ path }) => path)).toEqual(['/in?key=1']);
  });

  it.each(['https://localhost', 'https://rebound.example', 'https://mixed.example'])(
    'refuses %s, which resolves to a private address',
    async (url) => {
      if (!url.includes('localhost'))
        reach.resolve = (host, done) =>
          done(null, [
            ...(host === 'mixed.example' ? [{ address: '93.184.215.14', family: 4 }] : []),
            { address: '169.254.169.254', family: 4 },
          ]);
      expect((await admin.put(SETTINGS, { webhookUrl: url })).status).toBe(200);
      expect((await admin.post(TEST)).body).toEqual({ accepted: false, answer: PRIVATE });
    },
  );

  it('rejects certificates that it cannot verify', async () => {
    // The mail server's certificate is self-signed, and the connection fails before SMTP.
    const impostor = await startMailServer({ secure: true });
    reach.accepts = () => true;
    reach.resolve = (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
    await admin.put(SETTINGS, { webhookUrl: `https://localhost:${impostor.port}` });
    const { body } = await admin.post(TEST);
    await impostor.close();
    expect(body).toEqual({ accepted: false, answer: expect.stringContaining('certificate of the receiver is not valid') });
  });

  it('is set by administrators, to public https URLs', async () => {
    expect((await editor.put(SETTINGS, { webhookUrl: 'https://hooks.example.org' })).status).toBe(403);
    for (const path of [TEST, '/api/admin/webhook/secret']) expect((await editor.post(path)).status).toBe(403);
    for (const webhookUrl of [
      'http://hooks.example.org',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://2130706433/',
      'https://a:b@hooks.example.org',
      'x',
    ])
      expect((await admin.put(SETTINGS, { webhookUrl })).body).toMatchObject({
        statusCode: 400,
        fields: { webhookUrl: [expect.any(String)] },
      });
    expect((await admin.put(SETTINGS, { webhookUrl: 'https://hooks.example.org/secret-path' })).status).toBe(200);
    expect((await admin.get(SETTINGS)).body).toMatchObject({ webhookUrl: 'https://hooks.example.org/secret-path' });
    for (const caller of [editor, as(app)]) {
      const path = caller === editor ? SETTINGS : '/api/company-info';
      expect(JSON.stringify((await caller.get(path)).body)).not.toContain('webhook');
    }
    expect((await admin.put(SETTINGS, { webhookUrl: null })).status).toBe(200);
    expect((await admin.get(SETTINGS)).body).toMatchObject({ webhookUrl: null });
  });

  it('stores its secret encrypted, shows it once and leaves open forms valid', async () => {
    await admin.put(SETTINGS, { webhookUrl: 'https://hooks.example.org/secret-path' });
    const { version } = (await admin.get(SETTINGS)).body as { version: number };
    const { secret } = (await admin.post('/api/admin/webhook/secret')).body as { secret: string };
    const again = (await admin.post('/api/admin/webhook/secret')).body as { secret: string };
    expect(secret.length).toBeGreaterThan(40);
    expect(again.secret).not.toBe(secret);
    expect((await admin.get(SETTINGS)).body).toMatchObject({ version });
    const stored = await app.dataSource.query('SELECT * FROM company_info');
    const audit = await app.dataSource.getRepository(AuditLog).find();
    const settings = (await admin.get(SETTINGS)).body;
    for (const kept of [stored, audit, settings]) expect(JSON.stringify(kept)).not.toContain(again.secret);
    expect(JSON.stringify(audit)).not.toContain('secret-path');
    expect(audit.filter(({ action }) => action === 'renew-webhook-secret')).toHaveLength(2);
  });

  it('is part of exports and erasures', async () => {
    await listen();
    await send();
    await until('the event', () => received.length === 1);
    const { body } = await admin.post('/api/admin/privacy/export', { email: 'ada@example.co.uk' });
    expect(body.enquiries[0].mails).toContainEqual(
      expect.objectContaining({ channel: 'webhook', text: expect.stringContaining('Lovelace') }),
    );
    await admin.post('/api/admin/privacy/erase', { email: 'ada@example.co.uk' });
    expect(await deliveries()).toEqual([]);
  });
});
