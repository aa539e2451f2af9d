// Says the same on any database.
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { ContactInquiry } from '../../src/inquiries/contact-inquiry.entity.js';
import { InquiryPhotos } from '../../src/inquiries/photos/inquiry-photos.service.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { picture } from '../factories/media.js';
import { received } from '../factories/inquiry.js';
import { createTestApp, useTestApp } from '../support/app.js';
import { ONLY_THE_CLOCK } from '../support/clock.js';
import { smallFrontEnd } from './small-front-end.js';

const SENT = {
  id: expect.any(String),
  message: received(),
  replyBy: expect.any(String),
  email: 'ann@example.co.uk',
  callBack: null,
  callDays: expect.any(Array),
  uploadKey: expect.any(String),
};

const GOOD = {
  name: 'Ann Wirral',
  email: 'ann@example.co.uk',
  phone: '0151 496 0999',
  serviceType: 'eicr',
  message: 'Two lines:\r\nplease call.',
};

describe('the contact form without script', () => {
  const { built, gate } = smallFrontEnd();
  const { app } = useTestApp(() => createTestApp({ env: { TRUST_PROXY: '1' }, prepare: (nest) => serveSite(nest, built) }));
  afterEach(async () => {
    await app.dataSource.createQueryBuilder().delete().from(ContactInquiry).execute();
  });

  /** A different address, because specs share the counters in Redis. */
  const visitor = `2001:db8::${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;
  const post = (fields: Record<string, string>) =>
    request(app.server).post('/contact').set('X-Forwarded-For', visitor).type('form').send(fields);

  it('stores the enquiry and returns the page', async () => {
    const { status, headers } = await post(GOOD);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(gate.last?.contactForm).toEqual({ values: {}, sent: SENT });
    const [stored] = await app.dataSource.getRepository(ContactInquiry).find();
    expect(stored).toMatchObject({ name: 'Ann Wirral', message: 'Two lines:\nplease call.', status: 'new' });
  });

  describe("'Ring me back'", () => {
    const asks = (fields: Record<string, string>) =>
      request(app.server).post('/contact/ring-back').set('X-Forwarded-For', visitor).type('form').send(fields);
    const WISH = { name: 'Ann Wirral', phone: '0151 496 0999', when: 'soon', source: '/contact' };

    it('stores the wish once and says when the office rings', async () => {
      for (const { status } of [await asks(WISH), await asks(WISH)]) expect(status).toBe(200);
      expect(gate.last?.contactForm).toMatchObject({
        isRingBack: true,
        sent: { message: expect.stringMatching(/^We will ring you: /), email: '' },
      });
      expect(await app.dataSource.getRepository(ContactInquiry).count()).toBe(1);
    });

    it('keeps what was typed when it is refused', async () => {
      const { status } = await asks({ ...WISH, phone: 'none' });
      expect(status).toBe(400);
      expect(gate.last?.contactForm).toMatchObject({
        isRingBack: true,
        values: { name: 'Ann Wirral' },
        fields: { phone: [expect.any(String)] },
      });
    });
  });

  describe('the call chosen after sending', () => {
    const sent = async () => {
      await post(GOOD);
      const state = gate.last?.contactForm?.sent;
      if (!state) throw new Error('Nothing was sent.');
      return state;
    };
    const chooses = (fields: Record<string, string>) =>
      request(app.server).post('/contact/call-back').set('X-Forwarded-For', visitor).type('form').send(fields);

    it('is stored and shown with what was sent', async () => {
      const { id, uploadKey, callDays } = await sent();
      const { status, headers } = await chooses({ id, uploadKey, window: callDays[0]?.times[0]?.value ?? '' });
      expect({ status, store: headers['cache-control'] }).toEqual({ status: 200, store: 'no-store' });
      expect(gate.last?.contactForm).toEqual({ values: {}, sent: { ...SENT, callBack: expect.stringContaining(callDays[0]?.day ?? '-') } });
      expect(await app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id })).toMatchObject({ callBackFrom: expect.any(Date) });
    });

    it('says why it is refused, and what was sent', async () => {
      const { id, uploadKey } = await sent();
      for (const window of ['', 'tomorrow']) {
        expect((await chooses({ id, uploadKey, window })).status).toBe(400);
        expect(gate.last?.contactForm).toMatchObject({ sent: SENT, fields: { window: [expect.any(String)] } });
      }
      for (const wrong of [
        { id, uploadKey: 'guess' },
        { id: '', uploadKey },
        { id: 'x'.repeat(5_000), uploadKey: '' },
      ]) {
        expect((await chooses({ ...wrong, window: 'none' })).status).toBe(403);
        expect(gate.last?.contactForm).toEqual({ values: {}, error: expect.any(String) });
      }
    });
  });

  describe('with photos', () => {
    const sends = (fields: Record<string, string>, files: [bytes: Buffer, name: string][], token?: string) => {
      const call = request(app.server).post('/contact').set('X-Forwarded-For', visitor);
      if (token) void call.set('Authorization', `Bearer ${token}`);
      for (const [name, value] of Object.entries(fields)) void call.field(name, value);
      for (const [bytes, name] of files) void call.attach('photos', bytes, name);
      return call;
    };
    const photosOf = async (message: string) => {
      const [inquiry] = await app.dataSource.getRepository(ContactInquiry).findBy({ message });
      return inquiry ? app.get(InquiryPhotos).list(inquiry.id) : undefined;
    };

    it('stores them, and names the ones that it cannot take', async () => {
      const message = 'With photos.';
      const files: [Buffer, string][] = [
        [await picture('jpeg'), 'one.jpg'],
        [Buffer.from('no picture'), 'C:\\fakepath\\two.heic'],
        [Buffer.alloc(11 * 1024 * 1024, 'x'), 'three.png'],
        [await picture('png'), 'four.png'],
      ];
      expect((await sends({ ...GOOD, message }, files)).status).toBe(200);
      expect(gate.last?.contactForm).toEqual({
        values: {},
        sent: SENT,
        photos: {
          taken: 2,
          refused: [
            { name: 'two.heic', error: expect.stringMatching(/^This kind of file cannot be read/) },
            { name: 'three.png', error: expect.stringMatching(/at most 10 MB/) },
          ],
        },
      });
      expect(await photosOf(message)).toHaveLength(2);
      // Sent again with Back: the same enquiry, the same photos.
      expect((await sends({ ...GOOD, message }, files.slice(0, 1))).status).toBe(200);
      expect(await photosOf(message)).toHaveLength(2);
    });

    it('takes six, and the message however many there are', async () => {
      const message = 'Eight photos.';
      const files = await Promise.all(
        Array.from({ length: 8 }, async (_, index): Promise<[Buffer, string]> => [
          await picture('png', { width: 10 + index }),
          `${index}.png`,
        ]),
      );
      expect((await sends({ ...GOOD, message }, files)).status).toBe(200);
      expect(gate.last?.contactForm?.photos).toEqual({
        taken: 6,
        refused: ['6.png', '7.png'].map((name) => ({ name, error: expect.stringMatching(/at most 6 photos/) })),
      });
      expect(await photosOf(message)).toHaveLength(6);
    });

    it('takes the form as multipart without any', async () => {
      expect((await sends({ ...GOOD, message: 'No photo.' }, [])).status).toBe(200);
      expect(gate.last?.contactForm).toEqual({ values: {}, sent: SENT });
      expect(await photosOf('No photo.')).toEqual([]);
    });

    it('stores none if the form is refused, and says that they are to be chosen again', async () => {
      expect((await sends({ ...GOOD, phone: '12' }, [[await picture(), 'one.jpg']])).status).toBe(400);
      expect(gate.last?.contactForm).toMatchObject({ values: { message: GOOD.message }, photos: { taken: 0, refused: [] } });
    });

    it('never fails because of what is sent', async () => {
      const types = ['multipart/form-data', 'multipart/form-data; boundary=x'];
      for (const type of types) {
        const { status } = await request(app.server).post('/contact').set('Content-Type', type).send('--x\r\nno headers');
        expect(status).toBe(400);
      }
      const many = Array.from({ length: 21 }, (): [Buffer, string] => [Buffer.from('x'), 'x.jpg']);
      expect((await sends(GOOD, many, 'of.nobody.now')).status).toBe(400);
      expect((await sends({ ...GOOD, 'name[0]': 'x', 'message[a][b]': 'y', __proto__: 'z' }, [])).status).toBe(400);
    });
  });

  describe('stores the page that led to the form', () => {
    const FROM = '/services/ev-charging-points/wirral';
    const sourceAfter = async (referer: string | undefined, fields: Record<string, string> = {}) => {
      const call = post({ ...GOOD, source: '/contact', ...fields });
      expect((await (referer === undefined ? call : call.set('Referer', referer))).status).toBe(200);
      const [{ source } = {}] = await app.dataSource.getRepository(ContactInquiry).find({ order: { id: 'DESC' }, take: 1 });
      return source;
    };

    it.each([
      ['the page named in the address', `/contact?from=${encodeURIComponent(FROM)}`, {}, FROM],
      ['named beside other parameters', `/contact?postcode=CH62&from=${FROM}#contact`, {}, FROM],
      ['on the home page', `/?from=${FROM}`, { source: '/' }, FROM],
      ["the form's own page when none is named", '/', { source: '/' }, '/'],
      ['kept by the returned page', '/contact', { source: FROM }, FROM],
      ['none if it is not a path', '/contact?from=https://evil.example', {}, '/contact'],
      ['none of another site', '/contact?from=//evil.example', {}, '/contact'],
      ['none if it is empty', '/contact?from=', {}, '/contact'],
    ])('%s', async (_, address, fields, source) => {
      expect(await sourceAfter(app.url + address, fields)).toBe(source);
    });

    it('under the public address, too', async () => {
      expect(await sourceAfter(`${app.env.publicUrl}/contact?from=${FROM}`)).toBe(FROM);
    });

    it.each([undefined, '', 'nonsense', `https://evil.example/contact?from=${FROM}`, `/contact?from=${FROM}`])(
      'but nothing from the referrer %s',
      async (referer) => {
        expect(await sourceAfter(referer)).toBe('/contact');
      },
    );

    it('after a rejection, too', async () => {
      const { status } = await post({ ...GOOD, phone: '12', source: '/contact' }).set('Referer', `${app.url}/contact?from=${FROM}`);
      expect(status).toBe(400);
      expect(gate.last?.contactForm?.values).toMatchObject({ source: FROM });
    });

    it('up to the longest source', async () => {
      expect(await sourceAfter(`${app.url}/contact?from=/${'x'.repeat(2_000)}`)).toHaveLength(300);
    });
  });

  it('keeps what was typed if something is missing', async () => {
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

  it('stores a double click and a reload once, and other visitors and messages separately', async () => {
    const responses = await Promise.all([post(GOOD), post(GOOD), post(GOOD)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await post(GOOD)).status).toBe(200);
    expect(gate.last?.contactForm).toEqual({ values: {}, sent: SENT });
    const count = () => app.dataSource.getRepository(ContactInquiry).count();
    expect(await count()).toBe(1);
    await post({ ...GOOD, message: 'Please call tomorrow.' });
    expect(await count()).toBe(2);
    await request(app.server).post('/contact').set('X-Forwarded-For', '2001:db8:77::1').type('form').send(GOOD);
    expect(await count()).toBe(3);
  });

  it('stores the same message again after some time', async () => {
    await post(GOOD);
    jest.useFakeTimers({ doNotFake: ONLY_THE_CLOCK, now: Date.now() + 21 * 60_000 });
    await post(GOOD);
    jest.useRealTimers();
    expect(await app.dataSource.getRepository(ContactInquiry).count()).toBe(2);
  });

  it('accepts forms only, up to a limit', async () => {
    const json = await request(app.server).post('/contact').send(GOOD);
    expect(json.status).toBe(415);
    expect(json.body).toEqual({ statusCode: 415, error: expect.any(String) });
    expect((await post({ ...GOOD, message: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await post({ ...GOOD, message: 'x'.repeat(20_000) })).status).toBe(400);
    expect((await post({})).status).toBe(400);
    expect((await request(app.server).post('/contact').type('form').send('%zz=%00&&=&__proto__=1')).status).toBe(400);
    expect(await app.dataSource.getRepository(ContactInquiry).count()).toBe(0);
  });

  it('returns the page if there were too many', async () => {
    let response = await post(GOOD);
    for (let sent = 0; sent < 60 && response.status === 200; sent++) response = await post({ ...GOOD, message: `Please call, ${sent}.` });
    expect(response.status).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(gate.last?.contactForm).toMatchObject({ values: { name: GOOD.name }, error: expect.any(String) });
  });
});
