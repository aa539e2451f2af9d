import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MailStop } from '../src/delivery/mail/mail-stop.entity.js';
import { MailStops } from '../src/delivery/mail/mail-stops.service.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { ReviewRequestsJob } from '../src/inquiries/notifications/review-requests.job.js';
import { InquiryEvent } from '../src/inquiries/inquiry-event.entity.js';
import { newId } from '../src/platform/common/records.js';
import { makeInquiry } from './factories/inquiry.js';
import { as, type Caller } from './support/api.js';
import { openCustomerSite, type CustomerSite } from './support/inquiry-page.js';

/** A Wednesday in winter, when London is on UTC. */
const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00Z`);
const NOW = at('2031-01-15');
const PROFILES = [{ name: 'Google', url: 'https://g.page/r/example/review' }];

describe('requests for a review', () => {
  let site: CustomerSite;
  let admin: Caller;
  beforeAll(async () => {
    site = await openCustomerSite();
    admin = as(site.app, site.app.adminToken);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    for (const entity of [ContactInquiry, MailStop])
      await site.app.dataSource.getRepository(entity).createQueryBuilder().delete().execute();
    await sets({ asksForReviews: true, reviewProfiles: PROFILES });
  });

  const sets = async (fields: object) => expect((await admin.put('/api/admin/company-info', fields)).status).toBe(200);
  const runsOn = (now = NOW) => site.app.get<ReviewRequestsJob>(ReviewRequestsJob, { strict: false }).run(now);
  const written = (inquiryId: string) => site.app.dataSource.getRepository(Delivery).findBy({ inquiryId, kind: 'review-request' });
  /** Won and completed on a day. */
  const done = async (day: string, fields: Partial<ContactInquiry> = {}) => {
    const inquiry = await makeInquiry(site.app, { outcome: 'won', status: 'completed', email: `${newId()}@example.org`, ...fields });
    const event = { id: newId(), inquiryId: inquiry.id, kind: 'outcome' as const, text: 'won', userId: null, createdAt: at(day) };
    await site.app.dataSource.getRepository(InquiryEvent).insert(event);
    return inquiry;
  };

  it('are one mail in the same words for all, with the profiles and a way to stop it', async () => {
    const { id, email } = await done('2031-01-10', { name: 'Ada Wynn' });
    await Promise.all(Array.from({ length: 5 }, () => runsOn()));
    await runsOn(at('2031-01-16'));
    expect(await written(id)).toHaveLength(1);
    const mail = await site.mailTo(email, 'What do you think of our work?');
    expect(mail.text).toContain('https://g.page/r/example/review');
    expect(mail.text).toContain('We ask every customer once after a job, whatever they think of it, and give nothing in return.');
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const again = await admin.post(`/api/admin/contact-inquiries/${id}/deliveries/${(await written(id))[0]?.id}/send-again`);
    expect(again).toMatchObject({ status: 409, body: { error: 'This message is sent once only.' } });
  });

  it('wait three days, for working hours, and end after a month', async () => {
    const [fresh, old, due] = [await done('2031-01-13'), await done('2030-12-10'), await done('2031-01-08')];
    for (const now of [at('2031-01-15', '09:59'), at('2031-01-15', '17:00'), at('2031-01-12')]) await runsOn(now);
    expect(await written(due.id)).toHaveLength(0);
    await runsOn();
    expect([await written(fresh.id), await written(old.id)]).toEqual([[], []]);
    expect(await written(due.id)).toHaveLength(1);
  });

  it('go to one address once in a year', async () => {
    const first = await done('2031-01-08', { email: 'twice@example.org' });
    const second = await done('2031-01-08', { email: 'twice@example.org' });
    await runsOn();
    expect([...(await written(first.id)), ...(await written(second.id))]).toHaveLength(1);
    const later = await done('2031-11-05', { email: 'twice@example.org' });
    await runsOn(at('2031-11-12'));
    expect(await written(later.id)).toHaveLength(0);
    const next = await done('2032-01-14', { email: 'twice@example.org' });
    await runsOn(at('2032-01-21'));
    expect(await written(next.id)).toHaveLength(1);
  });

  it('go to nobody without an address, who has stopped them, whose job is not won and done, or who is spam', async () => {
    const stops = site.app.get<MailStops>(MailStops, { strict: false });
    await stops.stop(stops.keyOf('stopped@example.org'));
    const silent = [
      await done('2031-01-08', { email: '' }),
      await done('2031-01-08', { email: 'stopped@example.org' }),
      await done('2031-01-08', { outcome: 'lost' }),
      await done('2031-01-08', { status: 'in-progress' }),
      await done('2031-01-08', { spamSince: at('2031-01-08') }),
      await done('2031-01-08', { deletedAt: at('2031-01-08'), trashKey: 'x' }),
    ];
    await runsOn();
    for (const { id } of silent) expect(await written(id)).toEqual([]);
  });

  it('are not sent without the switch or without profiles', async () => {
    const { id } = await done('2031-01-08');
    await sets({ asksForReviews: false });
    await runsOn();
    await sets({ asksForReviews: true, reviewProfiles: [] });
    await runsOn();
    expect(await written(id)).toEqual([]);
    expect((await as(site.app, site.app.editorToken).put('/api/admin/company-info', { asksForReviews: true })).status).toBe(403);
  });
});
