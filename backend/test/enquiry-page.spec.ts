// On MariaDB only among the further tests.
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { InquiryLink } from '../src/inquiries/customer-page/inquiry-link.entity.js';
import { InquiryEvent } from '../src/inquiries/inquiry-event.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import type { Today } from '../src/records/today/today.dto.js';
import { PDF } from './factories/media.js';
import { as, type Caller } from './support/api.js';
import { ONLY_THE_CLOCK } from './support/clock.js';
import { newAddress, newCustomer, openCustomerSite, tokenOf, type CustomerSite } from './support/inquiry-page.js';
import { until } from './support/until.js';

const INQUIRIES = '/api/admin/contact-inquiries';
const OFFICE = 'office@dibbin-electrical.example';
const DAY_MS = 86_400_000;

describe('the page of an enquiry', () => {
  let site: CustomerSite;
  let staff: Caller;
  let admin: Caller;
  beforeAll(async () => {
    site = await openCustomerSite();
    staff = as(site.app, site.app.editorToken);
    admin = as(site.app, site.app.adminToken);
  });
  afterAll(() => site.close());

  const repository = <T extends object>(entity: new () => T) => site.app.dataSource.getRepository(entity);
  const visitor = (path: string, address = newAddress()) => request(site.app.server).get(path).set('X-Forwarded-For', address);
  const inquiry = (id: string) => repository(ContactInquiry).findOneByOrFail({ id });
  const words = (inquiryId: string, kind: 'message' | 'answer' = 'message') => repository(InquiryEvent).findBy({ inquiryId, kind });
  const customer = () => newCustomer(site);

  it('shows what the customer wrote and what happened, and nothing internal', async () => {
    const { id, browser } = await customer();
    expect(await browser.sees()).toMatchObject({
      keeper: null,
      status: 'Waiting for our reply',
      service: 'EV Charging',
      due: { text: expect.stringMatching(/^\d+:\d\d [AP]M on \w+day \d+ \w+$/) },
      entries: [{ by: 'customer', title: 'You wrote', words: expect.stringContaining('Two chargers') }],
    });
    await staff.put(`${INQUIRIES}/${id}`, { assigneeId: site.app.editorId, notes: 'Difficult person.' });
    await staff.post(`${INQUIRIES}/${id}/notes`, { text: 'Ask for more money.' });
    await staff.post(`${INQUIRIES}/${id}/calls`, { outcome: 'not-reached', text: 'Rude voicemail.' });
    await staff.post(`${INQUIRIES}/${id}/calls`, { outcome: 'reached', text: 'Grumpy.' });
    await staff.put(`${INQUIRIES}/${id}/status`, { status: 'in-progress' });
    expect((await browser.sees()).keeper).toBeNull();
    expect(JSON.stringify(await browser.sees())).not.toContain('editor');
    await admin.put(`/api/admin/users/${site.app.editorId}`, { displayName: 'Eddy Jones' });
    const page = await browser.sees();
    expect(page).toMatchObject({ keeper: 'Eddy Jones', status: 'We are working on it', due: null });
    expect(page.entries.map(({ title }) => title)).toEqual([
      'You wrote',
      'Eddy Jones has your enquiry',
      'We tried to call you',
      'We spoke to you on the phone',
      'We are working on it',
    ]);
    expect(JSON.stringify(page)).not.toMatch(/Difficult|money|Rude|Grumpy|spam/i);
  });

  describe('words of the customer', () => {
    it('are stored, shown to staff and mailed to the office and the assignee', async () => {
      const { id, browser, email } = await customer();
      await staff.put(`${INQUIRIES}/${id}`, { assigneeId: site.app.editorId });
      const { version } = await inquiry(id);
      const { status, headers } = await browser.sends('words', { text: ' The gate code is 4711.\r\nThank you. ' });
      expect({ status, location: headers['location'] }).toEqual({ status: 303, location: `${browser.path}?done=words#result` });
      expect(await words(id)).toMatchObject([{ text: 'The gate code is 4711.\nThank you.', userId: null }]);
      expect((await browser.sees()).entries.at(-1)).toMatchObject({ by: 'customer', words: 'The gate code is 4711.\nThank you.' });
      const mail = await site.mailTo(OFFICE, ' wrote a message');
      expect(mail).toMatchObject({ envelopeTo: [OFFICE, 'editor@staff.example'], text: expect.stringContaining('gate code is 4711') });
      expect(mail.replyTo?.[0]?.address).toBe(email);
      expect(mail.text).toContain(`/admin/inquiries/${id}`);
      expect((await staff.get(`${INQUIRIES}/${id}`)).body).toMatchObject({ customerWroteAt: expect.any(String), version });
      expect(await repository(AuditLog).countBy({ entityId: id, action: 'create' })).toBe(0);

      await staff.post(`${INQUIRIES}/${id}/notes`, { text: 'Read.' });
      expect((await inquiry(id)).customerWroteAt).toBeNull();
    });

    it('are found by the search, also after corrected details', async () => {
      const { id, browser } = await customer();
      const found = (filter: object) => staff.get(`${INQUIRIES}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      await browser.sends('words', { text: 'Beside the pergola.' });
      expect((await found({ q: 'pergola' })).body).toMatchObject([{ id }]);
      await browser.sends('details', { name: 'Ada Tallis', email: 'tallis@example.org', phone: '0151 496 0772' });
      expect((await found({ q: 'tallis pergola chargers' })).body).toMatchObject([{ id }]);
    });

    it('narrow the list and are counted until staff follow them up', async () => {
      const { id, browser } = await customer();
      const listed = async (customerWrote: unknown) => {
        const filter = encodeURIComponent(JSON.stringify({ customerWrote }));
        const { body } = await staff.get(`${INQUIRIES}?filter=${filter}`);
        return (body as { id: string }[]).some((row) => row.id === id);
      };
      const today = async () =>
        ((await staff.get('/api/admin/dashboard')).body as { today: Today }).today.items.find(
          ({ key }) => key === `contact-inquiries ${id}`,
        );
      await staff.post(`${INQUIRIES}/${id}/calls`, { outcome: 'reached' });
      expect(await today()).toBeUndefined();
      expect({ yes: await listed(true), no: await listed('false') }).toEqual({ yes: false, no: true });
      await browser.sends('words', { text: 'One more thing.' });
      expect({ yes: await listed('true'), no: await listed(false) }).toEqual({ yes: true, no: false });
      expect(await today()).toMatchObject({ kind: 'Read', text: expect.stringMatching(/^Wrote again/) });
      await staff.post(`${INQUIRIES}/${id}/notes`, { text: 'Read.' });
      expect({ yes: await listed(true), today: await today() }).toEqual({ yes: false, today: undefined });
      expect((await staff.get(`${INQUIRIES}?filter=${encodeURIComponent('{"customerWrote":"perhaps"}')}`)).status).toBe(400);
    });

    it('are stored once when they are sent twice, and again when they change', async () => {
      const { id, browser } = await customer();
      const { formKey } = await browser.sees();
      const send = (text: string) => browser.posts({ form: 'words', text, formKey });
      const responses = await Promise.all([send('Once.'), send('Once.'), send('Once.')]);
      expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
      await send('Once.');
      await send('Changed after Back.');
      expect((await words(id)).map(({ text }) => text).sort()).toEqual(['Changed after Back.', 'Once.']);
      await site.mailTo(OFFICE, ' wrote a message');
    });

    // @asvs 3.3.2, 3.5.1
    it('are refused from another site and with the key of another page, and kept on the page', async () => {
      const [{ id, browser }, other] = [await customer(), await customer()];
      const foreign = (await other.browser.sees()).formKey;
      for (const formKey of ['', 'x', foreign, `${foreign}x`, 'y'.repeat(10_000)]) {
        expect((await browser.posts({ form: 'words', text: 'Forged.', formKey })).status).toBe(403);
        expect(site.gate.last?.inquiry).toMatchObject({
          refused: { form: 'words', values: { text: 'Forged.' }, error: expect.any(String) },
        });
      }
      // Lax cookies are not sent along with forms of other sites.
      browser.cookie = '';
      expect((await browser.posts({ form: 'words', text: 'Forged.', formKey: foreign })).status).toBe(404);
      expect(await words(id)).toEqual([]);
    });

    it('are kept on the page when they are refused or the link has ended', async () => {
      const { id, browser } = await customer();
      for (const text of ['', '   ', 'x'.repeat(5_001)]) {
        const { status } = await browser.sends('words', { text });
        expect(status).toBe(400);
        expect(site.gate.last?.inquiry).toMatchObject({ refused: { values: { text }, fields: { text: [expect.any(String)] } } });
      }
      const { formKey } = await browser.sees();
      await staff.delete(`${INQUIRIES}/${id}/customer-page`);
      expect((await browser.posts({ form: 'words', text: 'Do not lose this.', formKey })).status).toBe(404);
      expect(site.gate.last?.inquiry).toEqual({ typed: 'Do not lose this.' });
      expect((await browser.posts({ form: 'nonsense', text: 'x', formKey })).status).toBe(404);
      expect((await request(site.app.server).post(browser.path).send({ text: 'x' })).status).toBe(415);
      expect((await browser.posts({ text: 'x'.repeat(70_000) })).status).toBe(413);
      expect(await words(id)).toEqual([]);
    });

    it('are limited per hour', async () => {
      const { id, browser } = await customer();
      const { formKey } = await browser.sees();
      let response = await browser.posts({ form: 'words', text: 'Number 0', formKey });
      for (let sent = 1; sent < 40 && response.status === 303; sent++)
        response = await browser.posts({ form: 'words', text: `Number ${sent}`, formKey });
      expect(response.status).toBe(429);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(site.gate.last?.inquiry).toMatchObject({ refused: { values: { text: 'Number 30' } } });
      expect(await words(id)).toHaveLength(30);
    });

    it('of a spammer notify nobody', async () => {
      const { id, browser } = await customer();
      await staff.put(`${INQUIRIES}/${id}/spam`, { isSpam: true });
      expect((await browser.sends('words', { text: 'Buy now.' })).status).toBe(303);
      expect(await repository(Delivery).countBy({ inquiryId: id, kind: 'customer-wrote' })).toBe(0);
      expect((await staff.post(`${INQUIRIES}/${id}/answers`, { text: 'No.' })).status).toBe(409);
      expect((await staff.post(`${INQUIRIES}/${id}/customer-page`)).status).toBe(409);
    });
  });

  describe("the office's answer", () => {
    it('is shown on the page, mailed with the link, and counts as the reply', async () => {
      const { id, email, token, browser } = await customer();
      await browser.sends('words', { text: 'Hello?' });
      const { status, body } = await staff.post(`${INQUIRIES}/${id}/answers`, { text: 'We come on Monday.' });
      expect({ status, body }).toMatchObject({ status: 201, body: { kind: 'answer', text: 'We come on Monday.', username: 'editor' } });
      const mail = await site.mailTo(email, 'Our reply to your enquiry');
      expect(mail.text).toContain('We come on Monday.');
      expect(tokenOf(mail)).toBe(token);
      const page = await browser.sees();
      expect(page).toMatchObject({ status: 'We have been in touch', due: null });
      expect(page.entries.at(-1)).toMatchObject({ by: 'office', title: 'Eddy Jones answered', words: 'We come on Monday.' });
      await until('the delivery to be recorded', async () => (await inquiry(id)).respondedAt);
      expect(await inquiry(id)).toMatchObject({ status: 'contacted', customerWroteAt: null });
      const [audit] = await repository(AuditLog).findBy({ entityId: id, action: 'answer' });
      expect(JSON.stringify(audit)).not.toContain('Monday');
    });

    it('names the files that went with it, which only its customer opens', async () => {
      const [{ id, browser }, other] = [await customer(), await customer()];
      const chosen = async (name: string) => {
        const call = request(site.app.server).post(`${INQUIRIES}/${id}/files`).set('Authorization', `Bearer ${site.app.editorToken}`);
        return ((await call.attach('file', PDF, name)).body as { id: string }).id;
      };
      const [sent, unsent] = [await chosen('Quotation ‘Ada’.pdf'), await chosen('draft.pdf')];
      expect((await staff.post(`${INQUIRIES}/${id}/answers`, { text: 'Our price.', files: [sent] })).status).toBe(201);
      const path = `${browser.path}/files/${sent}`;
      expect((await browser.sees()).entries.at(-1)).toMatchObject({ words: 'Our price.', files: [{ name: 'Quotation ‘Ada’.pdf', path }] });
      const { headers, body } = await browser.get(path);
      expect(headers).toMatchObject({
        ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
        'content-disposition': `attachment; filename="Quotation ?Ada?.pdf"; filename*=UTF-8''Quotation%20%E2%80%98Ada%E2%80%99.pdf`,
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      });
      expect(PDF.equals(body as Buffer)).toBe(true);
      const nobodyElse = [visitor(path), other.browser.get(path), other.browser.get(`${other.browser.path}/files/${sent}`)];
      const others = [`files/${unsent}`, `photos/${unsent}`, 'files/x'].map((end) => browser.get(`${browser.path}/${end}`));
      const refused = [...nobodyElse, ...others];
      for (const response of await Promise.all(refused)) expect(response.status).toBe(404);
      await staff.delete(`${INQUIRIES}/${id}/customer-page`);
      expect((await browser.get(path)).status).toBe(404);
    });

    it('has no link once that is withdrawn, and a new one after it was sent again', async () => {
      const { id, email, token } = await customer();
      expect((await staff.get(`${INQUIRIES}/${id}/customer-page`)).body).toEqual({ state: 'open', since: expect.any(String) });
      expect((await staff.delete(`${INQUIRIES}/${id}/customer-page`)).body).toMatchObject({ state: 'withdrawn' });
      await staff.post(`${INQUIRIES}/${id}/answers`, { text: 'Without a link.' });
      const bare = await site.mailTo(email, 'Our reply');
      expect([bare.text, bare.html].join()).not.toMatch(/\/e\/|enquiry-page/);

      const key = { 'Idempotency-Key': '"a-renewal"' };
      const renewed = await staff.post(`${INQUIRIES}/${id}/customer-page`).set(key);
      expect(renewed.body).toMatchObject({ state: 'open' });
      await staff.post(`${INQUIRIES}/${id}/customer-page`).set(key);
      const fresh = tokenOf(await site.mailTo(email, 'Your enquiry with'));
      expect(fresh).not.toBe(token);
      expect((await visitor(`/e/${fresh}`)).status).toBe(303);
      expect(await repository(Delivery).countBy({ inquiryId: id, kind: 'enquiry-link' })).toBe(1);
      const history = (await staff.get(`${INQUIRIES}/${id}/history`)).body as { kind: string; text: string }[];
      expect(history.filter(({ kind }) => kind === 'link').map(({ text }) => text)).toEqual(['renewed', 'withdrawn']);
    });

    it('brings a link to older enquiries and after half a year', async () => {
      const { id, email } = await customer();
      await repository(InquiryLink).delete({ inquiryId: id });
      expect((await staff.get(`${INQUIRIES}/${id}/customer-page`)).body).toEqual({ state: 'none', since: null });
      await staff.post(`${INQUIRIES}/${id}/answers`, { text: 'First.' });
      const first = tokenOf(await site.mailTo(email, 'Our reply'));
      jest.useFakeTimers({ doNotFake: ONLY_THE_CLOCK, now: Date.now() + 200 * DAY_MS });
      expect((await visitor(`/e/${first}`)).status).toBe(404);
      jest.useRealTimers();
      await repository(InquiryLink).update({ inquiryId: id }, { createdAt: new Date(Date.now() - 200 * DAY_MS) });
      await staff.post(`${INQUIRIES}/${id}/answers`, { text: 'Second.' });
      expect((await visitor(`/e/${tokenOf(await site.mailTo(email, 'Our reply'))}`)).status).toBe(303);
    });

    it('is refused without a sign-in, without words and for a missing enquiry', async () => {
      const { id } = await customer();
      expect((await as(site.app).post(`${INQUIRIES}/${id}/answers`, { text: 'x' })).status).toBe(401);
      expect((await staff.post(`${INQUIRIES}/${id}/answers`, { text: ' ' })).status).toBe(400);
      expect((await staff.post(`${INQUIRIES}/01900000-0000-7000-8000-000000000000/answers`, { text: 'x' })).status).toBe(404);
      expect((await staff.get(`${INQUIRIES}/01900000-0000-7000-8000-000000000000/customer-page`)).status).toBe(404);
    });
  });
});
