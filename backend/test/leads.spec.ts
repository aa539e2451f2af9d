import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { IsNull } from 'typeorm';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { ReplyDelayJob, ResponseDeadlineJob } from '../src/inquiries/office/response-deadline.job.js';
import { DAY_MS } from '../src/platform/time/durations.js';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { makeService } from './factories/services.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const PATH = '/api/admin/contact-inquiries';
const CALL = { channel: 'rang', name: 'Joan Price', phone: '0151 496 0777', message: 'Half the sockets are dead.', place: 'Heswall' };

interface Entered {
  id: string;
  version: number;
  dueAt: string;
}

describe('where enquiries come from, and what becomes of them', () => {
  let app: TestApp;
  let [admin, editor]: Caller[] = [];
  beforeAll(async () => {
    app = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
  });
  afterAll(() => app.close());

  const inquiries = () => app.dataSource.getRepository(ContactInquiry);
  const adds = async (fields: object = {}) => {
    const { status, body } = await editor!.post(PATH, { ...CALL, ...fields });
    expect({ status, body }).toMatchObject({ status: 201 });
    return body as Entered;
  };
  const sends = (fields: object) =>
    request(app.server)
      .post('/api/contact')
      .send(enquiry({ submissionId: undefined, ...fields }));

  describe('a call that staff add', () => {
    it('is an enquiry on the same clock, without an email address, and nobody is mailed', async () => {
      const mails = () => app.dataSource.getRepository(Delivery).count();
      const before = await mails();
      const added = await adds({ heardFrom: 'recommended', serviceType: 'maintenance' });
      const fromForm = await sends({ message: 'On the same clock.' });
      const { dueAt } = await inquiries().findOneByOrFail({ id: (fromForm.body as Entered).id });
      expect(added).toMatchObject({
        ...CALL,
        ...{
          email: '',
          status: 'new',
          respondedAt: null,
          heardFrom: 'recommended',
          serviceType: 'maintenance',
          source: null,
          outcome: null,
        },
      });
      expect(Math.abs(new Date(added.dueAt).getTime() - dueAt.getTime())).toBeLessThan(60_000);
      const after = await mails();
      expect(await app.dataSource.getRepository(Delivery).countBy({ inquiryId: added.id })).toBe(0);
      expect(after - before).toBe(2);
      expect((await editor!.get(`${PATH}?filter={"q":"sockets"}`)).body).toMatchObject([{ id: added.id }]);
      expect((await admin!.get('/api/admin/audit-log?filter={"entityType":"contact-inquiries"}')).body).toMatchObject([
        { action: 'create', entityId: added.id, changes: expect.not.objectContaining({ name: { after: CALL.name } }) },
      ]);
    });

    it('names a service of the company, by which it is found, as are those of its type that name none', async () => {
      await makeService(admin!, { title: 'Battery Storage', slug: 'battery-storage', enquiryType: 'led-lighting' });
      const named = await adds({ serviceSlug: 'battery-storage' });
      expect(named).toMatchObject({ serviceTitle: 'Battery Storage', serviceType: 'led-lighting' });
      const typed = await adds({ serviceType: 'led-lighting' });
      const other = await adds({ serviceSlug: 'other' });
      const found = async (about: string) =>
        ((await editor!.get(`${PATH}?filter=${encodeURIComponent(JSON.stringify({ about }))}`)).body as Entered[]).map(({ id }) => id);
      expect((await found('battery-storage')).sort()).toEqual([named.id, typed.id].sort());
      expect(await found('other')).toContain(other.id);
      expect(await found('other')).not.toContain(typed.id);
    });

    it('is stored once however often the form is sent', async () => {
      const send = () =>
        request(app.server)
          .post(PATH)
          .auth(app.editorToken, { type: 'bearer' })
          .set('Idempotency-Key', '"the-same-form"')
          .send({ ...CALL, name: 'Twice' });
      const responses = await Promise.all([send(), send()]);
      expect(new Set(responses.map(({ body }) => (body as Entered).id)).size).toBe(1);
      expect(await inquiries().countBy({ name: 'Twice' })).toBe(1);
    });

    it.each([
      ['channel', { channel: 'form' }],
      ['channel', { channel: undefined }],
      ['name', { name: ' ' }],
      ['phone', { phone: 'no number' }],
      ['message', { message: '' }],
      ['message', { message: 'x'.repeat(5_001) }],
      ['place', { place: 'x'.repeat(121) }],
      ['heardFrom', { heardFrom: 'magic' }],
      ['email', { email: 'nothing' }],
    ])('refuses a wrong %s', async (field, fields) => {
      expect(await editor!.post(PATH, { ...CALL, ...fields })).toMatchObject({
        status: 400,
        body: { fields: { [field]: [expect.any(String)] } },
      });
    });

    it('has no answer by email and no page, but a call counts as its reply', async () => {
      const { id } = await adds();
      expect((await editor!.post(`${PATH}/${id}/answers`, { text: 'Hello' })).status).toBe(409);
      expect((await editor!.post(`${PATH}/${id}/customer-page`, {})).status).toBe(409);
      expect((await editor!.post(`${PATH}/${id}/calls`, { outcome: 'reached' })).status).toBe(201);
      expect((await editor!.get(`${PATH}/${id}`)).body).toMatchObject({ status: 'contacted', respondedAt: expect.any(String) });
    });

    it('alerts the office when its time is near, and apologises to nobody', async () => {
      const { id } = await makeInquiry(app, { ...CALL, channel: 'rang', email: '', dueAt: new Date(Date.now() + 60_000) });
      await app.get(ReplyDelayJob).run(new Date());
      await app.get(ResponseDeadlineJob).run(new Date());
      expect(await inquiries().findOneByOrFail({ id })).toMatchObject({ delayedTo: null, deadlineAlertAt: expect.any(Date) });
      const [alert, ...others] = await app.dataSource.getRepository(Delivery).findBy({ inquiryId: id, channel: 'mail' });
      expect(others).toEqual([]);
      expect(alert).toMatchObject({ kind: 'promise-alert', replyTo: null });
      expect(alert?.text).not.toContain('Email:');
      // Not in the way of what follows.
      await inquiries().update(id, { deletedAt: new Date() });
    });
  });

  describe("a visit's origin", () => {
    it('comes with the form, as far as it is one', async () => {
      const origins = [
        [
          { referrerHost: 'www.Google.com', utmSource: ' spring leaflet ' },
          { referrerHost: 'www.google.com', utmSource: 'spring leaflet' },
        ],
        [
          { referrerHost: 'https://evil.example/?email=x', utmSource: { $gt: '' } },
          { referrerHost: null, utmSource: null },
        ],
        [
          { referrerHost: 'x'.repeat(101), utmSource: 'y'.repeat(5_000) },
          { referrerHost: null, utmSource: 'y'.repeat(100) },
        ],
        [
          { referrerHost: '<script>', utmSource: '' },
          { referrerHost: null, utmSource: null },
        ],
        [{}, { referrerHost: null, utmSource: null }],
      ] as const;
      for (const [sent, stored] of origins) {
        const { status, body } = await sends({ ...sent, heardFrom: '', message: JSON.stringify(sent).slice(0, 200) });
        expect(status).toBe(201);
        expect(await inquiries().findOneByOrFail({ id: (body as Entered).id })).toMatchObject({
          ...stored,
          channel: 'form',
          heardFrom: null,
        });
      }
      expect((await sends({ heardFrom: 'telepathy' })).status).toBe(400);
      const { body } = await sends({ heardFrom: 'van', message: 'Saw your van.' });
      expect((await editor!.get(`${PATH}/${(body as Entered).id}`)).body).toMatchObject({ heardFrom: 'van' });
    });
  });

  describe('an outcome', () => {
    const puts = (id: string, fields: object, ifMatch?: number) => {
      const put = request(app.server).put(`${PATH}/${id}`).auth(app.editorToken, { type: 'bearer' });
      return (ifMatch === undefined ? put : put.set('If-Match', `"v${ifMatch}"`)).send(fields);
    };

    it('is won with an amount, or lost with a reason, never both, and is in the history', async () => {
      const { id, version } = await adds();
      expect((await puts(id, { outcome: 'won', amountPence: 45_000, lostReason: 'price' }, version)).body).toMatchObject({
        ...{ outcome: 'won', amountPence: 45_000, lostReason: null, status: 'new' },
      });
      expect((await puts(id, { outcome: 'lost' }, version)).status).toBe(412);
      expect((await puts(id, { outcome: 'lost', lostReason: 'price' })).body).toMatchObject({
        outcome: 'lost',
        amountPence: null,
        lostReason: 'price',
      });
      expect((await puts(id, { notes: 'Thinks again.' })).body).toMatchObject({ outcome: 'lost' });
      expect((await puts(id, { outcome: null })).body).toMatchObject({ outcome: null, lostReason: null });
      const history = (await editor!.get(`${PATH}/${id}/history`)).body as { kind: string; text: string | null }[];
      expect(history.filter(({ kind }) => kind === 'outcome').map(({ text }) => text)).toEqual([null, 'lost price', 'won 45000']);
    });

    it.each([
      { outcome: 'perhaps' },
      { lostReason: 'weather' },
      { amountPence: -1 },
      { amountPence: 1.5 },
      { amountPence: 1e12 },
      { amountPence: '5' },
    ])('refuses %j', async (fields) => {
      const { id } = await adds();
      expect((await puts(id, fields)).status).toBe(400);
    });

    it('is exported, held as personal data and erased with the enquiry', async () => {
      const { id } = await adds({ email: 'joan@price.example', heardFrom: 'van' });
      await puts(id, { outcome: 'won', amountPence: 12_345 });
      const csv = await request(app.server)
        .get(`/api/admin/exports/contact-inquiries?filter={"id":["${id}"]}`)
        .auth(app.editorToken, { type: 'bearer' });
      expect(csv.text).toContain('Heswall');
      expect(csv.text).toContain('12345');
      expect((await admin!.post('/api/admin/privacy/export', { email: 'joan@price.example' })).body).toMatchObject({
        enquiries: [{ channel: 'rang', place: 'Heswall', heardFrom: 'van', outcome: 'won', amountPence: 12_345 }],
      });
      expect((await admin!.post('/api/admin/privacy/erase', { email: 'joan@price.example' })).body).toMatchObject({ erased: 1 });
      expect(await inquiries().findOne({ where: { id }, withDeleted: true })).toBeNull();
    });

    it('is found and erased by the number of somebody who left no address', async () => {
      const [one, other] = [await adds({ phone: '+44 (0)151 4960888' }), await adds({ phone: '0151 496 08889' })];
      const ask = (what: string, person: object) => admin!.post(`/api/admin/privacy/${what}`, person);
      expect((await ask('search', { phone: '0151-496-0888' })).body).toMatchObject({ enquiries: 1 });
      expect((await ask('export', { phone: '01514960888' })).body).toMatchObject({
        email: null,
        phone: '01514960888',
        enquiries: [{ id: one.id }],
      });
      expect((await ask('erase', { phone: '0151 496 0888' })).body).toMatchObject({ erased: 1 });
      expect((await ask('search', { phone: '0151 496 0888' })).body).toMatchObject({ enquiries: 0 });
      expect((await inquiries().findOneByOrFail({ id: other.id })).name).toBe(CALL.name);
      for (const nobody of [{}, { email: '' }, { phone: 'x' }, { email: null, phone: null }])
        expect((await ask('erase', nobody)).status).toBe(400);
    });
  });

  describe('the report', () => {
    it('counts jobs and money by source, service and place, without spam, trash and other periods', async () => {
      await inquiries().update({ deletedAt: IsNull() }, { deletedAt: new Date() });
      const form = { channel: 'form', source: '/services/eicr-testing/wirral', serviceType: 'eicr' } as const;
      await makeInquiry(app, { ...form, referrerHost: 'www.google.com', outcome: 'won', amountPence: 30_000 });
      await makeInquiry(app, { ...form, referrerHost: 'www.google.com', utmSource: 'leaflet', outcome: 'lost', lostReason: 'price' });
      await makeInquiry(app, { ...form, source: '/contact', serviceType: null });
      await makeInquiry(app, { channel: 'rang', place: 'heswall', heardFrom: 'recommended', outcome: 'won', amountPence: 50_050 });
      await makeInquiry(app, { channel: 'met', place: 'Heswall', heardFrom: 'recommended' });
      await makeInquiry(app, { ...form, outcome: 'won', amountPence: 1, spamSince: new Date() });
      await makeInquiry(app, { ...form, outcome: 'won', amountPence: 1, createdAt: new Date(Date.now() - 40 * DAY_MS) });
      const { status, body } = await editor!.get('/api/admin/jobs');
      expect({ status, body }).toMatchObject({
        status: 200,
        body: {
          totals: { enquiries: 5, won: 2, lost: 1, amountPence: 80_050 },
          sources: [
            { name: 'Recommendation', enquiries: 2, won: 1, lost: 0, amountPence: 50_050 },
            { name: 'www.google.com', enquiries: 1, won: 1, amountPence: 30_000 },
            { name: 'Directly to the website', enquiries: 1, won: 0, lost: 0 },
            { name: 'leaflet', enquiries: 1, won: 0, lost: 1 },
          ],
          services: [
            { name: 'EV Charging', enquiries: 2, amountPence: 50_050 },
            { name: 'EICR Testing', enquiries: 2, won: 1, lost: 1, amountPence: 30_000 },
            { name: 'Not chosen', enquiries: 1 },
          ],
        },
      });
      const { places } = body as { places: { name: string; enquiries: number }[] };
      expect(places.map(({ name, enquiries }) => [name.toLowerCase(), enquiries])).toEqual([
        ['heswall', 2],
        [expect.stringMatching(/^(?:wirral|not known)$/), expect.any(Number)],
        ...(places.length > 2 ? [[expect.any(String), expect.any(Number)]] : []),
      ]);
      expect((await editor!.get('/api/admin/jobs?days=365')).body).toMatchObject({ totals: { won: 3 } });
      expect((await editor!.get('/api/admin/jobs?days=8')).status).toBe(400);
      expect((await as(app).get('/api/admin/jobs')).status).toBe(401);
    });
  });
});
