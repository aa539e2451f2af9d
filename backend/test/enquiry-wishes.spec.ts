// On MariaDB only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { InquiryPhoto } from '../src/inquiries/photos/inquiry-photo.entity.js';
import { InquiryEvent } from '../src/inquiries/inquiry-event.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { picture } from './factories/media.js';
import { as, type Caller } from './support/api.js';
import { Customer, newCustomer, openCustomerSite, tokenOf, type CustomerSite } from './support/inquiry-page.js';
import { until } from './support/until.js';
import { everythingStored } from './support/everything.js';

const INQUIRIES = '/api/admin/contact-inquiries';
const OFFICE = 'office@dibbin-electrical.example';

describe("what a customer asks for on the enquiry's page", () => {
  let site: CustomerSite;
  let staff: Caller;
  beforeAll(async () => {
    site = await openCustomerSite();
    staff = as(site.app, site.app.editorToken);
  });
  afterAll(() => site.close());

  const repository = <T extends object>(entity: new () => T) => site.app.dataSource.getRepository(entity);
  const inquiry = (id: string) => repository(ContactInquiry).findOneByOrFail({ id });
  const kinds = async (inquiryId: string) =>
    (await repository(InquiryEvent).find({ where: { inquiryId }, order: { id: 'ASC' } })).map(({ kind }) => kind);
  const refusal = () => site.gate.last?.inquiry;

  describe('a call back', () => {
    const window = async (browser: Customer) => (await browser.sees()).callDays[0]?.times[0]?.value ?? '';

    it('is stored, shown and mailed, can be changed and taken back, each once', async () => {
      const { id, browser } = await newCustomer(site);
      const { version } = await inquiry(id);
      const from = await window(browser);
      const { formKey } = await browser.sees();
      const twice = await Promise.all([1, 2].map(() => browser.posts({ form: 'call-back', window: from, formKey })));
      expect(twice.map(({ status }) => status)).toEqual([303, 303]);
      expect(await inquiry(id)).toMatchObject({ callBackFrom: new Date(from), callBackUntil: expect.any(Date), version });
      const { callBack, entries } = await browser.sees();
      expect(callBack).toMatch(/^\w+day \d+ \w+, \d+:\d\d [AP]M to \d+:\d\d [AP]M$/);
      expect(entries.at(-1)?.title).toBe(`You asked for a call: ${callBack}`);
      expect((await site.mailTo(OFFICE, 'asks for a call')).text).toContain(callBack);
      expect((await staff.get(`${INQUIRIES}/${id}`)).body).toMatchObject({ callBackFrom: from });
      await browser.sends('call-back', { window: 'none' });
      expect(await inquiry(id)).toMatchObject({ callBackFrom: null, callBackUntil: null });
      expect(await kinds(id)).toEqual(['call-back', 'call-back']);
    });

    // @asvs 2.2.3, 2.3.2
    it('is refused for a time that is not offered', async () => {
      const { id, browser } = await newCustomer(site);
      for (const wrong of ['', '2026-01-01T10:00:00.000Z', 'tomorrow', 'x'.repeat(5_000)]) {
        expect((await browser.sends('call-back', { window: wrong })).status).toBe(400);
        expect(refusal()).toMatchObject({ refused: { form: 'call-back', fields: { window: [expect.any(String)] } } });
      }
      expect((await inquiry(id)).callBackFrom).toBeNull();
    });
  });

  describe('corrected details', () => {
    it('are stored, found by the search, and told to the former address', async () => {
      const { id, email, token, browser } = await newCustomer(site);
      const sent = { name: 'Ada Quillfeather', email: 'NEW.ada@example.org', phone: '0151 496 0888' };
      expect((await browser.sends('details', sent)).status).toBe(303);
      expect(await inquiry(id)).toMatchObject({ name: 'Ada Quillfeather', email: 'new.ada@example.org', phone: '0151 496 0888' });
      const former = await site.mailTo(email, 'Your enquiry with');
      expect(former.text).toContain('please call us');
      expect([former.text, former.html].join()).not.toMatch(/new\.ada|\/e\//i);
      // The former address may be a stranger's: its link shows no more than a sentence.
      const renewed = tokenOf(await site.mailTo('new.ada@example.org', 'Your enquiry with'));
      expect(renewed).not.toBe(token);
      expect((await browser.get(`/e/${token}`)).status).toBe(404);
      expect((await browser.get(`/e/${renewed}`)).status).toBe(303);
      expect((await site.mailTo(OFFICE, 'corrected the contact details')).text).toContain('0151 496 0888');
      const found = await staff.get(`${INQUIRIES}?filter=${encodeURIComponent('{"q":"quillfeather"}')}`);
      expect((found.body as { id: string }[]).map((one) => one.id)).toEqual([id]);
      expect(JSON.stringify(await repository(AuditLog).findBy({ entityId: id }))).not.toMatch(/quillfeather/i);
      await browser.sends('details', sent);
      expect(await kinds(id)).toEqual(['details']);
    });

    it('ask once whether an address is misspelt', async () => {
      const { id, email, browser } = await newCustomer(site);
      const typed = { name: 'Ada', email: 'ada.q@gmial.com', phone: '0151 496 0888' };
      const question = { typed: 'ada.q@gmial.com', meant: 'ada.q@gmail.com' };
      expect((await browser.sends('details', typed)).status).toBe(200);
      expect(refusal()).toMatchObject({ refused: { form: 'details', question, values: typed } });
      expect((await inquiry(id)).email).toBe(email);
      const answered = { ...typed, askedEmail: question.typed, chosenEmail: question.meant };
      expect((await browser.sends('details', answered)).status).toBe(303);
      expect((await inquiry(id)).email).toBe(question.meant);
    });

    it('lead the customer to the new link, after a double click as well, and nobody with the former one', async () => {
      const { id, token, browser } = await newCustomer(site);
      const stranger = await new Customer(site).opens(token);
      const theirs = (await stranger.sees()).formKey;
      const { formKey } = await browser.sees();
      const fields = { form: 'details', name: 'Ada', email: 'right.ada@example.org', phone: '0151 496 0888', formKey };
      const responses = await Promise.all([browser.posts(fields), browser.posts(fields)]);
      const late = await browser.posts(fields);
      const former = browser.path;
      for (const response of [...responses, late]) {
        expect(response.status).toBe(303);
        expect(response.headers['location']).toMatch(/^\/e\/[0-9a-f-]{36}\?done=details#result$/);
        expect(response.headers['location']).not.toContain(former);
      }
      browser.follows(late);
      expect(await browser.sees()).toMatchObject({ email: 'right.ada@example.org' });
      expect(await kinds(id)).toEqual(['details']);
      for (const attempt of [
        stranger.get(),
        stranger.posts({ ...fields, form: 'erase', sure: 'yes' }),
        stranger.posts({ ...fields, formKey: theirs }),
        stranger.posts({ ...fields, formKey: 'guess' }),
      ])
        expect((await attempt).status).toBe(404);
      expect(await inquiry(id)).toMatchObject({ email: 'right.ada@example.org' });
    });

    it('do not open a link that the office has withdrawn', async () => {
      const { id, browser } = await newCustomer(site);
      const { formKey } = await browser.sees();
      await staff.delete(`${INQUIRIES}/${id}/customer-page`);
      expect((await browser.posts({ form: 'details', name: 'Ada', email: 'late@example.org', phone: '', formKey })).status).toBe(404);
      expect((await staff.get(`${INQUIRIES}/${id}/customer-page`)).body).toMatchObject({ state: 'withdrawn' });
    });

    it('are refused with the rules of the contact form, and kept', async () => {
      const { id, browser, email } = await newCustomer(site);
      expect((await browser.sends('details', { name: '', email: 'nonsense', phone: '12' })).status).toBe(400);
      expect(refusal()).toMatchObject({
        refused: {
          values: { email: 'nonsense' },
          fields: { name: ['Required'], email: [expect.any(String)], phone: [expect.any(String)] },
        },
      });
      expect((await inquiry(id)).email).toBe(email);
    });
  });

  describe('a solved question', () => {
    it('completes the enquiry, and writing again promises a reply anew', async () => {
      const { id, browser } = await newCustomer(site);
      await browser.sends('solved', {});
      expect(await inquiry(id)).toMatchObject({ status: 'completed', solvedAt: expect.any(Date), respondedAt: expect.any(Date) });
      expect(await browser.sees()).toMatchObject({ isSolved: true, due: null, status: 'Completed' });
      await site.mailTo(OFFICE, 'says that the question is solved');
      const before = Date.now();
      await browser.sends('words', { text: 'It is not, after all.' });
      const again = await inquiry(id);
      expect(again).toMatchObject({ status: 'new', solvedAt: null, respondedAt: null });
      expect(again.dueAt.getTime()).toBeGreaterThan(before);
      expect((await browser.sees()).entries.map(({ title }) => title)).toEqual([
        'You wrote',
        'You said that your question is solved',
        'You wrote',
      ]);
    });

    it('goes on where it was if the office had replied, and staff may set another status', async () => {
      const [one, two] = [await newCustomer(site), await newCustomer(site)];
      await staff.post(`${INQUIRIES}/${one.id}/answers`, { text: 'Yes.' });
      const respondedAt = await until('the answer to be delivered', async () => (await inquiry(one.id)).respondedAt);
      await one.browser.sends('solved', {});
      await one.browser.sends('words', { text: 'One more thing.' });
      expect(await inquiry(one.id)).toMatchObject({ status: 'in-progress', solvedAt: null, respondedAt });
      await two.browser.sends('solved', {});
      await staff.put(`${INQUIRIES}/${two.id}/status`, { status: 'closed' });
      expect(await inquiry(two.id)).toMatchObject({ status: 'closed', solvedAt: null });
    });
  });

  describe('photos', () => {
    const send = async (browser: Customer, files: { name: string; bytes: Buffer }[], formKey?: string) => {
      const key = formKey ?? (await browser.sees()).formKey;
      const call = request(site.app.server).post(browser.path).set('X-Forwarded-For', browser.address).set('Cookie', browser.cookie);
      let form = call.field('form', 'photos').field('formKey', key);
      for (const { name, bytes } of files) form = form.attach('photos', bytes, name);
      return form;
    };

    it('are added, told to the office once, and stored once when sent twice', async () => {
      const { id, browser } = await newCustomer(site);
      const { formKey } = await browser.sees();
      const file = { name: 'board.png', bytes: await picture() };
      expect((await send(browser, [file], formKey)).status).toBe(303);
      expect((await send(browser, [file], formKey)).status).toBe(303);
      expect(await repository(InquiryPhoto).countBy({ inquiryId: id })).toBe(1);
      expect(await kinds(id)).toEqual(['photos']);
      expect((await browser.sees()).photos).toHaveLength(1);
      await site.mailTo(OFFICE, 'added 1 photo');
    });

    it('are sent one by one, then told to the office once', async () => {
      const { id, browser } = await newCustomer(site);
      const { upload, formKey } = await browser.sees();
      const keys = ['one', 'two'];
      for (const [index, key] of keys.entries())
        await request(site.app.server)
          .post(`/api/contact/${upload.id}/photos`)
          .set({ 'X-Forwarded-For': browser.address, 'Upload-Key': upload.uploadKey, 'Idempotency-Key': `"${key}"` })
          .attach('file', await picture('jpeg', { width: 40 + index, height: 30 }), 'photo')
          .expect(201);
      expect(await kinds(id)).toEqual([]);
      const fields = { form: 'photos', keys: [...keys, 'never-sent'].join(','), formKey };
      const twice = await Promise.all([browser.posts(fields), browser.posts(fields)]);
      expect(twice.map(({ status }) => status)).toEqual([303, 303]);
      expect(await kinds(id)).toEqual(['photos']);
      expect((await browser.sees()).photos).toHaveLength(2);
      await site.mailTo(OFFICE, 'added 2 photos');
      for (const wrong of ['never-sent', ',,,', 'x'.repeat(10_000)])
        expect((await browser.sends('photos', { keys: wrong })).status).toBe(400);
      expect(await kinds(id)).toEqual(['photos']);
    });

    it('are shown to their customer alone, and kept nowhere', async () => {
      const [{ browser }, other] = [await newCustomer(site), await newCustomer(site)];
      await send(browser, [{ name: 'board.png', bytes: await picture() }]);
      const [photo] = (await browser.sees()).photos;
      if (!photo) throw new Error('There is no photo.');
      for (const address of [photo.full, photo.small]) {
        const { status, headers } = await browser.get(address);
        expect({ status, headers }).toMatchObject({
          status: 200,
          headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
        });
        expect((await request(site.app.server).get(address)).status).toBe(404);
        expect((await other.browser.get(address)).status).toBe(404);
        expect((await other.browser.get(address.replace(browser.path, other.browser.path))).status).toBe(404);
      }
      expect((await browser.get(`${browser.path}/photos/${'x'.repeat(500)}`)).status).toBe(404);
    });

    it('are refused by name, without a choice, and with a forged key', async () => {
      const { id, browser } = await newCustomer(site);
      expect((await send(browser, [{ name: 'notes.txt', bytes: Buffer.from('text') }])).status).toBe(400);
      expect(refusal()).toMatchObject({ refused: { form: 'photos', fields: { photos: [expect.stringContaining('notes.txt')] } } });
      expect((await send(browser, [])).status).toBe(400);
      expect((await send(browser, [{ name: 'a.png', bytes: await picture() }], 'forged')).status).toBe(403);
      expect(await repository(InquiryPhoto).countBy({ inquiryId: id })).toBe(0);
    });
  });

  describe('erasure', () => {
    it('leaves no row, file or mail', async () => {
      const { id, email, token, browser } = await newCustomer(site);
      await browser.sends('details', { name: 'Zebedee Oozlum', email, phone: '0151 496 0777' });
      await browser.sends('words', { text: 'Borogove in the wombat.' });
      await staff.post(`${INQUIRIES}/${id}/notes`, { text: 'flibbertigibbet' });
      await staff.post(`${INQUIRIES}/${id}/answers`, { text: 'galumphing' });
      await site.mailTo(email, 'Our reply');
      const form = request(site.app.server).post(browser.path).set('X-Forwarded-For', browser.address).set('Cookie', browser.cookie);
      const { formKey } = await browser.sees();
      await form
        .field('form', 'photos')
        .field('formKey', formKey)
        .attach('photos', await picture(), 'a.png');
      const folder = join(site.app.env.dataDir, 'enquiry-photos');
      const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.jpg')).length;
      const before = await files();

      expect((await browser.sends('erase', {})).status).toBe(400);
      const done = await browser.sends('erase', { sure: 'yes' });
      expect(done).toMatchObject({ status: 303, headers: { location: '/e/deleted' } });
      expect(done.headers['set-cookie']?.[0]).toContain('Max-Age=0;');
      expect(await everythingStored(site.app)).not.toMatch(new RegExp(`${email}|oozlum|borogove|flibberti|galumph|496 0777`, 'i'));
      expect(await repository(Delivery).countBy({ inquiryId: id })).toBe(0);
      expect(await files()).toBe(before - 2);
      expect((await browser.get(`/e/${token}`)).status).toBe(404);
      expect((await browser.get()).status).toBe(404);
      expect((await browser.posts({ form: 'erase', sure: 'yes', formKey })).status).toBe(404);
      const notice = await site.mailTo(OFFICE, 'A customer has deleted an enquiry');
      expect(notice.text).toContain('Please also delete the emails about it.');
      const [audit] = await repository(AuditLog).find({ where: { action: 'erase' }, order: { id: 'DESC' }, take: 1 });
      expect(audit).toMatchObject({ userId: null, entityId: null, changes: { reason: { after: 'customer' } } });
      expect((await browser.get('/e/deleted')).status).toBe(200);
      expect(site.gate.last?.inquiry).toEqual({ isErased: true });
    });
  });
});
