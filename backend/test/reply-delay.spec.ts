// On MariaDB only among the further tests.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { ReplyDelayJob } from '../src/inquiries/office/response-deadline.job.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { makeInquiry } from './factories/inquiry.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { startMailServer } from './support/mail-server.js';
import { until } from './support/until.js';

const INQUIRIES = '/api/admin/contact-inquiries';
/** Days in winter: London is on UTC. 20 November 2026 is a Friday. */
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00Z`);

describe('a promise that will not be kept', () => {
  let app: TestApp;
  let staff: Caller;
  beforeEach(async () => {
    app = await createTestApp();
    staff = as(app, app.editorToken);
  });
  afterEach(() => app.close());

  const runAt = (now: Date) => app.get(ReplyDelayJob, { strict: false }).run(now);
  const mails = () => app.dataSource.getRepository(Delivery).findBy({ kind: 'reply-delayed' });
  const inquiry = (id: string) => app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id });

  it('is told once, an hour before it breaks, with a true new time', async () => {
    const { id, version } = await makeInquiry(app, { createdAt: at('17:30', '2026-11-20') });
    await runAt(at('16:29'));
    expect(await mails()).toEqual([]);
    await runAt(at('16:31'));
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      inquiryId: id,
      recipients: ['ada@example.co.uk'],
      subject: 'Our reply is delayed until 12:00 PM on Monday 23 November',
      text: expect.stringMatching(
        /promised you a reply by 5:30 PM on Saturday 21 November, but we will not manage that\. We are sorry\.[^]*0151 496/,
      ),
    });
    // Sunday is closed: the end of Monday's morning.
    expect(await inquiry(id)).toMatchObject({ delayedTo: at('12:00', '2026-11-23'), dueAt: at('17:30'), version });
    await runAt(at('16:45'));
    await runAt(at('18:00'));
    expect(await mails()).toHaveLength(1);
  });

  it('is told once by several processes', async () => {
    for (let i = 0; i < 3; i++) await makeInquiry(app, { createdAt: at('17:30', '2026-11-20'), email: `ada-${i}@example.org` });
    await Promise.all(Array.from({ length: 6 }, () => runAt(at('16:31'))));
    expect(await mails()).toHaveLength(3);
  });

  it('is told afterwards, if the site was not running', async () => {
    await makeInquiry(app, { createdAt: at('17:30', '2026-11-20') });
    await makeInquiry(app, { createdAt: at('17:30', '2026-11-18') });
    await runAt(at('19:00'));
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('but you have not had one. We are sorry.')]);
  });

  it('is not told to whoever had a reply, to spam and about deleted enquiries', async () => {
    const createdAt = at('17:30', '2026-11-20');
    await makeInquiry(app, { createdAt, status: 'contacted', respondedAt: createdAt });
    await makeInquiry(app, { createdAt, spamSince: createdAt });
    await makeInquiry(app, { createdAt, deletedAt: createdAt, trashKey: 'x' });
    await runAt(at('16:31'));
    expect(await mails()).toEqual([]);
  });

  it('is withdrawn if a reply comes first, and stays so when the enquiry is rescued from spam', async () => {
    const { id } = await makeInquiry(app, { createdAt: new Date(Date.now() - 23.5 * 3_600_000) });
    await runAt(new Date());
    expect(await mails()).toMatchObject([{ status: 'queued' }]);
    await staff.post(`${INQUIRIES}/${id}/calls`, { outcome: 'reached' });
    expect(await mails()).toMatchObject([{ status: 'withdrawn' }]);
    for (const isSpam of [true, false]) await staff.put(`${INQUIRIES}/${id}/spam`, { isSpam });
    expect(await mails()).toMatchObject([{ status: 'withdrawn' }]);
  });

  it('is mailed with the link, and the office sees it', async () => {
    const server = await startMailServer();
    const { id } = await makeInquiry(app, { createdAt: new Date(Date.now() - 23.5 * 3_600_000) });
    await as(app, app.adminToken).put('/api/admin/company-info', { smtpHost: '127.0.0.1', smtpPort: server.port });
    await runAt(new Date());
    const mail = await until('the mail', () => server.mails.find(({ subject }) => subject?.startsWith('Our reply is delayed')));
    expect(mail.text).toMatch(/\/e\/[0-9a-f]{32}\n/);
    const { body } = await staff.get(`${INQUIRIES}/${id}`);
    expect(body).toMatchObject({ delayedTo: expect.any(String), deliveries: [{ name: 'New time for the reply, to the customer' }] });
    const sent = async () =>
      ((await staff.get(`${INQUIRIES}/${id}/history`)).body as { kind: string; text: string }[]).map(({ kind }) => kind);
    await until('the history to name it', async () => (await sent()).includes('delivery-sent'));
    await server.close();
  });
});
