// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { InquiryPhoto } from '../src/inquiries/photos/inquiry-photo.entity.js';
import { UPLOAD_KEY } from '../src/inquiries/photos/upload-keys.service.js';
import { Media } from '../src/media/media.entity.js';
import { VirusScanner } from '../src/media/virus-scanner.service.js';
import { enquiry } from './factories/inquiry.js';
import { PDF, picture, snapshot, upload } from './factories/media.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { scannerThat, startScanner, VIRUS, type Scanner } from './support/clamav.js';

const NOT_STORED = 'The virus scanner found something in this file, so it was not stored. Scan the device that it comes from.';
const NOT_KEPT = 'Our virus scanner found something in this photo, so it was not kept. Please choose another one.';
const infected = (file: Buffer) => Buffer.concat([file, Buffer.from(VIRUS)]);

describe('with a virus scanner', () => {
  let scanner: Scanner;
  let app: TestApp;
  let photo: Buffer;
  beforeAll(async () => {
    scanner = await startScanner();
    app = await createTestApp({ env: { CLAMAV_URL: scanner.url } });
    photo = await snapshot();
  });
  afterAll(async () => {
    await app.close();
    await scanner.stop();
  });

  const stored = () => readdir(join(app.env.dataDir, 'media')).catch((): string[] => []);
  const writes = async () =>
    (await request(app.server).post('/api/contact').send(enquiry()).expect(201)).body as { id: string; uploadKey: string };
  const adds = ({ id, uploadKey }: { id: string; uploadKey: string }, file: Buffer) =>
    request(app.server).post(`/api/contact/${id}/photos`).set(UPLOAD_KEY, uploadKey).attach('file', file, 'photo.jpg');
  const faults = async () => ((await as(app, app.editorToken).get('/api/health')).body as { warnings: string[] }).warnings.join(' ');

  it('an upload in which nothing is found is stored', async () => {
    expect((await upload(app, await picture('png'), 'a.png')).status).toBe(201);
    expect((await adds(await writes(), photo)).status).toBe(201);
    expect(await faults()).not.toContain('scanner');
  });

  // @asvs 5.4.3
  it('an infected upload of staff is refused and nothing of it is stored', async () => {
    const before = await stored();
    for (const file of [infected(await picture('png')), Buffer.concat([Buffer.from(`%PDF-1.4 ${VIRUS}`), PDF])]) {
      const { status, body } = await upload(app, file, 'a');
      expect({ status, body }).toEqual({ status: 400, body: { statusCode: 400, error: NOT_STORED, fields: { file: [NOT_STORED] } } });
    }
    expect(await stored()).toEqual(before);
    expect(await app.dataSource.getRepository(Media).count()).toBe(1);
  });

  it('a file cannot be replaced by an infected one', async () => {
    const [media] = await app.dataSource.getRepository(Media).find();
    const { status } = await as(app, app.editorToken)
      .put(`/api/admin/media/${media?.id}/file`)
      .attach('file', infected(await picture('png')), 'a.png');
    expect(status).toBe(400);
  });

  // @asvs 5.4.3
  it('an infected photo of a customer is refused, and the enquiry stays', async () => {
    const sent = await writes();
    const { status, body } = await adds(sent, infected(photo));
    expect({ status, body }).toMatchObject({ status: 400, body: { error: NOT_KEPT } });
    expect(await app.dataSource.getRepository(InquiryPhoto).countBy({ inquiryId: sent.id })).toBe(0);
    await as(app, app.editorToken).get(`/api/admin/contact-inquiries/${sent.id}`).expect(200);
    expect((await adds(sent, photo)).status).toBe(201);
  });

  it('an infected file of an answer is refused', async () => {
    const sent = await writes();
    const { status, body } = await request(app.server)
      .post(`/api/admin/contact-inquiries/${sent.id}/files`)
      .set('Authorization', `Bearer ${app.editorToken}`)
      .attach('file', Buffer.concat([Buffer.from(`%PDF-1.4 ${VIRUS}`), PDF]), 'quotation.pdf');
    expect({ status, body }).toMatchObject({ status: 400, body: { error: NOT_STORED } });
  });

  // @asvs 16.5.2, 16.5.3
  it('nothing is stored unscanned when it cannot be reached, enquiries are, and health says so', async () => {
    await scanner.stop();
    const { status, body } = await upload(app, await picture('png'), 'b.png');
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/cannot be reached, so this file was not stored/) },
    });
    const sent = await writes();
    const response = await adds(sent, photo);
    expect({ status: response.status, body: response.body }).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/at the moment, so this one was not kept/) },
    });
    expect(await app.dataSource.getRepository(InquiryPhoto).countBy({ inquiryId: sent.id })).toBe(0);
    expect(await faults()).toContain('Uploads are refused, because the virus scanner cannot be reached.');
  });
});

describe('a file counts as not scanned', () => {
  it.each([
    ['after an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['after garbage', 'HTTP/1.1 400 Bad Request\r\n'],
    ['after a response without end', 'x'.repeat(100_000)],
    ['after nothing', ''],
    ['without a response in time', undefined],
  ])('%s', async (_, reply) => {
    const server = await scannerThat(() => reply);
    const url = { CLAMAV_URL: server.url } as ConstructorParameters<typeof VirusScanner>[0];
    expect(await new VirusScanner(url, 200).scan(Buffer.from('hello'))).toBe('not scanned');
    await server.stop();
  });
});
