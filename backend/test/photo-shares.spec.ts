import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { InquiryPhoto } from '../src/inquiries/photos/inquiry-photo.entity.js';
import { DAY_MS, HOUR_MS } from '../src/platform/time/durations.js';
import { newId } from '../src/platform/common/records.js';
import { enquiry } from './factories/inquiry.js';
import { picture } from './factories/media.js';
import { createTestApp, type TestApp } from './support/app.js';

const MB = 1024 ** 2;

interface Sent {
  id: string;
  uploadKey: string;
}

describe('the photos of a day', () => {
  let app: TestApp;
  let photo: Buffer;
  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1' } });
    photo = await picture();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.dataSource.createQueryBuilder().delete().from(InquiryPhoto).execute();
    await app.dataSource.createQueryBuilder().delete().from(ContactInquiry).execute();
  });

  const send = async (address: string): Promise<Sent> => {
    const { body } = await request(app.server)
      .post('/api/contact')
      .set('X-Forwarded-For', address)
      .send(enquiry({ email: `${newId()}@example.org` }));
    return body as Sent;
  };
  const adds = ({ id, uploadKey }: Sent, address: string) =>
    request(app.server)
      .post(`/api/contact/${id}/photos`)
      .set('Upload-Key', uploadKey)
      .set('X-Forwarded-For', address)
      .attach('file', photo, 'a.jpg');
  /** A photo of an enquiry, of so many bytes. */
  async function stores({ id: inquiryId }: Sent, size: number, ago = HOUR_MS): Promise<void> {
    const createdAt = new Date(Date.now() - ago);
    await app.dataSource
      .getRepository(InquiryPhoto)
      .insert({ id: newId(), inquiryId, sendKey: newId(), size, width: 1, height: 1, createdAt });
  }
  /** A photo that came over HTTP, and is said to have so many bytes. */
  async function addsLarge(address: string, size: number): Promise<number> {
    const { status, body } = await adds(await send(address), address);
    if (status === 201) await app.dataSource.getRepository(InquiryPhoto).update((body as { id: string }).id, { size });
    return status;
  }

  it('are shared: who has sent 51 MB waits, with a true Retry-After, and others go on', async () => {
    const sent = await send('10.1.0.1');
    await stores(sent, 10 * MB, 23 * HOUR_MS);
    await stores(sent, 45 * MB, 2 * HOUR_MS);
    const again = await send('10.1.0.1');
    const refused = await adds(again, '10.1.0.1');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect((await adds(await send('10.2.0.1'), '10.2.0.1')).status).toBe(201);
  });

  it('have a second part for what is neither spam nor held back, once the first is used up', async () => {
    for (let n = 0; n < 9; n++) await stores(await send(`10.3.${n}.1`), 120 * MB);
    const [customer, spam, held] = [await send('10.4.0.1'), await send('10.5.0.1'), await send('10.6.0.1')];
    const inquiries = app.dataSource.getRepository(ContactInquiry);
    await inquiries.update(spam.id, { spamSince: new Date() });
    await inquiries.update(held.id, { heldBackAt: new Date() });
    expect((await adds(customer, '10.4.0.1')).status).toBe(201);
    for (const [one, address] of [
      [spam, '10.5.0.1'],
      [held, '10.6.0.1'],
    ] as const) {
      const { status, headers } = await adds(one, address);
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan((DAY_MS - HOUR_MS) / 1000 - 60);
    }
    await stores(customer, 12 * MB);
    expect((await adds(customer, '10.4.0.1')).status).toBe(201);
    expect((await adds(await send('10.4.0.1'), '10.4.0.1')).status).toBe(429);
  });

  it.each([
    ['IPv4', (n: number) => `10.7.0.${n}`, '10.7.1.1'],
    ['IPv6', (n: number) => `2001:db8:7:${n}::1`, '2001:db8:8::1'],
  ])('are shared between networks, too: many addresses of one do not use up the day (%s)', async (_, of, elsewhere) => {
    const statuses = [];
    for (let n = 1; n <= 6; n++) statuses.push(await addsLarge(of(n), 50 * MB));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await addsLarge(elsewhere, MB)).toBe(201);
  });
});
