import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import sharp from 'sharp';
import { AnswerFiles } from '../src/inquiries/photos/answer-files.service.js';
import { InquiryPhoto, photoFiles } from '../src/inquiries/photos/inquiry-photo.entity.js';
import { MediaStorage } from '../src/media/media-storage.service.js';
import { NamedFiles } from '../src/operations/backup/named-files.js';
import { makeInquiry } from './factories/inquiry.js';
import { PDF, picture, snapshot } from './factories/media.js';
import { as, type Caller, UNKNOWN } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { startMailServer, type MailServer } from './support/mail-server.js';
import { until } from './support/until.js';

const INQUIRIES = '/api/admin/contact-inquiries';
const DAY_MS = 86_400_000;

interface FileRecord {
  id: string;
  fileName: string;
  mimeType: string;
  size: number;
}

describe('files that go with an answer', () => {
  let app: TestApp;
  let server: MailServer;
  let staff: Caller;
  beforeAll(async () => {
    app = await createTestApp();
    staff = as(app, app.editorToken);
    server = await startMailServer();
    const settings = { smtpHost: '127.0.0.1', smtpPort: server.port };
    expect((await as(app, app.adminToken).put('/api/admin/company-info', settings)).status).toBe(200);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const chooses = (id: string, file: Buffer, name: string, key: string = randomUUID()) =>
    request(app.server)
      .post(`${INQUIRIES}/${id}/files`)
      .set('Authorization', `Bearer ${app.editorToken}`)
      .set('Idempotency-Key', `"${key}"`)
      .attach('file', file, name);
  const chosen = async (id: string, file: Buffer, name: string) => {
    const { status, body } = await chooses(id, file, name);
    expect({ status, body }).toMatchObject({ status: 201 });
    return body as FileRecord;
  };
  const answers = (id: string, files: string[], key: string = randomUUID()) =>
    staff.post(`${INQUIRIES}/${id}/answers`, { text: 'Here it is.', files }).set('Idempotency-Key', `"${key}"`);
  const history = async (id: string) =>
    (await staff.get(`${INQUIRIES}/${id}/history`)).body as { kind: string; text: string | null; files: FileRecord[] }[];
  const rows = (inquiryId: string) => app.dataSource.getRepository(InquiryPhoto).findBy({ inquiryId });
  const isStored = (key: string) => app.get(MediaStorage).has(key);

  it('are sent as attachments, byte for byte, once for a repeated request, and stay in the conversation', async () => {
    const { id } = await makeInquiry(app, { email: 'ada@files.example' });
    const quotation = await chosen(id, PDF, 'Quotation Lovelace.PDF');
    expect(quotation).toEqual({ id: quotation.id, fileName: 'Quotation Lovelace.pdf', mimeType: 'application/pdf', size: PDF.length });
    const photo = await chosen(id, await snapshot(), 'IMG_0042.png');
    expect(photo).toMatchObject({ fileName: 'IMG_0042.jpg', mimeType: 'image/jpeg' });
    const key = randomUUID();
    const first = await answers(id, [quotation.id, photo.id], key);
    expect(first.body).toMatchObject({ kind: 'answer', files: [quotation, photo] });
    expect((await answers(id, [quotation.id, photo.id], key)).body).toEqual(first.body);

    await until('the answer to arrive', async () => server.mails.some(({ envelopeTo }) => envelopeTo.includes('ada@files.example')));
    const mails = server.mails.filter(({ envelopeTo }) => envelopeTo.includes('ada@files.example'));
    expect(mails).toHaveLength(1);
    const attached = mails[0]?.attachments ?? [];
    expect(attached.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition])).toEqual([
      ['Quotation Lovelace.pdf', 'application/pdf', 'attachment'],
      ['IMG_0042.jpg', 'image/jpeg', 'attachment'],
    ]);
    const [pdf, jpeg] = attached.map(({ content }) => Buffer.from(content as ArrayBuffer));
    expect(pdf?.equals(PDF)).toBe(true);
    expect(jpeg?.includes('SecretPhone')).toBe(false);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: 2048 });

    expect((await history(id)).find(({ kind }) => kind === 'answer')).toMatchObject({ files: [quotation, photo] });
    const loaded = await staff.get(`${INQUIRIES}/${id}/files/${quotation.id}`).buffer(true).parse(bytes);
    expect(loaded.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(PDF.equals(loaded.body as Buffer)).toBe(true);
    expect((await as(app).get(`${INQUIRIES}/${id}/files/${quotation.id}`)).status).toBe(401);
    // They are not the customer's.
    expect((await staff.get(`${INQUIRIES}/${id}/photos`)).body).toEqual([]);
    expect((await staff.get(`${INQUIRIES}/${id}`)).body).toMatchObject({ photoCount: 0 });
  });

  it('are checked as uploads are, by their content', async () => {
    const { id } = await makeInquiry(app);
    const refusals: [Buffer, string, number, RegExp][] = [
      [Buffer.from('<html><script>alert(1)</script>'), 'quotation.pdf', 415, /not accepted/],
      [Buffer.from('%PDF-1.4 and nothing more'), 'quotation.pdf', 400, /damaged/],
      [(await picture('jpeg', { width: 400, height: 300 })).subarray(0, 600), 'photo.jpg', 400, /damaged/],
      [await picture('png', { width: 20_001, height: 1 }), 'wide.png', 413, /too wide/],
      [Buffer.alloc(0), 'photo.jpg', 400, /empty/],
      [Buffer.alloc(10 * 1024 ** 2 + 1), 'photo.jpg', 413, /at most 10 MB/],
    ];
    for (const [file, name, status, error] of refusals) {
      const response = await chooses(id, file, name);
      expect({ name, status: response.status, body: response.body }).toMatchObject({
        name,
        status,
        body: { error: expect.stringMatching(error), fields: { file: [expect.any(String)] } },
      });
    }
    expect((await staff.post(`${INQUIRIES}/${id}/files`)).status).toBe(400);
    expect((await chooses(UNKNOWN, PDF, 'a.pdf')).status).toBe(404);
    expect(await rows(id)).toEqual([]);
  });

  it('are stored once for a repeated upload, and can be taken out until they are sent', async () => {
    const { id } = await makeInquiry(app);
    const key = randomUUID();
    const first = (await chooses(id, PDF, 'a.pdf', key)).body as FileRecord;
    expect((await chooses(id, PDF, 'a.pdf', key)).body).toEqual(first);
    expect(await rows(id)).toHaveLength(1);
    const [row] = await rows(id);
    const [stored = ''] = row ? photoFiles(row) : [];
    expect(await isStored(stored)).toBe(true);
    expect((await staff.delete(`${INQUIRIES}/${id}/files/${first.id}`)).status).toBe(200);
    expect(await rows(id)).toEqual([]);
    expect(await isStored(stored)).toBe(false);
    expect((await staff.delete(`${INQUIRIES}/${id}/files/${first.id}`)).status).toBe(404);

    const sent = await chosen(id, PDF, 'b.pdf');
    expect((await answers(id, [sent.id])).status).toBe(201);
    expect((await staff.delete(`${INQUIRIES}/${id}/files/${sent.id}`)).status).toBe(404);
  });

  it('are refused with an answer if they are gone, sent, of another enquiry or too large together, and nothing is sent', async () => {
    const [{ id }, other] = [await makeInquiry(app), await makeInquiry(app)];
    const foreign = await chosen(other.id, PDF, 'a.pdf');
    const own = await chosen(id, PDF, 'a.pdf');
    const gone = { error: expect.stringMatching(/take it out and choose it again/) };
    for (const files of [[foreign.id], [own.id, UNKNOWN]]) expect(await answers(id, files)).toMatchObject({ status: 409, body: gone });
    await app.dataSource.getRepository(InquiryPhoto).update(own.id, { size: 10 * 1024 ** 2 + 1 });
    expect(await answers(id, [own.id])).toMatchObject({ status: 400, body: { fields: { files: [expect.stringContaining('10 MB')] } } });
    expect(
      (
        await answers(
          id,
          Array.from({ length: 6 }, () => randomUUID()),
        )
      ).status,
    ).toBe(400);
    expect((await history(id)).some(({ kind }) => kind === 'answer')).toBe(false);
    await app.dataSource.getRepository(InquiryPhoto).update(own.id, { size: PDF.length });
    expect((await answers(id, [own.id])).status).toBe(201);
    expect(await answers(id, [own.id])).toMatchObject({ status: 409, body: gone });
  });

  it('follow their enquiry: in the export, in backups, and erased with it; what was never sent goes after 30 days', async () => {
    const email = 'erased@files.example';
    const { id } = await makeInquiry(app, { email });
    const [pdf, photo, unsent] = [
      await chosen(id, PDF, 'a.pdf'),
      await chosen(id, await picture(), 'b.jpg'),
      await chosen(id, PDF, 'never sent.pdf'),
    ];
    expect((await answers(id, [pdf.id, photo.id])).status).toBe(201);
    const held = await as(app, app.adminToken).post('/api/admin/privacy/export', { email });
    expect(held.body).toMatchObject({
      enquiries: [{ photos: [{ id: pdf.id, fileName: 'a.pdf' }, { id: photo.id, fileName: 'b.jpg' }, { id: unsent.id }] }],
    });
    const named = new NamedFiles();
    for (const row of await rows(id)) named.add('inquiry_photos', ['id', 'inquiryId', 'mimeType'], [row.id, row.inquiryId, row.mimeType]);
    expect(named.keys.map(({ key }) => key)).toHaveLength(4);
    for (const { key } of named.keys) expect(await isStored(key)).toBe(true);

    await app.dataSource.getRepository(InquiryPhoto).update({ inquiryId: id }, { createdAt: new Date(Date.now() - 31 * DAY_MS) });
    await app.get(AnswerFiles).run(new Date());
    expect((await rows(id)).map((row) => row.id).sort()).toEqual([pdf.id, photo.id].sort());
    await as(app, app.adminToken).post('/api/admin/privacy/erase', { email });
    expect(await app.dataSource.getRepository(InquiryPhoto).countBy([{ id: pdf.id }, { id: photo.id }])).toBe(0);
    for (const { key } of named.keys) expect(await isStored(key)).toBe(false);
  });
});

/** The body of a response as it came. */
function bytes(response: request.Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
