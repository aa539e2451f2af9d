import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { MailQueue } from '../src/delivery/mail/mail-queue.service.js';
import { MailStop } from '../src/delivery/mail/mail-stop.entity.js';
import { MailStops } from '../src/delivery/mail/mail-stops.service.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { RemindersJob } from '../src/renewals/reminders.job.js';
import { newRecord } from '../src/platform/common/records.js';
import { RenewalLinks } from '../src/renewals/renewal-links.service.js';
import { Renewal } from '../src/renewals/renewal.entity.js';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { AGREED, makeRenewal } from './factories/renewals.js';
import { makeService } from './factories/services.js';
import { as, type Caller } from './support/api.js';
import { newAddress, openCustomerSite, type CustomerSite } from './support/inquiry-page.js';
import { until } from './support/until.js';

const PATH = '/api/admin/renewals';
/** At noon in winter, when London is on UTC. */
const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00Z`);

/** 60, 30, 14 and 13 days before 10 March 2031. */
const [SIXTY, THIRTY, FOURTEEN, THIRTEEN] = ['2031-01-09', '2031-02-08', '2031-02-24', '2031-02-25'];

describe('reminders of renewals', () => {
  let site: CustomerSite;
  let staff: Caller;
  beforeAll(async () => {
    site = await openCustomerSite();
    staff = as(site.app, site.app.editorToken);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.app.dataSource.getRepository(Renewal).createQueryBuilder().delete().execute();
    await site.app.dataSource.getRepository(MailStop).createQueryBuilder().delete().execute();
    site.mails.mails.length = 0;
  });

  const job = () => site.app.get<RemindersJob>(RemindersJob, { strict: false });
  const written = (renewalId: string) => site.app.dataSource.getRepository(Delivery).findBy({ renewalId });
  const runsOn = async (day: string, time?: string) => job().run(at(day, time));
  /** Waits until nothing is queued, and returns the mails that arrived. */
  const arrived = async (address: string) => {
    await until('the worker', async () => !(await site.app.dataSource.getRepository(Delivery).existsBy({ status: 'queued' })));
    return site.mails.mails.filter(({ envelopeTo }) => envelopeTo.includes(address));
  };
  const browser = (path: string) => request(site.app.server).get(path).set('X-Forwarded-For', newAddress());
  const presses = (path: string) =>
    request(site.app.server).post(path).set('X-Forwarded-For', newAddress()).type('form').send({ 'List-Unsubscribe': 'One-Click' });
  const pathOf = (text: string | undefined, page: 'stop' | 'appointment') =>
    new RegExp(`/emails/${page}/[0-9a-f]+`).exec(text ?? '')?.[0] ?? '';
  const agreed = (fields: object = {}) => makeRenewal(staff, { ...AGREED, ...fields });

  it('say who, what, when and why, and how to stop them', async () => {
    const { email, id } = await agreed({ customer: 'Ada Wynn', lastOn: '2020-09-10', intervalSource: 'BS 5839-1 recommends it' });
    await runsOn(SIXTY);
    const [mail] = await arrived(String(email));
    expect(mail).toMatchObject({
      subject: 'Fire alarm service, 5 Rose Lane, Irby: due on 10 March 2031',
      replyTo: [{ address: 'office@dibbin-electrical.example' }],
    });
    for (const words of [
      'Hello Ada Wynn,',
      '5 Rose Lane, Irby',
      'It was last done on 10 September 2020. It is usually done every 6 months: BS 5839-1 recommends it.',
      'because we told you on 4 March 2024 that we would remind you, and you agreed or did not object.',
      'Stop these emails:',
    ])
      expect(mail?.text).toContain(words);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-unsubscribe')).toBe(`<http://localhost:3000${pathOf(mail?.text, 'stop')}>`);
    expect(mail?.html).toContain(pathOf(mail?.text, 'appointment'));
    expect((await staff.get(`${PATH}/${id}`)).body).toMatchObject({ remindedAt: expect.any(String), version: 1 });
  });

  it('are written 60 and 14 days before, once each, however often and wherever the job runs', async () => {
    const { id, email } = await agreed();
    await runsOn('2031-01-08');
    expect(await written(id)).toHaveLength(0);
    await Promise.all(Array.from({ length: 5 }, () => runsOn(SIXTY)));
    await runsOn('2031-01-10');
    await runsOn(THIRTY);
    expect(await written(id)).toHaveLength(1);
    expect(await arrived(String(email))).toHaveLength(1);
    await Promise.all(Array.from({ length: 5 }, () => runsOn(FOURTEEN)));
    for (const day of [THIRTEEN, SIXTY, '2031-03-10', '2031-03-11']) await runsOn(day);
    expect(await arrived(String(email))).toHaveLength(2);
  });

  it('are not written again when the outbox has forgotten them', async () => {
    const { id } = await agreed();
    await runsOn(SIXTY);
    await site.app.dataSource.getRepository(Delivery).delete({ renewalId: id });
    await site.app.dataSource.getRepository(Renewal).update(id, { remindedAt: null });
    await runsOn('2031-01-12');
    expect(await written(id)).toHaveLength(0);
  });

  it('are written by the next run if the process was killed in the middle', async () => {
    const { id } = await agreed();
    const queue = site.app.get<MailQueue>(MailQueue, { strict: false });
    const { enqueue } = queue;
    queue.enqueue = () => Promise.reject(new Error('killed'));
    await expect(runsOn(SIXTY)).rejects.toThrow('killed');
    queue.enqueue = enqueue;
    expect(await written(id)).toHaveLength(0);
    await runsOn(SIXTY);
    expect(await written(id)).toHaveLength(1);
  });

  it('are the one that still makes sense for a record that was added late', async () => {
    const late = await agreed({ dueOn: '2031-03-10' });
    for (const day of ['2031-02-17', FOURTEEN, THIRTEEN]) await runsOn(day);
    expect((await written(late.id)).map(({ onceKey }) => onceKey)).toEqual([`renewal ${late.id} 2031-03-10 14`]);
    const past = await agreed({ dueOn: '2031-02-01' });
    await runsOn(THIRTEEN);
    expect(await written(past.id)).toHaveLength(0);
  });

  it('are not repeated when the day is corrected a little', async () => {
    const { id } = await agreed();
    await runsOn(SIXTY);
    await arrived('');
    await site.app.dataSource.getRepository(Renewal).update(id, { remindedAt: at(SIXTY) });
    await staff.put(`${PATH}/${id}`, { dueOn: '2031-03-12' });
    await runsOn('2031-01-12');
    expect(await written(id)).toHaveLength(1);
  });

  it('reach a customer behind a hundred whose address was cleared', async () => {
    const cleared = Array.from({ length: 100 }, () =>
      Object.assign(newRecord(Renewal, new Date()), { ...AGREED, customer: 'A', address: 'B', what: 'C', email: '', dueOn: '2031-03-09' }),
    );
    await site.app.dataSource.getRepository(Renewal).save(cleared);
    const { id } = await agreed();
    await runsOn(SIXTY);
    expect(await written(id)).toHaveLength(1);
  });

  it('arrive in the daytime of London only', async () => {
    const { id } = await agreed();
    for (const time of ['08:59', '17:00', '23:00']) await runsOn(SIXTY, time);
    expect(await written(id)).toHaveLength(0);
    await runsOn(SIXTY, '09:00');
    expect(await written(id)).toHaveLength(1);
  });

  it('go to nobody who did not agree, has no address, is in the trash or was done', async () => {
    const silent = [
      await makeRenewal(staff),
      await agreed({ email: null }),
      await agreed().then(async (one) => (await staff.delete(`${PATH}/${one.id}`)).body as { id: string }),
      await agreed({ dueOn: '2031-03-09' }).then(
        async ({ id, dueOn }) => (await staff.post(`${PATH}/${id}/done`, { dueOn })).body as { id: string },
      ),
    ];
    await runsOn(SIXTY);
    for (const { id } of silent) expect(await written(id)).toHaveLength(0);
  });

  describe('are stopped', () => {
    it('by the button of the page, not by opening it, for all records of the address and for good', async () => {
      const { id, email } = await agreed();
      await runsOn(SIXTY);
      const [mail] = await arrived(String(email));
      const path = pathOf(mail?.text, 'stop');
      const opened = await browser(path);
      expect([opened.status, opened.headers['cache-control'], opened.headers['referrer-policy'], opened.headers['x-robots-tag']]).toEqual([
        200,
        'no-store',
        'no-referrer',
        'noindex',
      ]);
      expect((await request(site.app.server).head(path)).status).toBe(200);
      for (const taken of [',', '%E2%80%A6', '%C2%A0', '&amp;', '/).'])
        expect([taken, (await browser(path + taken)).text]).toEqual([taken, opened.text]);
      expect(await site.app.dataSource.getRepository(MailStop).count()).toBe(0);

      // Mail programs may send either type of form (RFC 8058).
      const asParts = request(site.app.server).post(path).set('X-Forwarded-For', newAddress()).field('List-Unsubscribe', 'One-Click');
      for (const pressed of [presses(`${path},`), asParts, presses(path)]) expect((await pressed).status).toBe(200);
      expect((await staff.get(`${PATH}/${id}`)).body).toMatchObject({ stoppedAt: expect.any(String), version: 1 });
      const later = await agreed({ email });
      expect(later.stoppedAt).not.toBeNull();
      await runsOn(FOURTEEN);
      for (const one of [id, later.id]) expect((await written(one)).filter(({ onceKey }) => onceKey?.endsWith(' 14'))).toEqual([]);
      expect(JSON.stringify(await site.app.dataSource.getRepository(MailStop).find())).not.toContain(String(email).split('@')[0]);
    });

    it('also while one waits', async () => {
      const { email } = await agreed();
      const stops = site.app.get<MailStops>(MailStops, { strict: false });
      await stops.stop(stops.keyOf(String(email)));
      expect(await stops.isStopped(String(email).toUpperCase())).toBe(true);
      await runsOn(SIXTY);
      expect(await arrived(String(email))).toEqual([]);
    });

    it('by no link that was made up', async () => {
      const stops = site.app.get<MailStops>(MailStops, { strict: false });
      const own = stops.addressOf('ada@example.org').split('/').at(-1) ?? '';
      expect(stops.read(own)).toBe(stops.keyOf('ada@example.org'));
      expect(stops.read(own.toUpperCase())).toBe(stops.keyOf('ada@example.org'));
      for (let tried = 0; tried < 10_000; tried++) {
        const sign = Math.floor(Math.random() * own.length);
        const forged =
          tried % 2 ? randomBytes(32).toString('hex') : own.slice(0, sign) + (own[sign] === '0' ? '1' : '0') + own.slice(sign + 1);
        expect(stops.read(forged)).toBeNull();
      }
      for (let tried = 0; tried < 50; tried++) expect((await presses(`/emails/stop/${randomBytes(32).toString('hex')}`)).status).toBe(404);
      for (const token of ['x', '%00', 'f'.repeat(5_000), `${own}0`, own.slice(1), 'é'.repeat(64)])
        for (const call of [browser, presses]) expect((await call(`/emails/stop/${encodeURIComponent(token)}`)).status).toBe(404);
      for (const cut of ['/emails', '/emails/stop', '/emails/stop/'])
        expect(await browser(cut)).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
      expect(await site.app.dataSource.getRepository(MailStop).count()).toBe(0);
    });
  });

  describe('lead to an appointment', () => {
    it('by a filled form, whose enquiry is linked and ends the reminders', async () => {
      const { id, email } = await agreed({ customer: 'Ada Wynn', what: 'EICR of a rented home', phone: '0151 496 0001' });
      await runsOn(SIXTY);
      const [mail] = await arrived(String(email));
      const path = pathOf(mail?.text, 'appointment');
      const { status, text, headers } = await browser(`${path}%E2%80%8B.`);
      expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
      for (const words of ['Ada Wynn', String(email), '0151 496 0001', 'EICR of a rented home', '10 March 2031'])
        expect(text).toContain(words);

      const renewal = path.split('/').at(-1);
      const sent = await request(site.app.server)
        .post('/api/contact')
        .set('X-Forwarded-For', newAddress())
        .send(enquiry({ email, renewal }));
      const { id: inquiryId } = sent.body as { id: string };
      expect((await staff.get(`${PATH}/${id}`)).body).toMatchObject({ replyInquiryId: inquiryId, version: 1 });
      expect((await staff.get(`${PATH}/of-inquiry/${inquiryId}`)).body).toMatchObject({ made: null, asked: { id } });
      await runsOn(FOURTEEN);
      expect(await written(id)).toHaveLength(1);

      const { body } = await staff.post(`${PATH}/${id}/done`, { dueOn: '2031-03-10' });
      expect(body).toMatchObject({ replyInquiryId: null });
      expect(await browser(path)).toMatchObject({ status: 303, headers: { location: '/contact' } });
    });

    it('about the service of the enquiry that the renewal was made from, or that it is called by', async () => {
      await makeService(staff, { title: 'Solar Health Check', shortName: 'Solar check', enquiryType: 'maintenance' });
      await makeService(staff, { title: 'Battery Storage' });
      const { id: inquiryId } = await makeInquiry(site.app, {
        outcome: 'won',
        serviceType: 'maintenance',
        serviceTitle: 'Solar Health Check',
      });
      const asked = async (fields: object) => {
        const { id, dueOn } = await agreed(fields);
        const link = site.app.get<RenewalLinks>(RenewalLinks, { strict: false }).addressOf({ id, dueOn });
        await browser(new URL(link).pathname);
        const { serviceType, serviceSlug } = site.gate.last?.contactForm?.values ?? {};
        return [serviceType, serviceSlug];
      };
      expect(await asked({ what: 'EICR and cleaning', inquiryId })).toEqual(['maintenance', 'solar-health-check']);
      expect(await asked({ what: 'Solar check' })).toEqual(['maintenance', 'solar-health-check']);
      expect(await asked({ what: 'Battery storage' })).toEqual(['other', 'battery-storage']);
      expect(await asked({ what: 'A pattern of lights' })).toEqual(['other', 'other']);
    });

    it('not by links that were made up, which are ignored in the form', async () => {
      const { id } = await agreed();
      for (const token of [
        'x',
        randomBytes(32).toString('hex'),
        id.replaceAll('-', '') + randomBytes(16).toString('hex'),
        'f'.repeat(5_000),
      ]) {
        expect(await browser(`/emails/appointment/${token}`)).toMatchObject({ status: 303, headers: { location: '/contact' } });
        const sent = await request(site.app.server)
          .post('/api/contact')
          .set('X-Forwarded-For', newAddress())
          .send(enquiry({ message: `About ${token}`.slice(0, 80), renewal: token }));
        expect(sent.status).toBe(201);
      }
      expect((await staff.get(`${PATH}/${id}`)).body).toMatchObject({ replyInquiryId: null });
    });
  });
});
