import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { MailStops } from '../src/delivery/mail/mail-stops.service.js';
import { DeliveryWorker } from '../src/delivery/outbox/delivery-worker.service.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { InquiryEvent } from '../src/inquiries/inquiry-event.entity.js';
import { ReviewRequestsJob } from '../src/inquiries/notifications/review-requests.job.js';
import { DAY_MS } from '../src/platform/time/durations.js';
import { newId } from '../src/platform/common/records.js';
import { RemindersJob } from '../src/renewals/reminders.job.js';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { AGREED, makeRenewal } from './factories/renewals.js';
import { as, type Caller } from './support/api.js';
import { newAddress, openCustomerSite, type CustomerSite } from './support/inquiry-page.js';
import { startMailServer, type MailServer } from './support/mail-server.js';
import { until } from './support/until.js';

const REMINDED = new Date('2031-01-09T12:00:00Z');
const DUE_ON = '2031-03-10';
/** A Wednesday, and a week before. */
const [ASKED, DONE] = [new Date('2031-01-15T12:00:00Z'), new Date('2031-01-08T12:00:00Z')];

describe('reminders and requests that wait for the mail server', () => {
  let site: CustomerSite;
  let mails: MailServer;
  let isBusy: boolean;
  let staff: Caller;
  let admin: Caller;
  beforeAll(async () => {
    mails = await startMailServer({
      onRcptTo: (_address, _session, done) => done(isBusy ? Object.assign(new Error('4.2.0 Busy'), { responseCode: 450 }) : undefined),
    });
    site = await openCustomerSite({ SMTP_URL: `smtp://127.0.0.1:${mails.port}` });
    [staff, admin] = [as(site.app, site.app.editorToken), as(site.app, site.app.adminToken)];
  });
  afterAll(async () => {
    await site.close();
    await mails.close();
  });
  beforeEach(async () => {
    isBusy = true;
    mails.mails.length = 0;
    await sets({ asksForReviews: true, reviewProfiles: [{ name: 'Google', url: 'https://g.page/r/example/review' }] });
  });

  const deliveries = () => site.app.dataSource.getRepository(Delivery);
  const sets = async (fields: object) => expect((await admin.put('/api/admin/company-info', fields)).status).toBe(200);
  const stop = (email: string) => {
    const stops = site.app.get<MailStops>(MailStops, { strict: false });
    return stops.stop(stops.keyOf(email));
  };
  const tried = (of: { renewalId: string } | { inquiryId: string; kind: 'review-request' }) =>
    until('an attempt', async () => {
      const found = await deliveries().findOneBy(of);
      return found && found.attempts > 0 && found.claimedUntil === null ? found : undefined;
    });
  const reminder = async () => {
    const { id, email } = await makeRenewal(staff, AGREED);
    await site.app.get<RemindersJob>(RemindersJob, { strict: false }).run(REMINDED);
    return { id, email: String(email), mail: await tried({ renewalId: id }) };
  };
  const asked = async () => {
    const { id, email } = await makeInquiry(site.app, { outcome: 'won', status: 'completed', email: `${newId()}@example.org` });
    const event = { id: newId(), inquiryId: id, kind: 'outcome' as const, text: 'won', userId: null, createdAt: DONE };
    await site.app.dataSource.getRepository(InquiryEvent).insert(event);
    await site.app.get<ReviewRequestsJob>(ReviewRequestsJob, { strict: false }).run(ASKED);
    return { id, email, mail: await tried({ inquiryId: id, kind: 'review-request' }) };
  };
  /** The mail server takes mails again; returns what became of the one that waited. */
  const after = async ({ id }: Delivery) => {
    isBusy = false;
    await deliveries().update({ id, status: 'queued' }, { nextAttemptAt: new Date(0) });
    await site.app.get<DeliveryWorker>(DeliveryWorker, { strict: false }).drain();
    return until('an outcome', async () => {
      const mail = await deliveries().findOneBy({ id });
      return mail?.status === 'queued' ? undefined : (mail ?? ('erased' as const));
    });
  };
  const to = (email: string) => mails.mails.filter(({ envelopeTo }) => envelopeTo.includes(email));

  it('are sent afterwards', async () => {
    for (const { email, mail } of [await reminder(), await asked()]) {
      expect(await after(mail)).toMatchObject({ status: 'sent' });
      expect(to(email)).toHaveLength(1);
      isBusy = true;
    }
  });

  it.each([
    ['was deleted', 'Not sent: its due date was deleted.', (path: string) => staff.delete(path)],
    ['was done', 'Not sent: it is due on another day by now.', (path: string) => staff.post(`${path}/done`, { dueOn: DUE_ON })],
    [
      'has another address',
      'Not sent: the customer no longer agrees, or has another address.',
      (path: string) => staff.put(path, { email: `${newId()}@example.org` }),
    ],
    [
      'is no longer agreed to',
      'Not sent: the customer no longer agrees, or has another address.',
      (path: string) => staff.put(path, { hasAgreed: false }),
    ],
  ])('are not sent about a renewal that %s', async (_, lastError, change) => {
    const { id, email, mail } = await reminder();
    expect((await change(`/api/admin/renewals/${id}`)).status).toBe(200);
    expect(await after(mail)).toMatchObject({ status: 'failed', lastError });
    expect(to(email)).toEqual([]);
  });

  it('are not sent once the customer has asked for an appointment', async () => {
    const { email, mail } = await reminder();
    const [, renewal] = /\/emails\/appointment\/([0-9a-f]+)/.exec(mail.text) ?? [];
    const sent = await request(site.app.server)
      .post('/api/contact')
      .set('X-Forwarded-For', newAddress())
      .send(enquiry({ renewal, email: `${newId()}@example.org` }));
    expect(sent.status).toBe(201);
    expect(await after(mail)).toMatchObject({ status: 'failed', lastError: 'Not sent: the customer has asked for an appointment.' });
    expect(to(email)).toEqual([]);
  });

  it.each([
    ['is won no more', (path: string) => admin.put(path, { outcome: null })],
    ['goes on', (path: string) => admin.put(`${path}/status`, { status: 'in-progress' })],
    ['was deleted', (path: string) => admin.delete(path)],
  ])('are not sent about a job that %s', async (_, change) => {
    const { id, email, mail } = await asked();
    expect((await change(`/api/admin/contact-inquiries/${id}`)).status).toBe(200);
    expect(await after(mail)).toMatchObject({ status: 'failed', lastError: 'Not sent: the job is no longer won and completed.' });
    expect(to(email)).toEqual([]);
  });

  it('are not sent once the switch is off', async () => {
    const { email, mail } = await asked();
    await sets({ asksForReviews: false });
    expect(await after(mail)).toMatchObject({ status: 'failed', lastError: 'Not sent: the settings no longer ask for reviews.' });
    expect(to(email)).toEqual([]);
  });

  it('are withdrawn by a stop, also if their enquiry is taken for spam in between', async () => {
    for (const { id, email, mail } of [await reminder(), await asked()]) {
      await stop(email);
      for (const isSpam of mail.inquiryId ? [true, false] : [])
        expect((await admin.put(`/api/admin/contact-inquiries/${id}/spam`, { isSpam })).status).toBe(200);
      expect(((await after(mail)) as Delivery).status).not.toBe('sent');
      expect(to(email)).toEqual([]);
      isBusy = true;
    }
  });

  it('are gone when the person is erased', async () => {
    for (const { email, mail } of [await reminder(), await asked()]) {
      expect((await admin.post('/api/admin/privacy/erase', { email })).status).toBe(200);
      expect(await after(mail)).toBe('erased');
      expect(to(email)).toEqual([]);
      isBusy = true;
    }
  });

  it('are not sent a week late, and not written again', async () => {
    for (const [{ id, email, mail }, runAgain] of [
      [await reminder(), () => site.app.get<RemindersJob>(RemindersJob, { strict: false }).run(REMINDED)],
      [await asked(), () => site.app.get<ReviewRequestsJob>(ReviewRequestsJob, { strict: false }).run(ASKED)],
    ] as const) {
      await deliveries().update(mail.id, { queuedAt: new Date(Date.now() - 8 * DAY_MS) });
      expect(await after(mail)).toMatchObject({ status: 'failed', lastError: expect.stringMatching(/could not be sent within \d days/) });
      await runAgain();
      expect(await deliveries().countBy({ kind: mail.kind, ...(mail.renewalId ? { renewalId: id } : { inquiryId: id }) })).toBe(1);
      expect(to(email)).toEqual([]);
      isBusy = true;
    }
  });
});
