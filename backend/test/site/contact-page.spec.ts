import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { ContactInquiry } from '../../src/inquiries/contact-inquiry.entity.js';
import { serveSite } from '../../src/site/serve-site.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { smallFrontEnd } from './small-front-end.js';

const GOOD = {
  name: 'Ann Wirral',
  email: 'ann@example.co.uk',
  phone: '0151 496 0999',
  serviceType: 'eicr',
  message: 'Two lines:\r\nplease call.',
};

describe('the contact form without script', () => {
  const { built, gate } = smallFrontEnd();
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1' }, prepare: (nest) => serveSite(nest, built) });
  });
  afterAll(() => app.close());
  afterEach(async () => {
    await app.dataSource.createQueryBuilder().delete().from(ContactInquiry).execute();
  });

  /** An address of its own: with a shared Redis the enquiries of all specs are counted together. */
  const visitor = `2001:db8::${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;
  const post = (fields: Record<string, string>) =>
    request(app.server).post('/contact').set('X-Forwarded-For', visitor).type('form').send(fields);

  it('stores the enquiry and answers with the page', async () => {
    const { status, headers } = await post(GOOD);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(gate.last?.contactForm).toEqual({ values: {}, sent: true });
    const [stored] = await app.dataSource.getRepository(ContactInquiry).find();
    expect(stored).toMatchObject({ name: 'Ann Wirral', message: 'Two lines:\nplease call.', status: 'new' });
  });

  it('keeps what was typed when something is missing', async () => {
    const { status } = await post({ ...GOOD, email: 'nonsense', name: '' });
    expect(status).toBe(400);
    expect(gate.last?.contactForm).toMatchObject({
      values: { name: '', email: 'nonsense', phone: GOOD.phone },
      fields: { name: ['Required'], email: [expect.any(String)] },
      error: expect.any(String),
    });
    expect(await app.dataSource.getRepository(ContactInquiry).count()).toBe(0);
  });

  it('does not change the stored page', async () => {
    await request(app.server).get('/contact');
    await post(GOOD);
    expect((await request(app.server).get('/contact')).text).not.toContain('"sent"');
  });

  it('takes forms only, and none that is huge', async () => {
    const json = await request(app.server).post('/contact').send(GOOD);
    expect(json.status).toBe(415);
    expect(json.body).toEqual({ statusCode: 415, error: expect.any(String) });
    expect((await post({ ...GOOD, message: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await post({ ...GOOD, message: 'x'.repeat(20_000) })).status).toBe(400);
    expect((await post({})).status).toBe(400);
    expect((await request(app.server).post('/contact').type('form').send('%zz=%00&&=&__proto__=1')).status).toBe(400);
    expect(await app.dataSource.getRepository(ContactInquiry).count()).toBe(0);
  });

  it('answers the page, too, when there were too many', async () => {
    let answer = await post(GOOD);
    for (let sent = 0; sent < 60 && answer.status === 200; sent++) answer = await post(GOOD);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(gate.last?.contactForm).toMatchObject({ values: GOOD, error: expect.any(String) });
  });
});
