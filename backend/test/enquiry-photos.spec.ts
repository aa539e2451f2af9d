// On MariaDB only among the further tests.
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request, { type Test } from 'supertest';
import S3rver from 's3rver';
import sharp from 'sharp';
import { erasedId } from '../src/inquiries/erased-inquiries.service.js';
import { ErasedInquiry } from '../src/inquiries/erased-inquiry.entity.js';
import { InquiryPhoto, photoFile } from '../src/inquiries/photos/inquiry-photo.entity.js';
import { InquiryPhotos } from '../src/inquiries/photos/inquiry-photos.service.js';
import { MediaStorage } from '../src/media/media-storage.service.js';
import { UnfinishedUpload } from '../src/media/unfinished-upload.entity.js';
import { ErasureService } from '../src/inquiries/privacy/erasure.service.js';
import { TrashService } from '../src/records/trash/trash.service.js';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { picture, snapshot } from './factories/media.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const BUCKET = 'site-media';
const DAY_MS = 86_400_000;
const INQUIRIES = '/api/admin/contact-inquiries';

interface Sent {
  id: string;
  uploadKey: string;
}

describe.each(['a folder', 'S3'])('photos with an enquiry in %s', (kind) => {
  let app: TestApp;
  let server: S3rver | undefined;
  let directory: string;
  let editor: Caller;
  let visitors = 0;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'site-s3-'));
    const env: Record<string, string> = { TRUST_PROXY: '1' };
    if (kind === 'S3') {
      server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] });
      const { port } = await server.run();
      const keys = { S3_BUCKET: BUCKET, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
      Object.assign(env, keys, { S3_ENDPOINT: `http://127.0.0.1:${port}` });
    }
    app = await createTestApp({ env });
    editor = as(app, app.editorToken);
  });
  afterAll(async () => {
    await app.close();
    await server?.close();
    await rm(directory, { recursive: true, force: true });
  });
  // Each test comes from an address of its own.
  beforeEach(() => void visitors++);

  const from = (call: Test) => call.set('X-Forwarded-For', `198.51.${visitors}.7`);
  const writes = async (fields: object = {}): Promise<Sent> => {
    const { status, body } = await from(request(app.server).post('/api/contact')).send(enquiry(fields));
    expect(status).toBe(201);
    return body as Sent;
  };
  const adds = ({ id, uploadKey }: Sent, file: Buffer, key: string = randomUUID(), name = 'IMG_0001.jpg'): Test =>
    from(request(app.server).post(`/api/contact/${id}/photos`))
      .set('Upload-Key', uploadKey)
      .set('Idempotency-Key', `"${key}"`)
      .attach('file', file, name);
  const rows = (inquiryId: string) => app.dataSource.getRepository(InquiryPhoto).findBy({ inquiryId });
  const keysOf = (photos: { id: string }[]) => photos.flatMap(({ id }) => [photoFile(id, 'full'), photoFile(id, 'small')]);
  const isStored = async (key: string) => {
    const stream = await app.get(MediaStorage).get(key);
    stream?.destroy();
    return stream !== null;
  };
  const storedOf = async (keys: string[]) => (await Promise.all(keys.map(isStored))).filter(Boolean).length;

  it('are redrawn upright without position and camera, and shown to staff only', async () => {
    const sent = await writes();
    const { status, body } = await adds(sent, await snapshot());
    expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(String) } });
    const { id } = body as { id: string };
    const path = `${INQUIRIES}/${sent.id}/photos`;
    expect((await editor.get(path)).body).toEqual([
      { id, width: 1536, height: 2048, size: expect.any(Number), createdAt: expect.any(String) },
    ]);
    for (const [address, width] of [
      [`${path}/${id}`, 1536],
      [`${path}/${id}/small`, 270],
    ] as const) {
      const shown = await editor.get(address).buffer(true);
      expect(shown.status).toBe(200);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'content-disposition': 'attachment; filename="photo.jpg"',
      });
      const bytes = shown.body as Buffer;
      const { exif, icc, xmp, iptc, orientation, ...metadata } = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', width });
      expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(bytes.includes('SecretPhone') || bytes.includes('GPS')).toBe(false);
      expect((await as(app).get(address)).status).toBe(401);
    }
    for (const address of [`/media/${id}.jpg`, `/media/${encodeURIComponent(photoFile(id, 'full'))}`, `/${photoFile(id, 'full')}`])
      expect((await as(app, app.editorToken).get(address)).status).toBe(404);
    const other = await makeInquiry(app);
    expect((await editor.get(`${INQUIRIES}/${other.id}/photos/${id}`)).status).toBe(404);
    for (const wrong of ['x', '..%2F..%2Fsite.sqlite', id.toUpperCase()]) expect((await editor.get(`${path}/${wrong}`)).status).toBe(404);
    const held = await as(app, app.adminToken).post('/api/admin/privacy/export', { email: 'ada@example.co.uk' });
    expect((held.body as { enquiries: object[] }).enquiries).toContainEqual(
      expect.objectContaining({ id: sent.id, photos: [expect.objectContaining({ id, width: 1536 })] }),
    );
    expect((await editor.get(`${INQUIRIES}/${sent.id}`)).body).toMatchObject({ photoCount: 1 });
    expect((await editor.get(`${INQUIRIES}?range=[0,999]`)).body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: sent.id, photoCount: 1 }),
        expect.objectContaining({ id: other.id, photoCount: 0 }),
      ]),
    );
  });

  it('are removed with their enquiry, on request, after their time, and from the trash', async () => {
    const email = `erased-${visitors}@example.org`;
    const ways: [string, (id: string) => Promise<unknown>][] = [
      ['request', () => as(app, app.adminToken).post('/api/admin/privacy/erase', { email })],
      ['retention', () => app.get(ErasureService).eraseOld(new Date(Date.now() + 1_000 * DAY_MS))],
      [
        'trash',
        async (id) => {
          await editor.delete(`${INQUIRIES}/${id}`);
          expect((await editor.get(`${INQUIRIES}/${id}/photos`)).body).toEqual([]);
          await app.get(TrashService).purge(new Date(Date.now() + 31 * DAY_MS));
        },
      ],
      [
        'spam',
        async (id) => {
          await editor.put(`${INQUIRIES}/${id}/spam`, { isSpam: true });
          await app.get(ErasureService).eraseOld(new Date(Date.now() + 91 * DAY_MS));
        },
      ],
    ];
    for (const [way, erase] of ways) {
      const sent = await writes({ email, message: `Erased by ${way}.` });
      expect((await adds(sent, await picture('png', { alpha: true }))).status).toBe(201);
      const photos = await rows(sent.id);
      const keys = keysOf(photos);
      expect(await storedOf(keys)).toBe(2);
      await erase(sent.id);
      expect({ way, files: await storedOf(keys) }).toEqual({ way, files: 0 });
      expect(await app.dataSource.getRepository(InquiryPhoto).countBy(photos.map(({ id }) => ({ id })))).toBe(0);
      // For a backup that has it.
      expect(await app.dataSource.getRepository(ErasedInquiry).countBy({ id: erasedId(app.env.SECRET_KEY ?? '', sent.id) })).toBe(1);
      const { status } = await adds(sent, await picture());
      expect(status).toBe(404);
    }
    expect(await app.dataSource.getRepository(UnfinishedUpload).count()).toBe(0);
  });

  it('are removed later if the storage failed at the time', async () => {
    const sent = await writes();
    await adds(sent, await picture());
    const keys = keysOf(await rows(sent.id));
    const failing = jest.spyOn(app.get(MediaStorage), 'remove').mockRejectedValue(new Error('unreachable'));
    await app.get(ErasureService).erase([sent.id], 'request');
    failing.mockRestore();
    expect(await storedOf(keys)).toBe(2);
    await app.get(InquiryPhotos).removeErased();
    expect(await storedOf(keys)).toBe(0);
  });

  // @asvs 2.3.2
  it('are at most six, however many arrive at once, and each once', async () => {
    const sent = await writes();
    const photo = await picture();
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => adds(sent, photo)))).map(({ status }) => status);
    // Twelve may wait to be drawn; none is stored beyond the sixth.
    expect(statuses.filter((status) => status === 201)).toHaveLength(6);
    expect(statuses.filter((status) => ![201, 409, 429].includes(status))).toEqual([]);
    const stored = await rows(sent.id);
    expect(stored).toHaveLength(6);
    const { status, body } = await adds(sent, photo);
    expect({ status, body }).toEqual({
      status: 409,
      body: { statusCode: 409, error: 'A message can have at most 6 photos. Please email us any others.' },
    });

    const other = await writes();
    const key = randomUUID();
    const responses = await Promise.all([adds(other, photo, key), adds(other, photo, key), adds(other, photo, key)]);
    responses.push(await adds(other, photo, key));
    expect(new Set(responses.map(({ body: { id } }) => id as string)).size).toBe(1);
    expect(await rows(other.id)).toHaveLength(1);
    if (kind === 'a folder') {
      const files = await readdir(join(app.env.dataDir, 'enquiry-photos'));
      expect(files.filter((name) => stored.concat(responses[0]?.body as InquiryPhoto).some(({ id }) => name.startsWith(id)))).toHaveLength(
        14,
      );
      expect(files).toHaveLength(2 * (await app.dataSource.getRepository(InquiryPhoto).count()));
    }
  });
});
