import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { CompanyInfo } from '../src/company/company-info.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { daysBefore, londonAppointment, londonDay, londonMoment, londonTime } from '../src/platform/time/london.js';
import { PromisedReplies1763890230000 } from '../src/platform/database/migrations/1763890230000-promised-replies.js';
import { Calendar1795776000000 } from '../src/platform/database/migrations/1795776000000-calendar.js';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { as } from './support/api.js';
import { Customer, newAddress, openCustomerSite, THANKS, tokenOf, type CustomerSite } from './support/inquiry-page.js';

const INQUIRIES = '/api/admin/contact-inquiries';
const DAY_MS = 86_400_000;
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The only day of the week on which the office opens. */
const day = daysBefore(londonDay(new Date()), -3);
const opens = new Date(`${day}T12:00:00Z`).getUTCDay();
const openingHours = Object.fromEntries(DAYS.map((name, index) => [name, index === opens ? { opens: '08:00', closes: '18:00' } : null]));
const due = londonMoment(day, '10:00');
/** Even if it is a bank holiday. */
const specialDays = [{ from: day, hours: 'usual' }];
const words = londonAppointment(due);

describe('the promised reply', () => {
  let site: CustomerSite;
  beforeAll(async () => {
    site = await openCustomerSite();
    const { status } = await as(site.app, site.app.adminToken).put('/api/admin/company-info', { openingHours, specialDays });
    expect(status).toBe(200);
  });
  afterAll(() => site.close());

  it('is one moment: before and after sending, in the mails, on the page, and for the office', async () => {
    const staff = as(site.app, site.app.editorToken);
    const before = await request(site.app.server).get('/api/company-info');
    expect(before.body).toMatchObject({ replyPromise: { text: `by ${words}` } });

    const email = 'promised@example.org';
    const form = enquiry({ email });
    const { body } = await request(site.app.server).post('/api/contact').set('X-Forwarded-For', newAddress()).send(form);
    expect(body).toMatchObject({ message: expect.stringContaining(`We'll get back to you by ${words}. `), replyBy: words });

    const [receipt, notice] = [await site.mailTo(email, THANKS), await site.mailTo('office@dibbin-electrical.example', 'New enquiry')];
    expect(receipt.text).toContain(`get back to you by ${words}.`);
    expect(notice.text).toContain(`Reply due: ${londonTime(due)}`);
    const page = await (await new Customer(site).opens(tokenOf(receipt))).sees();
    expect(page.due).toEqual({ iso: due.toISOString(), text: londonAppointment(due) });

    const { id } = body as { id: string };
    expect((await staff.get(`${INQUIRIES}/${id}`)).body).toMatchObject({ dueAt: due.toISOString() });
    expect((await staff.get('/api/admin/dashboard')).body).toMatchObject({
      newInquiries: 1,
      today: { items: expect.arrayContaining([expect.objectContaining({ kind: 'Reply', dueAt: due.toISOString() })]) },
    });
    expect((await staff.get(`${INQUIRIES}/${id}/replies`)).status).toBe(200);
  });

  it('is given to enquiries that exist, and answers that nobody received no longer count', async () => {
    const { dataSource } = site.app;
    const [inquiries, deliveries] = [dataSource.getRepository(ContactInquiry), dataSource.getRepository(Delivery)];
    const migration = new PromisedReplies1763890230000();
    const asked = new Date(Date.now() - 3_600_000);
    const old = (name: string, fields: Partial<ContactInquiry> = {}) => makeInquiry(site.app, { name, createdAt: asked, ...fields });
    const answered = { status: 'contacted' as const, respondedAt: asked };
    const waiting = await old('Waiting');
    const reopened = await old('Reopened', {
      createdAt: new Date(asked.getTime() - 5 * DAY_MS),
      dueAt: new Date(asked.getTime() + DAY_MS),
    });
    const called = await old('Called', answered);
    const replies = { queued: await old('Not sent', answered), failed: await old('Refused', answered), sent: await old('Sent', answered) };
    for (const [status, { id }] of Object.entries(replies))
      await deliveries.save(
        Object.assign(new Delivery(), (await deliveries.find({ take: 1 }))[0], {
          ...{ id: crypto.randomUUID(), inquiryId: id, kind: 'answer', status, createdAt: asked, messageId: id, onceKey: null },
        }),
      );
    const q = dataSource.createQueryRunner();
    await migration.down(q);
    await q.query("UPDATE company_info SET autoresponderTemplate = 'You hear from us within 24 hours.'");
    await migration.up(q);
    await q.release();

    const now = (id: string) => inquiries.findOneByOrFail({ id });
    expect(await now(waiting.id)).toMatchObject({ dueAt: due, reopenedAt: null });
    expect(await now(reopened.id)).toMatchObject({ dueAt: due, reopenedAt: asked });
    expect(await now(called.id)).toMatchObject({ dueAt: new Date(asked.getTime() + DAY_MS), ...answered, reopenedAt: null });
    expect(await now(replies.sent.id)).toMatchObject(answered);
    expect(await now(replies.queued.id)).toMatchObject({ status: 'new', respondedAt: null, replyFailedAt: null, dueAt: due });
    expect(await now(replies.failed.id)).toMatchObject({ status: 'new', respondedAt: null, replyFailedAt: expect.any(Date), dueAt: due });
    const [settings] = await dataSource.getRepository(CompanyInfo).find();
    expect(settings?.autoresponderTemplate).toBe('You hear from us by {replyBy}.');
  });

  it('keeps the days of the owner from the list of bank holidays that rules replaced', async () => {
    const { dataSource } = site.app;
    const listed = ['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30'];
    const all = [...listed, '2027-12-27', '2027-12-28'];
    const afterUpgrade = async (bankHolidays: string[], address: string) => {
      const migration = new Calendar1795776000000();
      const q = dataSource.createQueryRunner();
      await migration.down(q);
      await q.query('UPDATE company_info SET bankHolidays = ?, address = ?', [JSON.stringify(bankHolidays), address]);
      await migration.up(q);
      await q.release();
      return (await dataSource.getRepository(CompanyInfo).find())[0]?.bankHolidays;
    };
    expect(await afterUpgrade(all, '1 Dock Road, Bromborough CH62 4SQ')).toEqual([]);
    expect(await afterUpgrade(['2026-12-24', ...listed, '2027-06-18'], '1 Dock Road, Bromborough CH62 4SQ')).toEqual([
      '2026-12-24',
      '2027-06-18',
    ]);
    expect(await afterUpgrade(['2027-01-04', '2027-03-29', '2027-11-30'], '1 High Street, Perth PH1 5AA')).toEqual(['2027-03-29']);
    expect(await afterUpgrade(all, '1 High Street, Perth PH1 5AA')).toEqual([]);
  });
});
