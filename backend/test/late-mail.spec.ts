// On MariaDB only among the further tests.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CompanyInfo } from '../src/company/company-info.entity.js';
import { LateMailJob } from '../src/inquiries/notifications/late-mail.job.js';
import { WebhookReach } from '../src/delivery/webhook/webhook-client.service.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { enquiry } from './factories/inquiry.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { until } from './support/until.js';
import { startReceiver, type WebhookReceiver } from './support/webhook-receiver.js';

// In a block, because specs share a file: hooks at the top would run for all of them.
describe('mails that have been waiting for half an hour', () => {
  let app: TestApp;
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    app = await createTestApp();
    receiver = await startReceiver((response) => response.end('ok'));
    const reach = app.get(WebhookReach, { strict: false });
    reach.accepts = (ip) => ip === '127.0.0.1';
    reach.protocols = ['http:'];
    reach.resolve = (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
    await as(app, app.adminToken).put('/api/admin/company-info', { webhookUrl: 'https://hooks.example.org/in' });
    // The settings accept https only.
    const webhookUrl = `http://hooks.example.org:${receiver.port}/in`;
    await app.dataSource.getRepository(CompanyInfo).createQueryBuilder().update().set({ webhookUrl }).execute();
  });
  afterEach(async () => {
    await app.close();
    receiver.close();
  });

  it('raise one alarm at the webhook, without addresses', async () => {
    await as(app).post('/api/contact', enquiry());
    const deliveries = app.dataSource.getRepository(Delivery);
    const late = { queuedAt: new Date(Date.now() - 31 * 60_000), nextAttemptAt: new Date(Date.now() + 3_600_000), attempts: 3 };
    await deliveries.update({ channel: 'mail' }, { ...late, lastError: '450 4.2.2 <ada@example.co.uk>: mailbox full' });
    const watch = () => app.get(LateMailJob, { strict: false }).run(new Date());
    await watch();
    // Nothing is wrong without a mail server: the mails wait for one.
    expect(await deliveries.findBy({ kind: 'alarm' })).toEqual([]);
    await as(app, app.adminToken).put('/api/admin/company-info', { smtpHost: '127.0.0.1', smtpPort: 2525, smtpUser: null });
    for (let n = 0; n < 3; n++) await watch();
    await Promise.all([watch(), watch()]);
    const alarms = () => receiver.events.filter(({ headers }) => headers['x-event'] === 'alarm');
    await until('the alarm', () => alarms().length > 0);
    const text =
      "Emails are not being sent. The website has been trying for half an hour. The mail server's answer: 450 4.2.2 … mailbox full\nhttp://localhost:3000/admin";
    expect(alarms().map(({ body }) => JSON.parse(body) as object)).toEqual([{ text, event: 'alarm', enquiry: null }]);
  });
});
