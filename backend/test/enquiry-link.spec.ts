// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { Not } from 'typeorm';
import { InquiryLink } from '../src/inquiries/customer-page/inquiry-link.entity.js';
import { InquiryLinks } from '../src/inquiries/customer-page/inquiry-links.service.js';
import { InquiryEvent } from '../src/inquiries/inquiry-event.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { PageCounter } from '../src/site/statistics/page-counter.service.js';
import { SCALE } from './long/scale.js';
import { as, type Caller } from './support/api.js';
import { newAddress, newCustomer, openCustomerSite, THANKS, tokenOf, type CustomerSite } from './support/inquiry-page.js';
import { everythingStored } from './support/everything.js';
import { until } from './support/until.js';

const INQUIRIES = '/api/admin/contact-inquiries';
const DAY_MS = 86_400_000;

describe("the link to a customer's page", () => {
  let site: CustomerSite;
  let staff: Caller;
  beforeAll(async () => {
    site = await openCustomerSite();
    staff = as(site.app, site.app.editorToken);
  });
  afterAll(() => site.close());

  const repository = <T extends object>(entity: new () => T) => site.app.dataSource.getRepository(entity);
  const visitor = (path: string, address = newAddress()) => request(site.app.server).get(path).set('X-Forwarded-For', address);
  const customer = () => newCustomer(site);
  /** Status, body and the headers that matter, for comparison. */
  const outcome = ({ status, text, headers }: { status: number; text: string; headers: Record<string, string> }) => ({
    status,
    text,
    cookie: headers['set-cookie'],
    store: headers['cache-control'],
    robots: headers['x-robots-tag'],
  });

  it('is in the automatic reply, as text and as a button, and nowhere in the database', async () => {
    const id = await site.writes({ email: 'linked@example.org' });
    const mail = await site.mailTo('linked@example.org', THANKS);
    const token = tokenOf(mail);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(mail.html).toContain(`href="http://localhost:3000/e/${token}"`);
    expect(mail.html).not.toContain('<!--enquiry-page-->');
    expect(await everythingStored(site.app)).not.toContain(token);
    expect(await repository(Delivery).findOneByOrFail({ inquiryId: id, kind: 'office-notice' })).toMatchObject({
      text: expect.not.stringContaining('/e/'),
    });
  });

  // @asvs 14.3.2
  it('sets a cookie of one page and leads on to an address without the token', async () => {
    const { token, browser } = await customer();
    const { status, headers } = await visitor(`/e/${token}`);
    expect(status).toBe(303);
    expect(headers).toMatchObject({
      location: browser.path,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(headers['set-cookie']).toEqual([`enquiry-${browser.path.slice(3)}=${token}; Path=/; Max-Age=7200; HttpOnly; SameSite=Lax`]);
    const page = await browser.get();
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.text).not.toContain(token);
    expect(site.gate.last?.noindex).toBe(true);
  });

  it('opens with what mail programs change in it or take along, in as many steps', async () => {
    const { token, browser } = await customer();
    const ends = [',', '.', ')', '%22', '%3E', '%C2%A0', '%E2%80%8B', '%E2%80%A6', '&amp;', '&fbclid=x', '?fbclid=x,', '/', '/)', '%E2%28'];
    const around = [`(${token})`, `%22${token}%22`, `%E2%80%9C${token}%E2%80%9D`, `%3C${token}%3E,`, `%20${token}`].map(
      (part) => `/e/${part}`,
    );
    const paths = [...around, ...ends.map((end) => `/e/${token}${end}`), `/E/${token.toUpperCase()}`, `//e//${token}`, `/%65/${token}`];
    for (const path of paths) expect([path, (await visitor(path)).headers['location']]).toEqual([path, browser.path]);
    for (const path of [`${browser.path},`, `${browser.path.toUpperCase()}%E2%80%A6`])
      expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
    for (const path of ['/e', '/e/', '/e/a/b/c', '/E/%E2%28', '/e/,']) {
      const { status, headers, text } = await visitor(path);
      expect([path, status, headers['content-type'], headers['location']]).toEqual([path, 404, 'text/html; charset=utf-8', undefined]);
      expect(text).toBe((await visitor(`/e/${'0'.repeat(32)}`)).text);
    }
  });

  // @asvs 3.5.3
  it('changes nothing when it is read, by a person or a scanner', async () => {
    const { token, browser } = await customer();
    await until('all mails', async () => !(await repository(Delivery).existsBy({ status: Not('sent') })));
    await site.app.get(PageCounter, { strict: false }).flush();
    const before = await everythingStored(site.app);
    for (const path of [`/e/${token}`, browser.path, `${browser.path}?done=words`, `/e/${token}?x=1`]) {
      await request(site.app.server).head(path).set('Cookie', browser.cookie);
      await request(site.app.server).get(path).set('Cookie', browser.cookie);
      await visitor(path);
    }
    expect(await everythingStored(site.app)).toBe(before);
  });

  it('shows one and the same page when it does not work', async () => {
    const [withdrawn, expired, deleted, renewed] = [await customer(), await customer(), await customer(), await customer()];
    await staff.delete(`${INQUIRIES}/${withdrawn.id}/customer-page`);
    await repository(InquiryLink).update({ inquiryId: expired.id }, { createdAt: new Date(Date.now() - 181 * DAY_MS) });
    await staff.delete(`${INQUIRIES}/${deleted.id}`);
    await staff.post(`${INQUIRIES}/${renewed.id}/customer-page`);
    const unknown = outcome(await visitor(`/e/${randomBytes(16).toString('hex')}`));
    expect(unknown).toMatchObject({ status: 404, cookie: undefined, store: 'no-store', robots: 'noindex' });
    for (const { token, browser } of [withdrawn, expired, deleted, renewed]) {
      expect(outcome(await visitor(`/e/${token}`))).toEqual(unknown);
      expect(outcome(await browser.get())).toEqual(unknown);
    }
    const { browser } = await customer();
    for (const path of [browser.path, '/e/x', `/e/${'f'.repeat(5_000)}`, '/e/%00', `/e/${'G'.repeat(32)}`])
      expect(outcome(await visitor(path))).toEqual(unknown);
    expect((await visitor('/e')).status).toBe(404);
  });

  // @asvs 8.2.2
  it('opens only its own page', async () => {
    const [one, other] = [await customer(), await customer()];
    one.browser.path = other.browser.path;
    expect((await one.browser.get()).status).toBe(404);
    expect((await one.browser.posts({ form: 'words', text: 'x', formKey: 'x' })).status).toBe(404);
  });

  it('cannot be guessed: forged tokens find nothing, and who tries them is slowed down', async () => {
    const one = newAddress();
    const visits = SCALE.forgedTokens / 5;
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < visits; sent += 50) {
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, i) => visitor(`/e/${randomBytes(16).toString('hex')}`, i % 2 ? one : newAddress())),
      );
      for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].sort()).toEqual([404, 429]);
    expect(statuses.get(404)).toBeLessThanOrEqual(visits / 2 + 60);
    const links = site.app.get(InquiryLinks, { strict: false });
    for (let tried = 0; tried < SCALE.forgedTokens; tried++) expect(await links.find(randomBytes(16).toString('hex'))).toBeNull();
  }, 240_000);

  it('is refused with a time to wait after too many wrong ones, which does not call the link broken', async () => {
    const address = newAddress();
    let response = await visitor('/e/00000000000000000000000000000000', address);
    for (let tried = 0; tried < 60; tried++) response = await visitor('/e/00000000000000000000000000000000', address);
    expect(response.status).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(site.gate.last?.inquiry).toEqual({ isLimited: true });
  });

  it('opens and takes words while others at its address try wrong ones', async () => {
    const { id, token, browser } = await customer();
    for (let tried = 0; tried < 61; tried++) await visitor(`/e/${randomBytes(16).toString('hex')}`, browser.address);
    expect((await visitor(`/e/${randomBytes(16).toString('hex')}`, browser.address)).status).toBe(429);
    expect((await visitor(`/e/${token}`, browser.address)).status).toBe(303);
    expect((await browser.get()).status).toBe(200);
    expect((await browser.sends('words', { text: 'Still here.' })).status).toBe(303);
    expect(await repository(InquiryEvent).countBy({ inquiryId: id, kind: 'message' })).toBe(1);
  });

  it('sets a secure cookie on an https site', async () => {
    const secure = await openCustomerSite({ PUBLIC_URL: 'https://www.example.co.uk' });
    await secure.writes({ email: 'secure@example.org' });
    const mail = await secure.mailTo('secure@example.org', THANKS);
    expect(mail.text).toContain('https://www.example.co.uk/e/');
    const { headers } = await request(secure.app.server).get(`/e/${tokenOf(mail)}`);
    expect(headers['set-cookie']?.[0]).toMatch(/; Secure$/);
    await secure.close();
  });
});
