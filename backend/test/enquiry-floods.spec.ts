// Says the same on any database.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { Limits } from '../src/platform/common/limits.js';
import { originOf } from '../src/platform/common/origin.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { ENQUIRIES } from '../src/inquiries/contact.service.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { enquiry } from './factories/inquiry.js';
import { createTestApp, type TestApp } from './support/app.js';

describe('a flood of enquiries', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1', REDIS_URL: '' } });
  });
  afterEach(() => app.close());

  const send = (address: string) => request(app.server).post('/api/contact').set('X-Forwarded-For', address).send(enquiry());
  const mailsOf = (inquiryId: string) => app.dataSource.getRepository(Delivery).countBy({ inquiryId });
  const record = (id: string) => app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id });

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

  it.each([
    ['120 addresses of many networks', addresses(120, (n) => `10.${n}.0.1`), 40],
    ['120 addresses of the same network', addresses(120, (n) => `203.0.113.${n + 1}`), 40],
    ['all other addresses of the same network', addresses(255, (n) => `203.0.113.${n}`).filter((ip) => ip !== '203.0.113.240'), 40],
    ['2,000 connections of one IPv6 network', addresses(2_000, (n) => `2001:db8:1:${n.toString(16)}::1`), 4],
  ])('from %s leaves room for a customer, whose enquiry is kept in spam', async (_, attackers, rounds) => {
    await flood(attackers, rounds);
    const { status, body } = await send('203.0.113.240');
    expect(status).toBe(201);
    expect(await record(body.id as string)).toMatchObject({
      spamSince: expect.any(Date),
      spamReasons: expect.arrayContaining(['Arrived during a flood of enquiries']),
    });
    expect(await mailsOf(body.id as string)).toBe(0);
  });

  it('from one address does not affect others', async () => {
    expect(await flood(['198.51.100.1'], 500)).toBe(30);
    expect((await send('198.51.100.1')).status).toBe(429);
    const { body } = await send('198.51.100.2');
    expect(await record(body.id as string)).toMatchObject({ spamSince: null });
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
    expect((await send('203.0.113.240')).body).toEqual({
      statusCode: 429,
      error: expect.stringMatching(/^We have received too many messages\. Please call us/),
    });
  });
});
