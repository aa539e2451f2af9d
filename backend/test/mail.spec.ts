// On MariaDB only among the further tests.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { CompanyInfo } from '../src/company/company-info.entity.js';
import { encryptSecret } from '../src/platform/config/crypto.js';
import { Secrets } from '../src/platform/config/secrets.js';
import { DeliveryWorker } from '../src/delivery/outbox/delivery-worker.service.js';
import { Channels } from '../src/delivery/outbox/channel.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { OutboxService } from '../src/delivery/outbox/outbox.service.js';
import { enquiry } from './factories/inquiry.js';
import { createTestApp, type TestApp } from './support/app.js';
import { refusing, startMailServer, type MailServer } from './support/mail-server.js';
import { until } from './support/until.js';

describe('mail', () => {
  let app: TestApp;
  let server: MailServer;

  const start = async (env: Record<string, string> = {}) => (app = await createTestApp({ env }));
  const startWithServer = async (options = {}) => {
    server = await startMailServer(options);
    await start({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  };
  const send = async (fields: object = {}): Promise<string> => {
    const { status, body } = await request(app.server).post('/api/contact').send(enquiry(fields));
    expect(status).toBe(201);
    return (body as { id: string }).id;
  };
  const mails = () => app.dataSource.getRepository(Delivery);
  const settings = (fields: Partial<CompanyInfo>) =>
    app.dataSource.getRepository(CompanyInfo).createQueryBuilder().update().set(fields).execute();
  const row = (inquiryId: string, kind: string) => mails().findOneByOrFail({ inquiryId, kind });
  const settled = (inquiryId: string, kind: string) =>
    until(`the ${kind} to be tried`, async () => {
      const mail = await row(inquiryId, kind);
      return mail.attempts > 0 && !mail.claimedUntil ? mail : null;
    });
  const makeDue = () =>
    mails()
      .createQueryBuilder()
      .update()
      .set({ nextAttemptAt: new Date(0) })
      .where({ status: 'queued' })
      .execute();

  beforeEach(async () => {
    server = await startMailServer();
    await server.close();
  });
  afterEach(async () => {
    await app.close();
    await server.close();
  });

  it('is sent to the office and the customer, each with both parts', async () => {
    await startWithServer();
    const id = await send({ name: "Siobhán O'Neill", message: 'One <b>charger</b>\nplease 💡' });
    await until('two mails', () => server.mails.length === 2);
    const [notice, thanks] = ['office@dibbin-electrical.example', 'ada@example.co.uk'].map((to) =>
      server.mails.find(({ envelopeTo }) => envelopeTo.includes(to)),
    );

    expect(notice).toMatchObject({
      from: { name: 'Dibbin Electrical', address: 'office@dibbin-electrical.example' },
      to: [{ address: 'office@dibbin-electrical.example' }],
      replyTo: [{ address: 'ada@example.co.uk' }],
      subject: "New enquiry from Siobhán O'Neill: EV Charging",
    });
    for (const part of [notice?.text, notice?.html]) {
      expect(part).toContain(`http://localhost:3000/admin/inquiries/${id}`);
      expect(part).toContain("Siobhán O'Neill");
      expect(part).toContain('💡');
    }
    expect(notice?.text).toContain('One <b>charger</b>\nplease');
    expect(notice?.html).toContain('One &lt;b&gt;charger&lt;/b&gt;<br>please');

    expect(thanks).toMatchObject({
      to: [{ address: 'ada@example.co.uk' }],
      replyTo: [{ address: 'office@dibbin-electrical.example' }],
      subject: 'Thank you for contacting Dibbin Electrical',
    });
    expect(thanks?.text).toContain("Hello Siobhán O'Neill,");
    expect(thanks?.text).toContain('0151 496 0199');
    expect(thanks?.html).toContain('<p>Hello Siobhán');
    expect(thanks?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));

    for (const kind of ['office-notice', 'autoresponder'] as const) {
      const mail = await settled(id, kind);
      expect(mail).toMatchObject({ status: 'sent', attempts: 1, lastError: null, sentAt: expect.any(Date) });
      expect(server.mails.map(({ messageId }) => messageId)).toContain(mail.messageId);
    }
    const { body } = await request(app.server).get(`/api/admin/contact-inquiries/${id}`).set('Authorization', `Bearer ${app.editorToken}`);
    expect(body.mails).toMatchObject([
      { status: 'sent', nextAttemptAt: null },
      { status: 'sent', nextAttemptAt: null },
    ]);
  });

  // @asvs 1.3.11
  it('contains no header or recipient that a visitor typed', async () => {
    await startWithServer();
    await send({ name: 'Ada\r\nBcc: victim@example.com\nX-Evil: 1', company: 'x\nTo: victim@example.com' });
    await until('two mails', () => server.mails.length === 2);
    for (const { envelopeTo, raw } of server.mails) {
      expect(envelopeTo).toHaveLength(1);
      expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^(bcc|x-evil|cc):/im);
    }
  });

  it("reaches the office even if the customer's address is unusual", async () => {
    await startWithServer({ hideSMTPUTF8: true });
    const id = await send({ email: 'jürgen@exämple.example' });
    expect(await settled(id, 'office-notice')).toMatchObject({ status: 'sent' });
    const notice = server.mails.find(({ envelopeTo }) => envelopeTo.includes('office@dibbin-electrical.example'));
    expect(notice?.text).toContain('jürgen@exämple.example');
    expect(notice?.replyTo?.[0]?.address).toMatch(/^jürgen@(exämple|xn--exmple-cua)\.example$/);
  });

  it('is sent for the longest enquiry and template', async () => {
    await startWithServer();
    await settings({ autoresponderTemplate: '"{name}&\n\n'.repeat(1_000), companyName: '&'.repeat(200) });
    const id = await send({ name: '💡'.repeat(100), message: '"<&💡'.repeat(1_000) });
    expect(await settled(id, 'office-notice')).toMatchObject({ status: 'sent' });
    expect(await settled(id, 'autoresponder')).toMatchObject({ status: 'sent' });
  });

  it('is sent to the company without recipients, and to all of several', async () => {
    await startWithServer();
    await settings({ emailRecipients: [] });
    await send();
    await settings({ emailRecipients: ['one@example.com', 'two@example.com'] });
    await send();
    await until('four mails', () => server.mails.length === 4);
    expect(server.mails.filter(({ envelopeTo }) => !envelopeTo.includes('ada@example.co.uk')).map(({ envelopeTo }) => envelopeTo)).toEqual([
      ['office@dibbin-electrical.example'],
      ['one@example.com', 'two@example.com'],
    ]);
  });

  it("fails for a customer whom the server refuses, with the server's words", async () => {
    await startWithServer(refusing('ada@example.co.uk'));
    const id = await send();
    expect(await settled(id, 'autoresponder')).toMatchObject({
      status: 'failed',
      attempts: 1,
      sentAt: null,
      lastError: expect.stringContaining('550 5.1.1 Nobody here by that name'),
    });
    expect(await settled(id, 'office-notice')).toMatchObject({ status: 'sent' });
  });

  it('is retried for a refused recipient of the office, whom the message names', async () => {
    await startWithServer(refusing('office@dibbin-electrical.example', 'two@example.com'));
    const first = await send();
    expect(await settled(first, 'office-notice')).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('Nobody here'),
    });
    await settings({ emailRecipients: ['one@example.com', 'two@example.com'] });
    expect(await settled(await send(), 'office-notice')).toMatchObject({
      status: 'sent',
      lastError: expect.stringMatching(/^Not accepted for two@example.com: 550/),
    });
  });

  it('waits while the server is down', async () => {
    await start({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    const before = Date.now();
    const id = await send();
    const failed = await until('a failed attempt', () => mails().findOneBy({ inquiryId: id, attempts: 1, status: 'queued' }));
    const { nextAttemptAt, lastError, messageId, kind } = await settled(id, failed.kind);
    expect(lastError).toContain('No mail server answered');
    expect(nextAttemptAt.getTime()).toBeGreaterThan(before + 50_000);
    expect(nextAttemptAt.getTime()).toBeLessThan(Date.now() + 61_000);

    server = await startMailServer({}, server.port);
    await makeDue();
    void app.get(DeliveryWorker).wake();
    await until('two mails', () => server.mails.length === 2);
    expect(server.mails.map((mail) => mail.messageId)).toContain(messageId);
    await until('both to be recorded', async () => (await mails().countBy({ inquiryId: id, status: 'sent' })) === 2);
    expect(await row(id, kind)).toMatchObject({ attempts: 2, lastError: null });
  });

  it('fails after three days', async () => {
    await start({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    const id = await send();
    await until('a failed attempt', () => mails().countBy({ inquiryId: id, attempts: 1 }));
    await mails()
      .createQueryBuilder()
      .update()
      .set({ attempts: 19, nextAttemptAt: new Date(0) })
      .execute();
    void app.get(DeliveryWorker).wake();
    await until('it to be given up', () => mails().countBy({ inquiryId: id, status: 'failed', attempts: 20 }));
  });

  it('is sent once with several workers', async () => {
    await start();
    for (let i = 0; i < 10; i++) await send({ email: `ada-${i}@example.org` });
    server = await startMailServer();
    await settings({ smtpHost: '127.0.0.1', smtpPort: server.port });
    const [outbox, channels] = [app.get(OutboxService, { strict: false }), app.get(Channels, { strict: false })];
    await Promise.all(Array.from({ length: 5 }, () => new DeliveryWorker(outbox, channels, mails()).drain()));
    // The application's own worker may still be sending.
    await until('all to be sent once', async () => (await mails().countBy({ status: 'sent', attempts: 1 })) === 20);
    expect(server.mails).toHaveLength(20);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20);
  });

  it('is claimed by one worker, and again after the claim has expired', async () => {
    await start();
    const id = await send();
    const outbox = app.get(OutboxService, { strict: false });
    const mail = await row(id, 'autoresponder');
    const now = new Date();
    const claims = await Promise.all(Array.from({ length: 8 }, () => outbox.claim(mail, now)));
    expect(claims.filter(Boolean)).toHaveLength(1);

    const claimed = await row(id, 'autoresponder');
    expect(await outbox.claim(claimed, now)).toBe(false);
    expect(await outbox.claim(claimed, new Date(now.getTime() + 3_600_000))).toBe(true);
  });

  it('waits while no mail server is configured', async () => {
    await start();
    const id = await send();
    await app.get(DeliveryWorker, { strict: false }).drain();
    for (const kind of ['office-notice', 'autoresponder'] as const)
      expect(await row(id, kind)).toMatchObject({ status: 'queued', attempts: 0, claimedUntil: null, lastError: null });
  });

  it('uses the server in the settings and its encrypted password', async () => {
    server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'office' && password === 'pass wörd' ? done(null, { user: 'office' }) : done(new Error('Wrong password')),
    });
    await start();
    const { key } = app.get(Secrets, { strict: false });
    await settings({ smtpHost: '127.0.0.1', smtpPort: server.port, smtpUser: 'office', smtpPassword: encryptSecret(key, 'not it') });
    const id = await send();
    for (const kind of ['office-notice', 'autoresponder'] as const)
      expect(await settled(id, kind)).toMatchObject({ status: 'queued', lastError: expect.stringContaining('535') });

    await settings({ smtpPassword: encryptSecret(key, 'pass wörd') });
    await makeDue();
    void app.get(DeliveryWorker).wake();
    await until('two mails', () => server.mails.length === 2);
  });

  it('explains that the stored password cannot be decrypted', async () => {
    await start();
    await settings({
      smtpHost: '127.0.0.1',
      smtpPort: server.port,
      smtpUser: 'office',
      smtpPassword: encryptSecret('the key of another installation', 'x'),
    });
    const id = await send();
    const failed = await until('a failed attempt', () => mails().findOneBy({ inquiryId: id, attempts: 1 }));
    expect(await settled(id, failed.kind)).toMatchObject({ status: 'queued', lastError: expect.stringContaining('SECRET_KEY') });
  });

  it('is dropped if a confirmation is days late', async () => {
    await start();
    const id = await send();
    await mails()
      .createQueryBuilder()
      .update()
      .set({ queuedAt: new Date(Date.now() - 4 * 86_400_000) })
      .execute();
    server = await startMailServer();
    await settings({ smtpHost: '127.0.0.1', smtpPort: server.port });
    void app.get(DeliveryWorker).wake();
    expect(await settled(id, 'autoresponder')).toMatchObject({ status: 'failed', lastError: expect.stringContaining('3 days') });
    expect(await settled(id, 'office-notice')).toMatchObject({ status: 'sent' });
    expect(server.mails).toHaveLength(1);
  });

  it('is finished when the app closes', async () => {
    let isAsked = false;
    await startWithServer({
      onMailFrom: (_address: unknown, _session: unknown, done: () => void) => {
        isAsked = true;
        setTimeout(done, 500);
      },
    });
    await send();
    await until('the server to be asked', () => isAsked);
    await app.close();
    expect(server.mails).toHaveLength(1);
    await start();
  });
});
