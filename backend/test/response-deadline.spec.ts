// On MariaDB only among the further tests.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { ResponseDeadlineJob } from '../src/inquiries/office/response-deadline.job.js';
import { readPeriod } from '../src/platform/time/periods.js';
import { ResponseTimesService } from '../src/inquiries/office/response-times.service.js';
import { DailyDigestJob } from '../src/records/today/daily-digest.job.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { User } from '../src/users/user.entity.js';
import { makeInquiry } from './factories/inquiry.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { startMailServer } from './support/mail-server.js';
import { until } from './support/until.js';

/** A day in winter: London is on UTC. */
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00Z`);

describe('the response deadline', () => {
  let app: TestApp;
  /** Runs the jobs at this time. */
  const runAt = async (now: Date) => {
    await app.get(ResponseDeadlineJob, { strict: false }).run(now);
    await app.get(DailyDigestJob, { strict: false }).run(now);
  };
  const mails = () => app.dataSource.getRepository(Delivery).find({ order: { createdAt: 'ASC', id: 'ASC' } });
  const kinds = async () => (await mails()).map(({ kind }) => kind);
  const receivedAt = (createdAt: Date, fields: Partial<ContactInquiry> = {}) => makeInquiry(app, { createdAt, ...fields });

  beforeEach(async () => {
    app = await createTestApp();
    // Else Today asks it in November.
    await as(app, app.editorToken).put('/api/admin/company-info', { christmasAnswered: 2026 });
  });
  afterEach(() => app.close());

  it('causes one alert, 4 hours before it passes', async () => {
    const { id } = await receivedAt(at('14:00', '2026-11-20'));
    await runAt(at('07:59'));
    expect(await kinds()).toEqual([]);
    await runAt(at('10:00'));
    const [alert] = (await mails()).filter(({ kind }) => kind === 'promise-alert');
    expect(alert).toMatchObject({
      inquiryId: id,
      recipients: ['office@dibbin-electrical.example'],
      replyTo: 'ada@example.co.uk',
      subject: 'Reply due soon: Ada Lovelace',
    });
    await runAt(at('11:00'));
    await runAt(at('15:00'));
    expect((await kinds()).filter((kind) => kind === 'promise-alert')).toHaveLength(1);
  });

  it('alerts an active assignee too, and nobody twice', async () => {
    const office = 'office@dibbin-electrical.example';
    const received = at('11:00', '2026-11-20');
    const users = app.dataSource.getRepository(User);
    const both = await receivedAt(received, { name: 'Both', assigneeId: app.editorId });
    const inactive = await receivedAt(received, { name: 'Inactive', assigneeId: app.adminId });
    await users.update(app.adminId, { isActive: false });
    await runAt(at('07:30'));
    const recipients = async () => Object.fromEntries((await mails()).map((mail) => [mail.inquiryId, mail.recipients]));
    expect(await recipients()).toEqual({ [both.id]: [office, 'editor@staff.example'], [inactive.id]: [office] });

    await users.update(app.editorId, { email: office });
    const same = await receivedAt(received, { name: 'Same', assigneeId: app.editorId });
    await runAt(at('07:31'));
    expect((await recipients())[same.id]).toEqual([office]);

    // A repeat goes to the current assignee.
    await users.update(app.editorId, { email: 'editor@staff.example' });
    const [alert] = (await mails()).filter(({ inquiryId }) => inquiryId === same.id);
    const again = await as(app, app.editorToken).post(`/api/admin/contact-inquiries/${same.id}/mails/${alert?.id}/send-again`);
    expect(again).toMatchObject({ status: 201, body: { recipients: [office, 'editor@staff.example'] } });
  });

  it('alerts about an enquiry that has been late for less than a day', async () => {
    await receivedAt(at('07:00', '2026-11-20'), { name: 'Just late' });
    await receivedAt(at('07:31', '2026-11-19'), { name: 'Late for less than a day' });
    await receivedAt(at('07:29', '2026-11-19'), { name: 'Late for more than a day' });
    await runAt(at('07:30'));
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Reply overdue: Just late', 'Reply overdue: Late for less than a day']);
  });

  it('causes no alert for enquiries that were answered, are spam or were deleted', async () => {
    const early = at('05:00', '2026-11-20');
    await receivedAt(early, { status: 'contacted', respondedAt: early });
    await receivedAt(early, { spamSince: early });
    await receivedAt(early, { deletedAt: early, trashKey: 'x' });
    await runAt(at('04:00'));
    expect(await kinds()).toEqual([]);
  });

  it('is part of the mail of what there is to do, at 08:00 London time', async () => {
    await receivedAt(at('07:00'), { name: 'Waiting' });
    await receivedAt(at('07:00', '2026-10-01'), { name: 'In hand', status: 'in-progress', respondedAt: at('08:00', '2026-10-01') });
    await receivedAt(at('07:00'), { name: 'Done', status: 'completed', respondedAt: at('07:10') });
    await receivedAt(at('07:00'), { name: 'Spam', spamSince: at('07:00') });
    await runAt(at('07:59'));
    expect(await kinds()).toEqual([]);
    await runAt(at('08:31'));
    const [digest, ...more] = await mails();
    expect(more).toEqual([]);
    expect(digest).toMatchObject({
      kind: 'daily-digest',
      inquiryId: null,
      recipients: ['office@dibbin-electrical.example'],
      subject: 'Today: 1 thing to do',
    });
    expect(digest?.text).toContain('Next\n- Waiting: Waits for a reply about EV Charging. Due 22 November 2026 at 07:00.');
    expect(digest?.text).not.toMatch(/In hand|Done|Spam/);
    await runAt(at('09:00'));
    expect(await kinds()).toEqual(['daily-digest']);
    await runAt(at('08:00', '2026-11-22'));
    expect((await kinds()).filter((kind) => kind === 'daily-digest')).toHaveLength(2);
  });

  it('sends no mail if there was nothing to do at 08:00', async () => {
    await runAt(at('08:00'));
    await receivedAt(at('08:10'));
    await runAt(at('08:20'));
    expect(await kinds()).toEqual([]);
  });

  it('is what response times are measured by, per day or London week', async () => {
    const minutes = (n: number) => n * 60_000;
    /** An enquiry of this time that was answered so many minutes later, or not yet. */
    const asked = (createdAt: Date, after: number | null, fields: Partial<ContactInquiry> = {}) =>
      receivedAt(createdAt, {
        ...(after !== null && { status: 'contacted', respondedAt: new Date(createdAt.getTime() + minutes(after)) }),
        ...fields,
      });
    // Until 25 October London is an hour ahead of UTC.
    await asked(at('23:30', '2026-10-23'), 60);
    await asked(at('23:30', '2026-10-25'), 1_440);
    await asked(at('09:00', '2026-11-16'), 30);
    await asked(at('09:00', '2026-11-17'), 95);
    await asked(at('09:00', '2026-11-18'), 1_441);
    await asked(at('09:00', '2026-11-19'), null);
    await asked(at('13:00', '2026-11-21'), null);
    // Not counted: spam, deleted, solved by the customer alone, and what came before.
    await asked(at('09:00', '2026-11-17'), 5, { spamSince: at('09:00') });
    await asked(at('09:00', '2026-11-17'), 5, { deletedAt: at('09:00') });
    await asked(at('09:00', '2026-11-17'), 5, { status: 'completed', solvedAt: at('09:05', '2026-11-17') });
    await asked(at('22:30', '2026-10-23'), 5);
    // Its deadline began anew when the customer wrote again.
    await asked(at('09:00', '2026-11-17'), 7_200, { reopenedAt: at('08:30', '2026-11-22'), dueAt: at('08:30', '2026-11-23') });
    const service = app.get(ResponseTimesService, { strict: false });
    const { from, to, totals, spans } = await service.report(readPeriod('30', at('12:00', '2026-11-22')), at('12:00', '2026-11-22'));
    expect({ from, to }).toEqual({ from: '2026-10-24', to: '2026-11-22' });
    expect(totals).toEqual({ received: 8, answered: 6, inTime: 5, late: 2, waiting: 1, medianMinutes: 60 });
    const figures = { received: 0, answered: 0, inTime: 0, late: 0, waiting: 0, medianMinutes: null };
    expect(spans).toEqual([
      { ...figures, from: '2026-10-24', to: '2026-10-25', received: 2, answered: 2, inTime: 2, medianMinutes: 60 },
      { ...figures, from: '2026-10-26', to: '2026-11-01' },
      { ...figures, from: '2026-11-02', to: '2026-11-08' },
      { ...figures, from: '2026-11-09', to: '2026-11-15' },
      { from: '2026-11-16', to: '2026-11-22', received: 6, answered: 4, inTime: 3, late: 2, waiting: 1, medianMinutes: 30 },
    ]);
    const { body } = await as(app, app.editorToken).get('/api/admin/response-times?days=7').expect(200);
    expect(body).toMatchObject({ totals: expect.objectContaining({ received: expect.any(Number) }), spans: { length: 7 } });
    await as(app, app.editorToken).get('/api/admin/response-times?days=6').expect(400);
    await as(app).get('/api/admin/response-times').expect(401);
  });

  it('sends each mail once with several processes', async () => {
    for (let i = 0; i < 3; i++) await receivedAt(at('11:00', '2026-11-20'));
    await Promise.all(Array.from({ length: 6 }, () => runAt(at('08:00'))));
    expect((await kinds()).sort()).toEqual(['daily-digest', 'promise-alert', 'promise-alert', 'promise-alert']);
  });

  it('sends the office branded mails', async () => {
    const server = await startMailServer();
    await as(app, app.adminToken).put('/api/admin/company-info', {
      smtpHost: '127.0.0.1',
      smtpPort: server.port,
      primaryColor: '#123456',
      secondaryColor: '#FACC15',
      emailRecipients: ['one@example.com', 'two@example.com'],
    });
    // Mails are sent by the real clock and dropped after their lifetime, so use a recent 09:00.
    const hour = 3_600_000;
    const nine = Math.floor((Date.now() - 9 * hour) / (24 * hour)) * 24 * hour + 9 * hour;
    const { id } = await receivedAt(new Date(nine - 21 * hour));
    await runAt(new Date(nine));
    await until('two mails', () => server.mails.length === 2);
    for (const mail of server.mails) {
      expect(mail.envelopeTo).toEqual(['one@example.com', 'two@example.com']);
      expect(mail.html).toContain('#123456');
      expect(mail.html).toContain('background: #FACC15; color: #0B1220');
      expect(mail.text).toContain(`http://localhost:3000/admin/inquiries/${id}`);
    }
    await server.close();
  });
});
