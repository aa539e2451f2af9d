// Says the same on any database.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { encryptSecret } from '../src/platform/config/crypto.js';
import { Secrets } from '../src/platform/config/secrets.js';
import { LateMailJob } from '../src/inquiries/notifications/late-mail.job.js';
import { PushDevice, PushKey } from '../src/delivery/push/push-device.entity.js';
import { PushKeys } from '../src/delivery/push/push-keys.service.js';
import { WebhookReach } from '../src/delivery/webhook/webhook-client.service.js';
import { Channels } from '../src/delivery/outbox/channel.js';
import { DeliveryWorker } from '../src/delivery/outbox/delivery-worker.service.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { OutboxService } from '../src/delivery/outbox/outbox.service.js';
import { enquiry } from './factories/inquiry.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, STAFF_PASSWORD, type TestApp } from './support/app.js';
import { startMailServer } from './support/mail-server.js';
import { makeBrowser, startPushService, vapidClaims } from './support/push-service.js';
import { until } from './support/until.js';

const DEVICES = '/api/admin/profile/devices';

describe('notifications on devices', () => {
  let app: TestApp;
  let editor: Caller;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let status = 201;
  beforeEach(async () => {
    app = await createTestApp();
    editor = as(app, app.editorToken);
    status = 201;
    service = await startPushService(() => status);
    const reach = app.get(WebhookReach, { strict: false });
    reach.accepts = (ip) => ip === '127.0.0.1';
    reach.protocols = ['http:'];
    reach.resolve = (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
  });
  afterEach(async () => {
    await app.close();
    service.close();
  });

  const rows = <T extends object>(entity: new () => T) => app.dataSource.getRepository(entity);
  /** Registers a browser, then moves its address to the local push service, because the API takes https only. */
  async function switchOn(caller = editor, path = '/send/1') {
    const browser = makeBrowser();
    const endpoint = `https://push.example.org${path}`;
    const { status, body } = await caller.put(DEVICES, { endpoint, ...browser.subscription });
    expect({ status, body }).toMatchObject({ status: 200 });
    const { id } = body as { id: string };
    const { p256dh, auth } = browser.subscription;
    const local = JSON.stringify({ endpoint: `http://push.example.org:${service.port}${path}`, keys: { p256dh, auth } });
    await rows(PushDevice).update({ id }, { subscription: encryptSecret(app.get(Secrets, { strict: false }).key, local) });
    return { id, endpoint, ...browser };
  }
  const deliveries = () => rows(Delivery).find({ where: { channel: 'push' }, order: { id: 'ASC' } });
  const writes = async (fields: object = {}) => ((await as(app).post('/api/contact', enquiry(fields))).body as { id: string }).id;
  const settled = () => until('it to be settled', async () => (await deliveries()).every(({ status: now }) => now !== 'queued'));
  const signsIn = async (username: string): Promise<Caller> => {
    const { body } = await as(app).post('/api/auth/login', { username, password: STAFF_PASSWORD });
    return as(app, (body as { token: string }).token);
  };

  it('say that there is an enquiry and nothing of it, encrypted for the device and signed', async () => {
    const { read } = await switchOn();
    const id = await writes({ name: 'Ada Lovelace', message: 'Two chargers' });
    await until('the request', () => service.requests.length === 1);
    const [request] = service.requests;
    if (!request) throw new Error('There is no request.');
    expect(JSON.parse(read(request.body))).toEqual({
      title: 'New enquiry',
      body: expect.stringMatching(/^A new enquiry has arrived\. A reply is promised by \d+:\d\d [AP]M on \w+ \d+ \w+\.$/),
      url: `/admin/inquiries/${id}`,
    });
    expect(request.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
    const { publicKey } = (await editor.get(DEVICES)).body as { publicKey: string };
    const { aud, sub, exp } = vapidClaims(request, publicKey);
    expect([aud, sub]).toEqual([`http://push.example.org:${service.port}`, expect.stringMatching(/^mailto:.+@/)]);
    expect(exp).toBeLessThan(Date.now() / 1000 + 86_400);
    await settled();
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ status: 'sent', attempts: 1 });
    for (const personal of ['Ada', 'Lovelace', 'chargers', 'ada@']) expect(JSON.stringify(delivery)).not.toContain(personal);
  });

  it('are sent once by several workers, to each device', async () => {
    await switchOn();
    await switchOn(as(app, app.adminToken), '/send/2');
    const worker = app.get(DeliveryWorker, { strict: false });
    const [outbox, channels] = [app.get(OutboxService, { strict: false }), app.get(Channels, { strict: false })];
    for (let n = 0; n < 3; n++) await writes();
    await Promise.all(
      [worker, ...Array.from({ length: 3 }, () => new DeliveryWorker(outbox, channels, rows(Delivery)))].map((one) => one.drain()),
    );
    await settled();
    expect(service.requests.map(({ path }) => path).sort()).toEqual(['/send/1', '/send/1', '/send/1', '/send/2', '/send/2', '/send/2']);
  });

  it('are tried again, and fail where staff see it', async () => {
    await switchOn();
    status = 503;
    await writes();
    await until('an attempt', async () => (await deliveries()).some(({ lastError, claimedUntil }) => lastError && !claimedUntil));
    expect(await deliveries()).toMatchObject([{ status: 'queued', attempts: 1, lastError: '503' }]);
    status = 403;
    await rows(Delivery).update({ channel: 'push' }, { nextAttemptAt: new Date(0) });
    void app.get(DeliveryWorker, { strict: false }).wake();
    await settled();
    expect(await deliveries()).toMatchObject([{ status: 'failed', lastError: '403' }]);
    expect((await editor.get('/api/admin/notifications/channels')).body).toContainEqual(
      expect.objectContaining({ channel: 'push', isConfigured: true, failed: 1 }),
    );
    expect((await editor.get('/api/health')).body.warnings).toContainEqual(expect.stringContaining('Notifications on devices'));
  });

  it('are tested on one device, with a plain result', async () => {
    const { id, read } = await switchOn();
    const test = async (caller = editor) => {
      const { status, body } = await caller.post(`${DEVICES}/${id}/test`);
      return { status, body };
    };
    expect(await test()).toEqual({ status: 200, body: { sent: true, failure: null } });
    expect(JSON.parse(read(service.requests[0]?.body ?? Buffer.alloc(0)))).toEqual({
      title: 'Test',
      body: 'Notifications reach this device.',
      url: '/admin/profile',
    });
    expect(await deliveries()).toEqual([]);
    status = 403;
    const failure = "The browser's push service refused it (403). Switch notifications off and on again on the device.";
    expect((await test()).body).toEqual({ sent: false, failure });
    app.get(WebhookReach, { strict: false }).accepts = () => false;
    expect((await test()).body).toMatchObject({ sent: false, failure: expect.stringContaining('private or reserved') });
    app.get(WebhookReach, { strict: false }).accepts = () => true;
    const audited = await rows(AuditLog).findBy({ action: 'test-push', entityId: id });
    expect(audited.map(({ changes }) => changes['sent']?.after).sort()).toEqual([false, false, true]);

    expect((await test(as(app, app.adminToken))).status).toBe(404);
    status = 410;
    expect((await test()).body).toEqual({ sent: false, failure: expect.stringContaining('so it was removed') });
    expect((await test()).status).toBe(404);
  });

  it('are tested ten times in a quarter of an hour', async () => {
    const { id } = await switchOn();
    const responses = [];
    for (let n = 0; n < 11; n++) responses.push((await editor.post(`${DEVICES}/${id}/test`)).status);
    expect(responses).toEqual([...Array<number>(10).fill(200), 429]);
    expect(service.requests).toHaveLength(10);
  });

  it.each([404, 410])('end when the push service responds %i, and are sent to no private address', async (gone) => {
    await switchOn();
    status = gone;
    await writes();
    await settled();
    expect(await deliveries()).toMatchObject([{ status: 'sent', lastError: expect.stringContaining('so it was removed') }]);
    expect(await rows(PushDevice).count()).toBe(0);
    await switchOn();
    const reach = app.get(WebhookReach, { strict: false });
    reach.accepts = () => false;
    await writes();
    await until('a refusal', async () => (await deliveries()).some(({ lastError }) => lastError?.includes('private or reserved')));
    expect(service.requests).toHaveLength(1);
  });

  it('end with the session, the account and by hand', async () => {
    const count = () => rows(PushDevice).count();
    const own = await signsIn('editor');
    const { endpoint } = await switchOn(own);
    // The same browser in a later session.
    const later = await signsIn('editor');
    expect((await later.put(`${DEVICES}/present`, { endpoint })).status).toBe(200);
    await own.post('/api/auth/logout');
    expect(await count()).toBe(1);
    await later.post('/api/auth/logout');
    expect(await count()).toBe(0);
    expect((await editor.put(`${DEVICES}/present`, { endpoint })).status).toBe(404);

    const { id } = await switchOn();
    expect((await as(app, app.adminToken).delete(`${DEVICES}/${id}`)).status).toBe(404);
    expect((await editor.get(DEVICES)).body).toMatchObject({ devices: [{ id }] });
    expect((await editor.delete(`${DEVICES}/${id}`)).status).toBe(200);
    await writes();
    expect(await deliveries()).toEqual([]);

    await switchOn();
    // Another person in the same browser.
    await switchOn(as(app, app.adminToken));
    expect((await editor.get(DEVICES)).body).toMatchObject({ devices: [] });
    await switchOn();
    await as(app, app.adminToken).put(`/api/admin/users/${app.editorId}`, { isActive: false });
    expect(await count()).toBe(0);
  });

  it('take only subscriptions of browsers, at most ten, and keep their addresses secret', async () => {
    const { subscription } = makeBrowser();
    const good = { endpoint: 'https://push.example.org/secret-path', ...subscription };
    for (const [field, value] of [
      ...[
        'http://push.example.org',
        'https://127.0.0.1/x',
        'https://[::1]/',
        'https://a:b@push.example.org',
        'x',
        'https://x/'.padEnd(1001, 'y'),
        5,
        null,
      ].map((endpoint) => ['endpoint', endpoint]),
      ['p256dh', 'AAAA'],
      ['auth', 'AAAA'],
      ['auth', [{}]],
    ] as const)
      expect((await editor.put(DEVICES, { ...good, [String(field)]: value })).body).toMatchObject({
        statusCode: 400,
        fields: { [String(field)]: [expect.any(String)] },
      });
    expect((await as(app).put(DEVICES, good)).status).toBe(401);
    const [first, second] = await Promise.all([editor.put(DEVICES, good), editor.put(DEVICES, good)]);
    expect([first.status, second.status].filter((code) => code >= 500)).toEqual([]);
    expect(await rows(PushDevice).count()).toBe(1);
    for (let n = 2; n <= 10; n++) await editor.put(DEVICES, { ...good, endpoint: `https://push.example.org/${n}` });
    expect((await editor.put(DEVICES, { ...good, endpoint: 'https://push.example.org/11' })).status).toBe(409);
    const kept = [await rows(PushDevice).find(), await rows(AuditLog).find(), (await editor.get(DEVICES)).body];
    expect(JSON.stringify(kept)).not.toContain('secret-path');
  });

  it('have one pair of keys, encrypted, made anew for another SECRET_KEY', async () => {
    await rows(PushKey).deleteAll();
    const keys = app.get(PushKeys, { strict: false });
    const made = await Promise.all([1, 2, 3, 4].map(() => keys.current()));
    expect(new Set(made.map(({ publicKey, privateKey }) => publicKey + privateKey)).size).toBe(1);
    const [stored] = await rows(PushKey).find();
    expect(stored?.privateKey).toMatch(/^v1\./);
    await rows(PushKey).updateAll({ privateKey: encryptSecret('another key', 'x') });
    expect((await keys.current()).publicKey).not.toBe(made[0]?.publicKey);
  });

  it('say on a test that their keys can no longer be read', async () => {
    const { id } = await switchOn();
    await rows(PushDevice).updateAll({ subscription: encryptSecret('another key', 'x') });
    const { body } = await editor.post(`${DEVICES}/${id}/test`);
    expect(body).toEqual({ sent: false, failure: expect.stringContaining('its keys can no longer be read') });
  });

  it('say once that mails have been waiting for half an hour', async () => {
    const { read } = await switchOn();
    const server = await startMailServer({
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error('4.3.2 Not taking mails'), { responseCode: 451 })),
    });
    await as(app, app.adminToken).put('/api/admin/company-info', { smtpHost: '127.0.0.1', smtpPort: server.port });
    await writes();
    const mails = () => rows(Delivery).findBy({ channel: 'mail' });
    // Only then does no attempt interfere with the times set here.
    await until('each mail to be tried', async () => (await mails()).every(({ lastError, claimedUntil }) => lastError && !claimedUntil));
    await rows(Delivery).update({ channel: 'mail' }, { queuedAt: new Date(Date.now() - 31 * 60_000) });
    for (let n = 0; n < 2; n++) await app.get(LateMailJob, { strict: false }).run(new Date());
    await settled();
    expect(service.requests.map(({ body }) => JSON.parse(read(body)) as object)).toEqual([
      expect.objectContaining({ title: 'New enquiry' }),
      {
        title: 'Emails are not being sent',
        body: "The website has been trying for half an hour. The mail server's answer: 451 4.3.2 Not taking mails",
        url: '/admin',
      },
    ]);
    await server.close();
  });
});
