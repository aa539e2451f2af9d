// Says the same on any database.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import request, { type Test } from 'supertest';
import sharp from 'sharp';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { InquiryPhoto } from '../src/inquiries/photos/inquiry-photo.entity.js';
import { InquiryPhotos } from '../src/inquiries/photos/inquiry-photos.service.js';
import { UploadKeys } from '../src/inquiries/photos/upload-keys.service.js';
import { UnfinishedUpload } from '../src/media/unfinished-upload.entity.js';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { PDF, picture, snapshot } from './factories/media.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const HOUR_MS = 3_600_000;
const INQUIRIES = '/api/admin/contact-inquiries';

interface Sent {
  id: string;
  uploadKey: string;
}

describe('a photo of an enquiry', () => {
  let app: TestApp;
  let sent: Sent;
  let visitors = 0;
  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1' } });
    // So that the enquiries below are no flood.
    for (let n = 0; n < 12; n++) await makeInquiry(app, { createdAt: new Date(Date.now() - 7 * 24 * HOUR_MS - n * 60_000) });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    visitors++;
    const response = await request(app.server).post('/api/contact').set('X-Forwarded-For', `198.51.${visitors}.8`).send(enquiry());
    sent = response.body as Sent;
  });

  const adds = (file: Buffer | undefined, { id, uploadKey }: Sent = sent, name = 'photo.jpg'): Test => {
    const call = request(app.server)
      .post(`/api/contact/${id}/photos`)
      .set('Upload-Key', uploadKey)
      .set('X-Forwarded-For', `198.51.${visitors}.8`);
    return file ? call.attach('file', file, name) : call.field('note', 'x');
  };
  const count = () => app.dataSource.getRepository(InquiryPhoto).count();

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a JPEG', () => picture('jpeg')],
    ['a PNG with transparency', () => picture('png', { alpha: true })],
    ['a WebP', () => picture('webp')],
    ['an AVIF', () => picture('avif')],
    [
      'the first frame of an animated GIF',
      () =>
        sharp(randomBytes(4 * 40 * 3), { raw: { width: 4, height: 40, channels: 3, pageHeight: 4 } })
          .gif()
          .toBuffer(),
    ],
    ['a JPEG that is a web page too', async () => Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>PK\x03\x04')])],
  ])('can be %s', async (_, make) => {
    const { status, body } = await adds(await make());
    expect(status).toBe(201);
    const stored = await app.get(InquiryPhotos).read(sent.id, (body as { id: string }).id, 'full');
    const bytes = Buffer.concat(await stored.toArray());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', hasAlpha: false });
    expect(bytes.includes('script') || bytes.includes('PK\x03\x04')).toBe(false);
  });

  it.each<[string, () => Buffer | Promise<Buffer> | undefined, number, RegExp]>([
    ['missing', () => undefined, 400, /^Please check the marked fields/],
    ['empty', () => Buffer.alloc(0), 400, /^This photo is empty/],
    ['a PDF', () => PDF, 415, /^This kind of file cannot be read here/],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, /An iPhone takes such photos/],
    ['text', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, /^This kind of file/],
    ['cut off', async () => (await snapshot(400, 300)).subarray(0, 900), 400, /^This photo is damaged or incomplete/],
    ['noise', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(4_000)]), 400, /^This photo is damaged/],
    ['larger than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), 413, /at most 10 MB/],
    ['larger than 11 MB', () => Buffer.alloc(12 * 1024 * 1024, 'x'), 413, /at most 10 MB/],
    ['of 20,000 × 20,000 pixels', () => hugePng(20_000), 413, /too many pixels/],
  ])('is refused with a sentence if it is %s', async (_, make, expected, sentence) => {
    const before = await count();
    const { status, body } = await adds(await make());
    expect({ status, body }).toEqual({ status: expected, body: expect.objectContaining({ error: expect.stringMatching(sentence) }) });
    expect(await count()).toBe(before);
    expect(await app.dataSource.getRepository(UnfinishedUpload).count()).toBe(0);
  });

  // @asvs 8.2.2
  it("needs its own enquiry's key, for two hours", async () => {
    const photo = await picture();
    const other = await makeInquiry(app);
    const keys = app.get(UploadKeys);
    const [end = '', signature = ''] = sent.uploadKey.split('.');
    const later = (parseInt(end, 36) + HOUR_MS).toString(36);
    const wrong: [string, string][] = [
      [other.id, sent.uploadKey],
      [sent.id, ''],
      [sent.id, 'x'.repeat(5_000)],
      [sent.id, `${later}.${signature}`],
      [sent.id, `${end}.${'0'.repeat(signature.length)}`],
      [sent.id, `${end}.`],
      [sent.id, keys.make(sent.id, new Date(Date.now() - 2 * HOUR_MS - 1000))],
      ['nonsense', sent.uploadKey],
      [randomUUID(), sent.uploadKey],
    ];
    for (const [id, uploadKey] of wrong) {
      const { status, body } = await adds(photo, { id, uploadKey });
      expect({ status, body }).toEqual({
        status: 403,
        body: { statusCode: 403, error: expect.stringContaining('The time for adding photos to this message is over.') },
      });
    }
    expect((await adds(photo, { id: sent.id, uploadKey: keys.make(sent.id, new Date(Date.now() - 2 * HOUR_MS + 60_000)) })).status).toBe(
      201,
    );
    // A recognised repeat gets a key, too.
    const submissionId = randomUUID();
    const responses = [];
    for (let n = 0; n < 2; n++)
      responses.push((await request(app.server).post('/api/contact').send(enquiry({ submissionId }))).body as Sent);
    expect(responses[1]?.id).toBe(responses[0]?.id);
    for (const response of responses) expect((await adds(await picture('png'), response)).status).toBe(201);
  });

  it('never makes the server fail', async () => {
    const path = `/api/contact/${sent.id}/photos`;
    const call = () => request(app.server).post(path).set('Upload-Key', sent.uploadKey).set('X-Forwarded-For', `198.51.${visitors}.8`);
    const bodies = [
      call().set('Content-Type', 'multipart/form-data; boundary=x').send('--x\r\nno headers'),
      call().set('Content-Type', 'multipart/form-data').send('x'),
      call().attach('other', await picture(), 'a.jpg'),
      call()
        .attach('file', await picture(), 'a.jpg')
        .attach('file', await picture(), 'b.jpg'),
      call().send({ file: 'x' }),
      call()
        .set('Content-Type', 'image/jpeg')
        .send(await picture()),
      call()
        .set('Idempotency-Key', 'ü'.repeat(200))
        .attach('file', await picture(), 'a.jpg'),
    ];
    for (const body of bodies) expect((await body.catch(() => ({ status: 400 }))).status).toBe(400);
  });

  // @asvs 2.4.1
  it('counts against limits of its address, but a repeat does not', async () => {
    const photo = await picture();
    const responses = [];
    for (let n = 0; n < 65; n++) responses.push((await adds(n % 2 ? Buffer.from('no picture') : photo)).status);
    expect(responses.filter((status) => status === 429).length).toBe(0);
    for (let n = 0; n < 40; n++) responses.push((await adds(Buffer.from(`no picture ${n}`))).status);
    expect(responses.at(-1)).toBe(429);
    expect((await adds(photo)).status).toBe(201);
  });

  it('is announced in the mail to the office', async () => {
    const mailed = async (photos: unknown) => {
      const { body } = await request(app.server)
        .post('/api/contact')
        .set('X-Forwarded-For', `198.52.${visitors}.8`)
        .send(enquiry({ photos, email: `${randomUUID()}@example.org` }));
      const { id } = body as Sent;
      const { deliveries } = (await as(app, app.editorToken).get(`${INQUIRIES}/${id}`)).body as {
        deliveries: { id: string; kind: string }[];
      };
      expect(deliveries).toHaveLength(2);
      const [{ text } = { text: '' }] = await app.dataSource.query<{ text: string }[]>(
        `SELECT text FROM deliveries WHERE kind = 'office-notice' AND inquiryId = '${id}'`,
      );
      return /^Photos: .*$/m.exec(text)?.[0];
    };
    expect(await mailed(2)).toBe('Photos: 2 to follow: see the enquiry in the backoffice');
    expect(await mailed(600)).toBe('Photos: 6 to follow: see the enquiry in the backoffice');
    for (const nonsense of [undefined, 0, -1, 1.5, '2', null, {}, []]) expect(await mailed(nonsense)).toBeUndefined();
    // Rescued from spam, when they have arrived.
    await app.dataSource.query(`DELETE FROM deliveries WHERE inquiryId = '${sent.id}'`);
    await app.dataSource.getRepository(ContactInquiry).update(sent.id, { spamSince: new Date() });
    expect((await adds(await picture())).status).toBe(201);
    expect((await as(app, app.editorToken).put(`${INQUIRIES}/${sent.id}/spam`, { isSpam: false })).status).toBe(200);
    const [{ text } = { text: '' }] = await app.dataSource.query<{ text: string }[]>(
      `SELECT text FROM deliveries WHERE kind = 'office-notice' AND inquiryId = '${sent.id}'`,
    );
    expect(text).toContain('Photos: 1, in the backoffice');
  });
});

/** Says so in its header only, as a bomb does. */
async function hugePng(side: number): Promise<Buffer> {
  const png = await picture('png');
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
