// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { MediaStorage } from '../src/media/media-storage.service.js';
import { makeMedia, PDF, upload } from './factories/media.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const BUCKET = 'site-media';

describe('media in S3', () => {
  let app: TestApp;
  let server: S3rver;
  let directory: string;
  let isRunning = false;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'site-s3-'));
    server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] });
    const { port } = await server.run();
    isRunning = true;
    app = await createTestApp({
      env: { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: BUCKET, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    });
  });
  afterAll(async () => {
    await app.close();
    if (isRunning) await server.close();
    await rm(directory, { recursive: true, force: true });
  });

  const read = async (key: string) => {
    const stream = await app.get(MediaStorage).get(key);
    return stream && buffer(stream);
  };

  it('returns a file byte for byte until it is removed', async () => {
    const storage = app.get(MediaStorage);
    const bytes = randomBytes(3_000_000);
    await storage.put('big.bin', bytes, 'application/octet-stream');
    expect((await read('big.bin'))?.equals(bytes)).toBe(true);
    await storage.remove('big.bin');
    expect(await read('big.bin')).toBeNull();
    await storage.remove('big.bin');
  });

  it('serves uploaded files and writes none to the local disk', async () => {
    const photo = await makeMedia(app);
    const { status, body, headers } = await as(app).get(photo.url);
    expect(status).toBe(200);
    expect(body).toHaveLength(photo.size);
    expect(headers['content-type']).toBe('image/webp');
    const pdf = await makeMedia(app, {}, PDF, 'statement.pdf');
    expect((await as(app).get(pdf.url)).body).toEqual(PDF);
    expect((await as(app).get('/media/00000000-0000-7000-8000-000000000000.webp')).status).toBe(404);
    await expect(readdir(join(app.env.dataDir, 'media'))).rejects.toThrow('ENOENT');
  });

  it('reports a store that cannot be reached', async () => {
    await expect(app.get(MediaStorage).check()).resolves.toBeUndefined();
    const { url } = await makeMedia(app);
    await server.close();
    isRunning = false;
    const { status, headers } = await as(app).get(url);
    expect(status).toBe(503);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
    expect((await upload(app, PDF)).status).toBe(503);
    await expect(new MediaStorage(app.env).check()).rejects.toThrow();
  });
});
