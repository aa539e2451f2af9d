// Only among the further tests.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { IsNull, Not } from 'typeorm';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { ENQUIRIES } from '../src/inquiries/reception/contact.service.js';
import { InquiryFlood } from '../src/inquiries/floods/inquiry-flood.entity.js';
import { FloodsJob } from '../src/inquiries/floods/floods.job.js';
import { ReplyDelayJob, ResponseDeadlineJob } from '../src/inquiries/office/response-deadline.job.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/platform/time/durations.js';
import { Limits } from '../src/platform/limits/limits.js';
import { originOf } from '../src/platform/http/origin.js';
import type { Today } from '../src/records/today/today.dto.js';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const INQUIRIES = '/api/admin/contact-inquiries';
const CUSTOMER = { message: 'Our consumer unit trips whenever the oven is on. Could you come out to our house?', fillTime: 60_000 };

interface History {
  kind: string;
  text: string | null;
}

describe('a flood of enquiries', () => {
  let app: TestApp;
  let sent = 0;
  beforeEach(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1', REDIS_URL: '' } });
  });
  afterEach(() => app.close());

  const staff = () => as(app, app.editorToken);
  const post = (path: string, body: object) => {
    const n = sent++;
    return request(app.server)
      .post(`/api/contact${path}`)
      .set('X-Forwarded-For', `10.${n >> 8}.${n & 255}.1`)
      .send(body);
  };
  /** Each from its own network to its own address. */
  const send = (fields: object = {}) => post('', enquiry({ email: `n${sent}@example.org`, message: `Number ${sent}.`, ...fields }));
  const sendMany = (count: number, fields: object = {}) =>
    Promise.all(Array.from({ length: count }, () => send(fields).then(({ body }) => body as { id: string })));
  const mails = (kind: string) => app.dataSource.getRepository(Delivery).findBy({ kind });
  const record = (id: string) => app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id });
  const history = async (id: string) => (await staff().get(`${INQUIRIES}/${id}/history`)).body as History[];
  const state = () => app.dataSource.getRepository(InquiryFlood);
  /** As if everything so far had happened earlier. */
  async function passes(ms: number): Promise<void> {
    const inquiries = app.dataSource.getRepository(ContactInquiry);
    for (const one of await inquiries.find({ withDeleted: true }))
      await inquiries.update(one.id, {
        createdAt: new Date(one.createdAt.getTime() - ms),
        spamSince: one.spamSince && new Date(one.spamSince.getTime() - ms),
      });
    for (const one of await state().find())
      await state().update(one.id, { noticedAt: one.noticedAt && new Date(one.noticedAt.getTime() - ms) });
  }
  const job = (now = new Date()) => app.get(FloodsJob, { strict: false }).run(now);

  it('of 100 at once gets 30 automatic replies and notices, then one notice that names who looks like a customer', async () => {
    await sendMany(100);
    const { body, status } = await send(CUSTOMER);
    expect(status).toBe(201);
    expect(await mails('autoresponder')).toHaveLength(30);
    expect(await mails('office-notice')).toHaveLength(30);
    expect(await mails('flood-notice')).toHaveLength(1);
    const { id, message } = body as { id: string; message: string };
    expect(message).toMatch(/if it is urgent, please call \S/);
    expect(await record(id)).toMatchObject({ spamSince: null, heldBackAt: expect.any(Date) });
    expect((await history(id)).map(({ kind, text }) => [kind, text])).toEqual([
      ['not-sent', 'Automatic reply to the customer: held back in a flood of enquiries'],
      ['received', 'contact-form'],
    ]);
    // Not before a quarter of an hour is over.
    await job();
    expect(await mails('flood-notice')).toHaveLength(1);
    await passes(15 * MINUTE_MS);
    await Promise.all([job(), job()]);
    const notices = await mails('flood-notice');
    expect(notices).toHaveLength(2);
    const notice = notices.find(({ text }) => text.includes(id))!;
    expect(notice.subject).toMatch(/^70 enquiries came in a flood: \d+ looks? like customers$/);
    const links = notice.text.match(/\/admin\/inquiries\/[\w-]{36}/g) ?? [];
    expect(links).toHaveLength(50);
    expect(links[0]).toBe(`/admin/inquiries/${id}`);
    expect(notice.text).toContain('20 more are in the list.');
  });

  it('hides nobody: its point alone makes no spam, and with other signs it is kept with the usual response', async () => {
    await sendMany(30);
    const plain = (await send({ message: 'Hello.', phone: '+1 212 555 0100' })).body as { id: string };
    expect(await record(plain.id)).toMatchObject({
      spamSince: null,
      spamReasons: expect.arrayContaining(['Arrived during a flood of enquiries']),
    });
    const spam = await send({
      message: 'We sell SEO services, backlinks and first page rankings on Google for your website: https://seo.example.xyz',
    });
    expect(await record((spam.body as { id: string }).id)).toMatchObject({ spamSince: expect.any(Date) });
    expect(spam.body).toMatchObject({ message: expect.stringContaining('urgent') });
  });

  it.each([
    ['twelve times ten enquiries, if twelve came in one hour last week', 12, 7 * DAY_MS, 60, 0],
    ['what came in yesterday, which may have been a part of it', 12, 12 * HOUR_MS, 31, 1],
    ['what came in last year', 12, 365 * DAY_MS, 31, 1],
  ])('is measured against the last weeks: %s', async (_, count, ago, now, held) => {
    for (let n = 0; n < count; n++) await makeInquiry(app, { createdAt: new Date(Date.now() - ago - n * 4 * MINUTE_MS) });
    await sendMany(now);
    expect(await app.dataSource.getRepository(ContactInquiry).countBy({ heldBackAt: Not(IsNull()) })).toBe(held);
  });

  it('does not raise the measure of the next one', async () => {
    await sendMany(45);
    await passes(2 * HOUR_MS);
    await job();
    expect(await state().find()).toMatchObject([{ startedAt: null, untold: 0 }]);
    await passes(7 * DAY_MS);
    const [{ past } = { past: [] as InquiryFlood['past'] }] = await state().find();
    const earlier = (time: string) => new Date(Date.parse(time) - 7 * DAY_MS - 2 * HOUR_MS).toISOString();
    await state().updateAll({ past: past.map(([from, until]) => [earlier(from), new Date(Date.parse(until) - 7 * DAY_MS).toISOString()]) });
    await sendMany(32);
    expect(await app.dataSource.getRepository(ContactInquiry).countBy({ heldBackAt: Not(IsNull()) })).toBe(15 + 2);
  });

  it('is counted over all forms, and of what staff add nothing', async () => {
    await sendMany(27);
    for (let n = 0; n < 5; n++) await makeInquiry(app, { channel: 'rang' });
    const complaint = { name: 'Ann', email: 'ann@example.org', message: 'Please delete what you have about me.' };
    const wish = { name: 'Bob', phone: '0151 496 0001', when: 'soon', source: '/contact' };
    for (let n = 0; n < 2; n++) {
      expect((await post('/data-complaint', { ...complaint, message: `Number ${n}.` })).body).toMatchObject({
        message: expect.stringContaining('acknowledge it by email'),
      });
      expect((await post('/ring-back', { ...wish, phone: `0151 496 000${n}` })).status).toBe(201);
    }
    const { body } = await post('/data-complaint', complaint);
    expect(body).toMatchObject({ message: expect.not.stringContaining('by email') });
    const { id } = body as { id: string };
    expect(await record(id)).toMatchObject({ spamSince: null, heldBackAt: expect.any(Date) });
    expect(await history(id)).toContainEqual(
      expect.objectContaining({ text: 'Acknowledgement of the complaint: held back in a flood of enquiries' }),
    );
    const call = (await post('/ring-back', wish)).body as { id: string; message: string };
    expect(call.message).toMatch(/^We will ring you: .*if it is urgent, please call/);
    await passes(15 * MINUTE_MS);
    await job();
    // Who waits for a call is named first.
    const { text } = (await mails('flood-notice')).find((mail) => mail.text.includes(call.id))!;
    expect(/Call [^\n]*\n.*\/admin\/inquiries\/([\w-]+)/.exec(text)?.[1]).toBe(call.id);
    expect(await mails('complaint-received')).toHaveLength(2);
  });

  it('is told on every channel once, on Today, in the health warnings and in the list', async () => {
    await as(app, app.adminToken).put('/api/admin/company-info', { webhookUrl: 'https://hooks.example.org/in' });
    const warnings = async () =>
      ((await as(app, app.editorToken).get('/api/health')).body as { warnings: string[] }).warnings.filter((warning) =>
        /flood/.test(warning),
      );
    const items = async () => ((await staff().get('/api/admin/dashboard')).body as { today: Today }).today.items;
    const today = async () => (await items()).filter(({ kind }) => kind === 'Flood');
    expect([await warnings(), await today()]).toEqual([[], []]);
    await sendMany(35);
    const webhooks = await app.dataSource.getRepository(Delivery).findBy({ channel: 'webhook' });
    expect(webhooks.filter(({ kind }) => kind === 'enquiry.received')).toHaveLength(30);
    expect(webhooks.filter(({ kind }) => kind === 'alarm')).toHaveLength(1);
    expect(await warnings()).toEqual([
      expect.stringMatching(/^A flood of enquiries has been coming in since .*: customers get no automatic replies\.$/),
    ]);
    expect((await as(app).get('/api/health')).status).toBe(200);
    await makeInquiry(app, { name: 'Ida Late', dueAt: new Date(Date.now() - 2 * DAY_MS) });
    expect((await items()).slice(0, 2)).toEqual([
      expect.objectContaining({ title: 'Flood of enquiries', urgency: 'now', dueAt: null }),
      expect.objectContaining({ title: 'Ida Late', urgency: 'now' }),
    ]);
    expect((await staff().get(`${INQUIRIES}?filter=${encodeURIComponent('{"heldBack":"true"}')}`)).body).toHaveLength(5);
    await passes(2 * HOUR_MS);
    await job();
    expect(await warnings()).toEqual([]);
    expect(await today()).toEqual([expect.objectContaining({ title: 'After a flood of enquiries', urgency: 'today' })]);
    // The last of it, which came after the first notice.
    expect((await mails('flood-notice')).map(({ subject }) => subject.replace(/:.*/, '')).sort()).toEqual([
      '1 enquiry came in a flood',
      '4 enquiries came in a flood',
    ]);
    const { body } = await send();
    expect(await record((body as { id: string }).id)).toMatchObject({ heldBackAt: null });
  });

  it('sends the automatic reply to those whom staff call no spam, and nothing late to the others', async () => {
    const held = (await sendMany(33)).map(({ id }) => id);
    const back = await app.dataSource.getRepository(ContactInquiry).findBy({ heldBackAt: Not(IsNull()) });
    expect(back).toHaveLength(3);
    const [customer, other] = back.map(({ id }) => id);
    await staff().put(`${INQUIRIES}/${customer}/spam`, { isSpam: false });
    await staff().put(`${INQUIRIES}/${customer}/spam`, { isSpam: false });
    const deliveries = app.dataSource.getRepository(Delivery);
    expect((await deliveries.findBy({ inquiryId: customer! })).map(({ kind }) => kind)).toEqual(['autoresponder']);
    expect(await record(customer!)).toMatchObject({ heldBackAt: null, spamSince: null });
    const dueAt = new Date(Date.now() + HOUR_MS / 2);
    await app.dataSource.getRepository(ContactInquiry).updateAll({ dueAt });
    await app.get(ReplyDelayJob, { strict: false }).run(new Date());
    await app.get(ResponseDeadlineJob, { strict: false }).run(new Date());
    expect(await deliveries.findBy({ inquiryId: other! })).toEqual([]);
    expect(await deliveries.countBy({ kind: 'reply-delayed' })).toBe(held.length - 2);
  });

  /** Takes places without storing enquiries; returns the number taken. */
  async function flood(addresses: string[], rounds: number): Promise<number> {
    const limits = app.get<Limits>(Limits, { strict: false });
    let taken = 0;
    for (let round = 0; round < rounds; round++)
      for (const address of addresses)
        taken += await limits.take(ENQUIRIES, originOf(address)).then(
          () => 1,
          () => 0,
        );
    return taken;
  }
  const addresses = (count: number, name: (n: number) => string) => Array.from({ length: count }, (_, n) => name(n));
  const sendFrom = (address: string) => request(app.server).post('/api/contact').set('X-Forwarded-For', address).send(enquiry());
  const mailsOf = (inquiryId: string) => app.dataSource.getRepository(Delivery).countBy({ inquiryId });

  it.each([
    ['120 addresses of many networks', addresses(120, (n) => `10.${n}.0.1`), 40],
    ['120 addresses of the same network', addresses(120, (n) => `203.0.113.${n + 1}`), 40],
    ['all other addresses of the same network', addresses(255, (n) => `203.0.113.${n}`).filter((ip) => ip !== '203.0.113.240'), 40],
    ['2,000 connections of one IPv6 network', addresses(2_000, (n) => `2001:db8:1:${n.toString(16)}::1`), 4],
  ])('from %s leaves room for a customer, whose enquiry is held back, but not in spam', async (_, attackers, rounds) => {
    await flood(attackers, rounds);
    const { status, body } = await sendFrom('203.0.113.240');
    expect(status).toBe(201);
    expect(await record(body.id as string)).toMatchObject({ spamSince: null, heldBackAt: expect.any(Date) });
    expect(await mailsOf(body.id as string)).toBe(0);
    expect(await mails('flood-notice')).toEqual([expect.objectContaining({ text: expect.stringContaining(body.id as string) })]);
  });

  it('from one address does not affect others', async () => {
    expect(await flood(['198.51.100.1'], 500)).toBe(30);
    expect((await sendFrom('198.51.100.1')).status).toBe(429);
    const { body } = await sendFrom('198.51.100.2');
    expect(await record(body.id as string)).toMatchObject({ spamSince: null, heldBackAt: null });
    expect(await mailsOf(body.id as string)).toBe(2);
  });

  it('counts an IPv6 /64 as one address, and IPv4-mapped IPv6 as IPv4', async () => {
    expect(
      await flood(
        addresses(60, (n) => `2001:db8:1:2::${n.toString(16)}`),
        1,
      ),
    ).toBe(30);
    expect(await flood(['192.0.2.1', '::ffff:192.0.2.1'], 20)).toBe(30);
  });

  it('cannot fill the disk', async () => {
    expect(
      await flood(
        addresses(8_000, (n) => `10.${n >> 8}.${n & 255}.1`),
        4,
      ),
    ).toBe(20_000);
    expect((await sendFrom('203.0.113.240')).body).toEqual({
      statusCode: 429,
      error: expect.stringMatching(/^We have received too many messages\. Please call us/),
    });
  });
});
