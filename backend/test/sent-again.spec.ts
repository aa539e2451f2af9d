import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import request, { type Test } from 'supertest';
import { RateLimit } from '../src/platform/limits/rate-limit.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { enquiry } from './factories/inquiry.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { everythingStored } from './support/everything.js';

const HOUR_MS = 3_600_000;

/** Each response has a key of its own for photos. */
const NEW_KEY = { uploadKey: expect.any(String) };

describe('an enquiry sent again after a lost response', () => {
  let app: TestApp;
  let visitors = 0;
  const send = (fields: object, address = `203.0.113.${++visitors}`): Test =>
    request(app.server).post('/api/contact').set('X-Forwarded-For', address).send(enquiry(fields));
  const stored = () => app.dataSource.getRepository(ContactInquiry).find({ order: { id: 'ASC' }, withDeleted: true });
  const mails = () => app.dataSource.getRepository(Delivery).count();

  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => app.close());
  afterEach(() => app.dataSource.getRepository(ContactInquiry).createQueryBuilder().delete().execute());

  it('gets the first response without other effects', async () => {
    const fields = { submissionId: randomUUID(), company: 'Analytical Engines', source: '/contact' };
    const first = await send(fields);
    const second = await send({ ...fields, source: '/', fillTime: 90_000, submissionId: fields.submissionId.toUpperCase() });
    expect({ status: second.status, body: second.body as unknown }).toEqual({
      status: 201,
      body: { ...(first.body as object), ...NEW_KEY },
    });
    expect(await stored()).toMatchObject([{ id: (first.body as { id: string }).id, source: '/contact' }]);
    expect(await mails()).toBe(2);
  });

  it('is stored once if all attempts arrive at once', async () => {
    const fields = { submissionId: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(fields, '198.51.100.1')));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const [only, ...more] = await stored();
    expect(more).toEqual([]);
    expect(new Set(responses.map(({ body }) => (body as { id: string }).id))).toEqual(new Set([only?.id]));
    expect(await mails()).toBe(2);
    // The other seven attempts do not count.
    const left = await Promise.all(Array.from({ length: 29 }, (_, n) => send({ name: `Colleague ${n}` }, '198.51.100.1')));
    expect(left.map(({ status }) => status)).toEqual(Array(29).fill(201));
  });

  it('is stored separately after a correction, and each is recognised again', async () => {
    const submissionId = randomUUID();
    const tries = [{}, { phone: '0151 496 0001' }, { message: 'Three chargers, please.' }, { company: 'Engines' }, { serviceType: 'eicr' }];
    const ids = async () => Promise.all(tries.map(async (t) => ((await send({ submissionId, ...t })).body as { id: string }).id));
    const first = await ids();
    expect(new Set(first).size).toBe(tries.length);
    expect(await ids()).toEqual(first);
    expect(await stored()).toHaveLength(tries.length);
  });

  it('is recognised as spam and in the trash, too', async () => {
    const spam = { submissionId: randomUUID(), website: 'https://buy.example' };
    const responses = [await send(spam), await send(spam)];
    const expected = { ...(responses[0]?.body as object), ...NEW_KEY };
    expect(responses[1]?.body).toEqual(expected);
    const { id } = responses[0]?.body as { id: string };
    await as(app, app.editorToken).delete(`/api/admin/contact-inquiries/${id}`);
    expect((await send(spam)).body).toEqual(expected);
    expect(await stored()).toMatchObject([{ id, deletedAt: expect.any(Date) }]);
  });

  it('is never refused by a limit', async () => {
    const [address, limit] = ['198.51.100.2', app.get<RateLimit>(RateLimit)];
    const fields = { submissionId: randomUUID() };
    const { body } = await send(fields, address);
    while ((await limit.take({ key: `contact:${address}`, limit: 30, windowMs: HOUR_MS })).allowed) continue;
    expect((await send({ submissionId: randomUUID() }, address)).status).toBe(429);
    const again = await send(fields, address);
    expect({ status: again.status, body: again.body as unknown }).toEqual({ status: 201, body: { ...(body as object), ...NEW_KEY } });
  });

  it('is a new one without a valid id', async () => {
    for (const submissionId of [undefined, null, '', 'mine', 7, {}, [randomUUID()], `${randomUUID()}'`]) {
      expect((await send({ submissionId })).status).toBe(201);
    }
    const all = await stored();
    expect(all).toHaveLength(8);
    expect(all.map(({ submissionKey }) => submissionKey)).toEqual(Array(8).fill(null));
  });

  it('leaves its id nowhere', async () => {
    const submissionId = randomUUID();
    await send({ submissionId });
    expect(await everythingStored(app)).not.toContain(submissionId);
  });
});
