// On MariaDB only among the further tests.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request, { type Test } from 'supertest';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { AutomaticMail } from '../src/delivery/mail/automatic-mail.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { enquiry } from './factories/inquiry.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { everythingStored } from './support/everything.js';

const PATH = '/api/admin/contact-inquiries';
const SEO = {
  name: 'Mark Wilson',
  email: 'mark.seo@rankmail.example',
  phone: '9876543210',
  message: 'Your website is not ranking on Google. We offer SEO packages with 100 backlinks for $99 a month. May I send you a proposal?',
};

describe('suspected spam', () => {
  let app: TestApp;
  let staff: Caller;
  let visitors = 0;
  const send = (fields: object = {}, address = `198.51.100.${++visitors}`): Test =>
    request(app.server).post('/api/contact').set('X-Forwarded-For', address).send(enquiry(fields));
  const idOf = async (call: Test): Promise<string> => {
    const { status, body } = (await call) as { status: number; body: { id: string } };
    expect(status).toBe(201);
    return body.id;
  };
  const record = async (id: string) => (await staff.get(`${PATH}/${id}`)).body as Record<string, unknown>;
  const mailsOf = (inquiryId: string) => app.dataSource.getRepository(Delivery).find({ where: { inquiryId }, order: { kind: 'ASC' } });
  const listed = async (filter: object) => {
    const { body, headers } = await staff.get(`${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    return { ids: (body as { id: string }[]).map(({ id }) => id), range: headers['content-range'] };
  };

  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1' } });
    staff = as(app, app.editorToken);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.dataSource.getRepository(ContactInquiry).createQueryBuilder().delete().execute();
    await app.dataSource.getRepository(AutomaticMail).createQueryBuilder().delete().execute();
  });

  it('gets the usual response and is stored with its reasons, without a mail', async () => {
    const [{ body: real }, { body: spam }] = [await send({ fillTime: 30_000 }), await send({ ...SEO, fillTime: 30_000 })];
    expect(Object.keys(spam as object)).toEqual(Object.keys(real as object));
    expect(spam).toMatchObject({ message: (real as { message: string }).message });
    const [realId, spamId] = [(real as { id: string }).id, (spam as { id: string }).id];
    expect(await record(spamId)).toMatchObject({
      isSpam: true,
      status: 'new',
      message: SEO.message,
      spamReasons: expect.arrayContaining(['Offers search engine services']),
      mails: [],
    });
    expect(await record(realId)).toMatchObject({ isSpam: false, spamReasons: [], mails: [{}, {}] });
    expect(await mailsOf(spamId)).toEqual([]);
  });

  it('is left out of lists, counts and the dashboard, and has its own list', async () => {
    const [real, spam] = [await idOf(send()), await idOf(send(SEO))];
    expect(await listed({})).toEqual({ ids: [real], range: 'contact-inquiries 0-0/1' });
    expect(await listed({ status: 'new' })).toMatchObject({ ids: [real] });
    expect(await listed({ isSpam: true })).toEqual({ ids: [spam], range: 'contact-inquiries 0-0/1' });
    expect((await listed({ id: [real, spam] })).ids.toSorted()).toEqual([real, spam].toSorted());
    const { body } = await staff.get('/api/admin/dashboard');
    expect(body).toMatchObject({ newInquiries: 1, recentInquiries: [{ id: real }] });
    expect(JSON.stringify(body)).not.toContain(spam);
    expect((await staff.get(`${PATH}?filter={"isSpam":"perhaps"}`)).status).toBe(400);
  });

  it.each([
    ['the hidden field is filled in', { website: 'https://buy.example', fillTime: 30_000 }, true],
    ['it took half a second', { fillTime: 500 }, false],
    ['it sells something', { message: 'We offer you translations.', phone: '5550100999', fillTime: 30_000 }, false],
    ['it sells something and took half a second', { message: 'We offer you translations.', phone: '5550100999', fillTime: 500 }, true],
    ['no time was sent', {}, false],
    ['the hidden field is empty', { website: '', fillTime: 30_000 }, false],
    ['the time is invalid', { fillTime: 'soon' }, false],
    ['the hidden field is invalid', { website: ['x'], fillTime: -1 }, false],
  ])('gets the right verdict when %s: %j', async (_, fields, isSpam) => {
    expect(await record(await idOf(send(fields)))).toMatchObject({ isSpam });
  });

  it('includes a text sent by many people, but not one sent twice by the same person', async () => {
    const message = 'Good day. I have a proposal that is of interest for you and it is about the thing we mentioned.';
    const copy = (n: number) => send({ name: 'Sam', email: `sam${n}@many.example`, phone: '5550100999', message: `${message} ${n}` });
    expect(await record(await idOf(copy(1)))).toMatchObject({ isSpam: false });
    expect(await record(await idOf(copy(1)))).toMatchObject({ isSpam: false });
    expect(await record(await idOf(copy(2)))).toMatchObject({
      isSpam: true,
      spamReasons: expect.arrayContaining(['The same message came from another email address']),
    });
  });

  it('is rescued once: its mails are sent and the deadline stays', async () => {
    const id = await idOf(send(SEO));
    const before = await record(id);
    const { status, body } = await staff.put(`${PATH}/${id}/spam`, { isSpam: false });
    expect({ status, body }).toMatchObject({ status: 200, body: { isSpam: false, dueAt: before['dueAt'], respondedAt: null } });
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['autoresponder', 'office-notice']);
    expect(await listed({})).toMatchObject({ ids: [id] });
    await staff.put(`${PATH}/${id}/spam`, { isSpam: false });
    expect(await mailsOf(id)).toHaveLength(2);
    const { body: history } = await staff.get(`${PATH}/${id}/history`);
    expect(history).toContainEqual(expect.objectContaining({ kind: 'spam', text: 'no', username: 'editor' }));
  });

  it('can be marked and unmarked by staff without a second mail', async () => {
    const id = await idOf(send());
    const { body } = await staff.put(`${PATH}/${id}/spam`, { isSpam: true });
    expect(body).toMatchObject({ isSpam: true, spamReasons: ['Marked as spam by staff', expect.any(String)] });
    expect(await listed({})).toMatchObject({ ids: [] });
    expect((await staff.put(`${PATH}/${id}/spam`, { isSpam: false })).body).toMatchObject({ isSpam: false });
    expect(await mailsOf(id)).toHaveLength(2);
    const [row] = await app.dataSource.getRepository(AuditLog).find({ where: { entityId: id }, order: { id: 'ASC' } });
    expect(row).toMatchObject({ action: 'update', userId: app.editorId, changes: { spamSince: { after: expect.any(String) } } });
  });

  it('includes repeats of what staff marked', async () => {
    const message = 'I am going to be in the area next week and thought we might discuss a matter of mutual benefit.';
    const again = () => send({ email: 'alex@once.example', phone: '5550100999', message }, '192.0.2.77');
    const id = await idOf(again());
    expect(await record(id)).toMatchObject({ isSpam: false });
    await staff.put(`${PATH}/${id}/spam`, { isSpam: true });
    await staff.delete(`${PATH}/${id}`);
    expect(await record(await idOf(again()))).toMatchObject({ isSpam: true });
  });

  it('is for staff only, who get messages about invalid calls', async () => {
    const id = await idOf(send(SEO));
    expect((await as(app).put(`${PATH}/${id}/spam`, { isSpam: false })).status).toBe(401);
    for (const isSpam of [undefined, null, 'no', 0]) expect((await staff.put(`${PATH}/${id}/spam`, { isSpam })).status).toBe(400);
    expect((await staff.put(`${PATH}/nonsense/spam`, { isSpam: true })).status).toBe(404);
    expect((await staff.put(`${PATH}/${id}/spam`, { isSpam: false }).set('If-Match', '"v9"')).status).toBe(412);
  });

  it('stores no client address in plain text', async () => {
    const address = '203.0.113.201';
    const id = await idOf(send(SEO, address));
    await staff.put(`${PATH}/${id}`, { notes: 'seen' }).set('X-Forwarded-For', address);
    await request(app.server).post('/api/auth/login').set('X-Forwarded-For', address).send({ username: 'admin', password: 'wrong' });
    expect(await everythingStored(app)).not.toContain(address);
    const { addressKey } = await app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id });
    const [row] = await app.dataSource.getRepository(AuditLog).find({ where: { entityId: id } });
    expect(addressKey).toMatch(/^[0-9a-f]{16}$/);
    expect(row?.ipAddress).toBe(addressKey);
  });

  it('is judged by where the company works', async () => {
    const message = 'Sockets dead in my flat, DD1 4QB.';
    const score = async () => Number((await record(await idOf(send({ message }))))['spamScore']);
    const before = await score();
    expect((await staff.put('/api/admin/company-info', { address: '1 High Street, Dundee, DD1 1AA' })).status).toBe(200);
    expect(await score()).toBe(before - 3);
  });
});
