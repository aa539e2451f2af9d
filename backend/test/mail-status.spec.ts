// Says the same on any database.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { IsNull, Not } from 'typeorm';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { DeliveryWorker } from '../src/delivery/outbox/delivery-worker.service.js';
import { User } from '../src/users/user.entity.js';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { as, UNKNOWN, type Caller } from './support/api.js';
import { createTestApp, STAFF_PASSWORD, type TestApp } from './support/app.js';
import { refusing, startMailServer, type MailServer } from './support/mail-server.js';
import { until } from './support/until.js';

const PATH = '/api/admin/mail';
const NO_MAIL_SERVER =
  'No mail server answered as expected. Please check its host and port, and that its certificate is valid for that host.';

describe('mail status', () => {
  let app: TestApp;
  let admin: Caller;
  let editor: Caller;
  let server: MailServer | undefined;
  const setUp = async (options = {}) => {
    server = await startMailServer(options);
    await admin.put('/api/admin/company-info', { smtpHost: '127.0.0.1', smtpPort: server.port, smtpUser: null });
    return server;
  };

  beforeEach(async () => {
    app = await createTestApp();
    [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
  });
  afterEach(async () => {
    await app.close();
    await server?.close();
    server = undefined;
  });

  it('tells staff whether mail is set up and how much is waiting', async () => {
    expect((await as(app).get(`${PATH}/state`)).status).toBe(401);
    await as(app).post('/api/contact', enquiry());
    expect((await editor.get(`${PATH}/state`)).body).toEqual({ isConfigured: false, queued: 2, failed: 0 });
    await setUp();
    expect((await editor.get(`${PATH}/state`)).body).toMatchObject({ isConfigured: true });
  });

  it("sends a test to the user or a given address and returns the server's response", async () => {
    const { mails } = await setUp();
    const { status, body } = await admin.post(`${PATH}/test`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { to: 'admin@staff.example', sent: true, answer: expect.stringMatching(/^250 /) },
    });
    expect((await admin.post(`${PATH}/test`, { to: 'Someone@Example.com' })).body).toMatchObject({ to: 'someone@example.com', sent: true });
    expect(mails.map(({ envelopeTo, subject }) => [...envelopeTo, subject])).toEqual([
      ['admin@staff.example', 'Test email from Dibbin Electrical'],
      ['someone@example.com', 'Test email from Dibbin Electrical'],
    ]);
    const audited = await app.dataSource.getRepository(AuditLog).findBy({ action: 'test-mail' });
    expect(audited).toHaveLength(2);
    expect(audited[0]).toMatchObject({ userId: app.adminId, changes: { sent: { after: true } } });
  });

  it("explains a failed test in the server's words", async () => {
    await setUp(refusing('nobody@example.com'));
    expect((await admin.post(`${PATH}/test`, { to: 'nobody@example.com' })).body).toEqual({
      to: 'nobody@example.com',
      sent: false,
      answer: '550 5.1.1 Nobody here by that name',
    });
    await server?.close();
    const { status, body } = await admin.post(`${PATH}/test`);
    expect({ status, body }).toMatchObject({ status: 200, body: { sent: false, answer: NO_MAIL_SERVER } });
  });

  it('never reveals the password', async () => {
    await setUp({ authOptional: false, onAuth: (_auth: unknown, _session: unknown, done: (e: Error) => void) => done(new Error('No')) });
    await admin.put('/api/admin/company-info', { smtpUser: 'office', smtpPassword: 'a very secret word' });
    const { body } = await admin.post(`${PATH}/test`);
    expect(body).toMatchObject({ sent: false, answer: expect.stringContaining('535') });
    const audit = await app.dataSource.getRepository(AuditLog).find();
    expect(JSON.stringify([body, audit])).not.toContain('a very secret word');
  });

  it.each(['SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n', 'HTTP/1.1 400 Bad Request\r\n\r\n', '-ERR unknown command\r\n', ''])(
    'describes another service (%j) like a closed port',
    async (banner) => {
      const other = createServer((socket) => socket.on('error', () => undefined).end(banner));
      await once(other.listen(0, '127.0.0.1'), 'listening');
      await admin.put('/api/admin/company-info', { smtpHost: '127.0.0.1', smtpPort: (other.address() as AddressInfo).port });
      const { body } = await admin.post(`${PATH}/test`);
      other.close();
      expect(body).toEqual({ to: 'admin@staff.example', sent: false, answer: NO_MAIL_SERVER });
    },
  );

  it('allows ten tests per quarter of an hour', async () => {
    await setUp();
    for (let n = 1; n <= 10; n++) expect((await admin.post(`${PATH}/test`)).status).toBe(200);
    const { status, body } = await admin.post(`${PATH}/test`);
    expect({ status, body }).toMatchObject({
      status: 429,
      body: { error: expect.stringMatching(/^Too many test emails\. Please try again in 15 minutes/) },
    });
  });

  it('reports a missing server and rejects invalid addresses', async () => {
    expect((await admin.post(`${PATH}/test`)).body).toEqual({
      statusCode: 409,
      error: 'No mail server is set up. Enter one and save the settings, then try again.',
    });
    for (const to of ['nobody', 7, 'a@b.example\r\nBcc: c@d.example', ['a@b.example']])
      expect((await admin.post(`${PATH}/test`, { to })).status).toBe(400);
  });

  // @asvs 1.3.5, 1.3.7
  it('previews an autoresponder as a customer would get it', async () => {
    const autoresponderTemplate = 'Dear {name},\n\nabout {service} & <b>more</b>: {phone} {unknown}';
    const { status, body } = await admin.post(`${PATH}/autoresponder-preview`, { autoresponderTemplate });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      subject: 'Thank you for contacting Dibbin Electrical',
      text: expect.stringMatching(
        /^Dear Alex Taylor,\n\nabout EV Charging & <b>more<\/b>: 0151 496 0123 \{unknown\}\n\nSee what[^]*\nhttp:\/\/localhost:3000\/e\/…\n/,
      ),
      html: expect.stringContaining('<p>about EV Charging &amp; &lt;b&gt;more&lt;/b&gt;'),
    });
    for (const wrong of [undefined, '', 7, 'x'.repeat(10_001)])
      expect((await admin.post(`${PATH}/autoresponder-preview`, { autoresponderTemplate: wrong })).status).toBe(400);
  });

  it('forbids editors tests and previews', async () => {
    expect((await editor.post(`${PATH}/test`)).status).toBe(403);
    expect((await editor.post(`${PATH}/autoresponder-preview`, { autoresponderTemplate: 'x' })).status).toBe(403);
  });

  it('shows an answer as the mail that it would be, greeted once, and sends nothing', async () => {
    const { id } = await makeInquiry(app, { name: 'Ada Lovelace' });
    const preview = async (text: unknown) => editor.post(`/api/admin/contact-inquiries/${id}/answers/preview`, { text });
    const { status, body } = await preview('On Monday at nine.');
    expect([status, body]).toEqual([
      200,
      {
        subject: 'Our reply to your enquiry, from Dibbin Electrical',
        text: expect.stringMatching(/^Hello Ada Lovelace,\n\nOn Monday at nine\.\n[^]*\/e\/…/),
        html: expect.stringContaining('Open your enquiry'),
      },
    ]);
    expect((await preview('Dear Ada,\n\nOn Monday.')).body).toMatchObject({ text: expect.stringMatching(/^Dear Ada,\n\nOn Monday/) });
    expect((await preview('')).status).toBe(400);
    expect((await editor.post(`/api/admin/contact-inquiries/${UNKNOWN}/answers/preview`, { text: 'x' })).status).toBe(404);
    expect((await editor.get(`/api/admin/contact-inquiries/${id}`)).body).toMatchObject({ deliveries: [], respondedAt: null });
  });

  it('fills in the reply templates, which editors may change, and signs them with the name for customers alone', async () => {
    const { id } = await makeInquiry(app, { name: 'Ada {phone} Lovelace' });
    const replyTemplates = [{ name: 'Hello', text: 'Hello {name}, about {service}: {sender}, {companyName} {constructor}' }];
    expect((await editor.put('/api/admin/company-info', { replyTemplates })).body).toMatchObject({ replyTemplates });
    expect((await editor.get(`/api/admin/contact-inquiries/${id}/replies`)).body).toEqual([
      { name: 'Hello', text: 'Hello Ada {phone} Lovelace, about EV Charging: Dibbin Electrical, Dibbin Electrical {constructor}' },
    ]);
    const signed = [{ name: 'Signed', text: 'Kind regards\n{sender}\n{companyName}' }];
    const signature = async () => (await editor.get(`/api/admin/contact-inquiries/${id}/replies`)).body as object;
    await editor.put('/api/admin/company-info', { replyTemplates: signed });
    expect(await signature()).toEqual([{ name: 'Signed', text: 'Kind regards\nDibbin Electrical' }]);
    await app.dataSource.getRepository(User).update({ username: 'editor' }, { displayName: 'Zoë Bell' });
    expect(await signature()).toEqual([{ name: 'Signed', text: 'Kind regards\nZoë Bell\nDibbin Electrical' }]);
    expect((await as(app).get('/api/company-info')).body).not.toHaveProperty('replyTemplates');
    for (const wrong of [
      [{ name: 'x' }],
      [{ name: '', text: 'x' }],
      [{ name: 'x', text: 'x'.repeat(2_001) }],
      'x',
      Array(21).fill(replyTemplates[0]),
    ])
      expect((await editor.put('/api/admin/company-info', { replyTemplates: wrong })).status).toBe(400);
  });

  const wrongPassword: SMTPServerOptions = {
    authOptional: false,
    onAuth: (_login, _session, done) => done(Object.assign(new Error('5.7.8 Authentication failed'), { responseCode: 535 })),
  };
  const busyRecipient: SMTPServerOptions = {
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('4.2.2 The mailbox is full'), { responseCode: 450 })),
  };
  it.each([
    ['a wrong password', wrongPassword, '5.7.8 Authentication failed'],
    ['recipients who are refused for now', busyRecipient, '4.2.2 The mailbox is full'],
    ['a closed port', undefined, 'No mail server answered'],
  ])('warns within half an hour of %s, and tells staff what the server says', async (_name, options, words) => {
    await setUp(options);
    if (!options) await server?.close();
    if (options === wrongPassword)
      await admin.put('/api/admin/company-info', { smtpUser: 'office', smtpPassword: 'wrong', currentPassword: STAFF_PASSWORD });
    await as(app).post('/api/contact', enquiry());
    const deliveries = app.dataSource.getRepository(Delivery);
    const worker = app.get(DeliveryWorker, { strict: false });
    await until('an attempt', async () => {
      await worker.drain();
      return deliveries.existsBy({ lastError: Not(IsNull()) });
    });
    const [late, staff] = [expect.stringMatching(/^Mail: messages have been waiting to be sent since /), expect.stringContaining(words)];
    const read = async () => [
      (await editor.get('/api/health')).body as { warnings: string[] },
      (await editor.get('/api/admin/dashboard')).body as { healthFaults: string[] },
    ];
    expect(await read()).not.toMatchObject([{ warnings: expect.arrayContaining([late]) }, {}]);
    await deliveries.update({ status: 'queued' }, { queuedAt: new Date(Date.now() - 31 * 60_000) });
    const [health, dashboard] = await read();
    expect(health).toMatchObject({ status: 'ok', warnings: expect.arrayContaining([late]) });
    expect(dashboard).toMatchObject({ healthFaults: expect.arrayContaining([staff]) });
    const seen = (await as(app).get('/api/health')).body as { warnings: string[] };
    expect(seen).toMatchObject({ status: 'ok', warnings: expect.arrayContaining(['messages']) });
    expect(JSON.stringify(seen)).not.toContain(words);
  });
});
