import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { ErasureService } from '../src/inquiries/privacy/erasure.service.js';
import { DAY_MS } from '../src/platform/time/durations.js';
import { RemindersJob } from '../src/renewals/reminders.job.js';
import { Renewal } from '../src/renewals/renewal.entity.js';
import { enquiry } from './factories/inquiry.js';
import { AGREED, makeRenewal } from './factories/renewals.js';
import { as, type Caller } from './support/api.js';
import { newAddress, openCustomerSite, type CustomerSite } from './support/inquiry-page.js';

describe('the rights of customers in renewals', () => {
  let site: CustomerSite;
  let staff: Caller;
  beforeAll(async () => {
    site = await openCustomerSite();
    staff = as(site.app, site.app.editorToken);
  });
  afterAll(() => site.close());

  const PERSON = 'zebedee@quartermain.example';
  const TENANT = 'tenant@quartermain.example';
  const ask = (what: 'search' | 'export' | 'erase', person: object) =>
    as(site.app, site.app.adminToken).post(`/api/admin/privacy/${what}`, person);

  it('show and erase what is due, with its mails; the stop outlives it', async () => {
    const { id } = await makeRenewal(staff, { ...AGREED, customer: 'Zebedee', email: PERSON, phone: '0151 496 0777' });
    await site.app.get<RemindersJob>(RemindersJob, { strict: false }).run(new Date('2031-01-09T12:00:00Z'));
    const mail = await site.mailTo(PERSON, 'Fire alarm service');
    const [path = ''] = /\/emails\/stop\/[0-9a-f]+/.exec(mail.text ?? '') ?? [];
    expect((await request(site.app.server).post(path).set('X-Forwarded-For', newAddress())).status).toBe(200);
    expect((await ask('search', { email: PERSON })).body).toMatchObject({ enquiries: 0, renewals: 1, mails: 1 });
    expect((await ask('search', { phone: '+44 151 4960777' })).body).toMatchObject({ renewals: 1 });
    expect((await ask('export', { email: PERSON })).body).toMatchObject({
      hasStopped: true,
      renewals: [{ customer: 'Zebedee', mails: [{ kind: 'renewal-reminder' }], changes: [{ action: 'create' }] }],
    });
    expect((await ask('erase', { phone: '0151 496 0777' })).body).toEqual({ erased: 0, renewals: 1 });
    expect(await site.app.dataSource.getRepository(Delivery).findBy({ renewalId: id })).toEqual([]);
    expect((await ask('search', { email: PERSON })).body).toMatchObject({ renewals: 0, mails: 0 });
    expect((await makeRenewal(staff, { ...AGREED, email: PERSON })).stoppedAt).not.toBeNull();
  });

  it('erase what was made from an erased enquiry', async () => {
    const sent = await request(site.app.server)
      .post('/api/contact')
      .set('X-Forwarded-For', newAddress())
      .send(enquiry({ email: TENANT }));
    const { id } = sent.body as { id: string };
    await site.app.dataSource.getRepository(ContactInquiry).update(id, { outcome: 'won' });
    await makeRenewal(staff, { ...AGREED, inquiryId: id, email: 'landlord@quartermain.example' });
    expect((await ask('erase', { email: TENANT })).body).toEqual({ erased: 1, renewals: 1 });
  });

  it('end with the period of the settings, counted from the due day and the last change', async () => {
    const [old, changed, due] = [
      await makeRenewal(staff, { dueOn: '2020-01-01' }),
      await makeRenewal(staff, { dueOn: '2020-01-01' }),
      await makeRenewal(staff),
    ];
    const renewals = site.app.dataSource.getRepository(Renewal);
    await renewals.update([old.id, due.id], { updatedAt: new Date(Date.now() - 1_000 * DAY_MS) });
    await site.app.get<ErasureService>(ErasureService, { strict: false }).eraseOld();
    const left = (await renewals.find()).map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining([changed.id, due.id]));
    expect(left).not.toContain(old.id);
  });
});
