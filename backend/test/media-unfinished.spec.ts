// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import request from 'supertest';
import { QueryFailedError } from 'typeorm';
import { Changes } from '../src/audit/changes.service.js';
import { newId } from '../src/platform/common/records.js';
import { MediaStorage } from '../src/media/media-storage.service.js';
import { PictureCopiesWorker } from '../src/media/picture-copies-worker.service.js';
import { StoredFile } from '../src/media/stored-file.entity.js';
import { sha256 } from '../src/platform/config/crypto.js';
import { Media } from '../src/media/media.entity.js';
import { UnfinishedUpload } from '../src/media/unfinished-upload.entity.js';
import { UnfinishedUploads } from '../src/media/unfinished-uploads.service.js';
import { makeMedia, picture, upload } from './factories/media.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const HOUR_MS = 3_600_000;
const BUCKET = 'site-media';
const KEYS = { S3_BUCKET: BUCKET, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };

describe.each(['a folder', 'S3'])('files of a killed upload in %s', (kind) => {
  let app: TestApp;
  let server: S3rver | undefined;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'site-s3-'));
    if (kind === 'S3') {
      server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] });
      const { port } = await server.run();
      app = await createTestApp({ env: { S3_ENDPOINT: `http://127.0.0.1:${port}`, ...KEYS } });
    } else app = await createTestApp();
  });
  afterAll(async () => {
    await app.close();
    await server?.close();
    await rm(directory, { recursive: true, force: true });
  });

  const startAgain = () => app.get(UnfinishedUploads).schedule();
  const writtenDown = () => app.dataSource.getRepository(UnfinishedUpload);
  const put = (key: string) => app.get(MediaStorage).put(key, Buffer.from('bytes'), 'image/webp');
  const isStored = async (key: string) => {
    const stream = await app.get(MediaStorage).get(key);
    if (stream) await buffer(stream);
    return stream !== null;
  };

  async function killedBeforeItsRecord(ago = 0): Promise<UnfinishedUpload> {
    const id = newId();
    const left = await app.get(UnfinishedUploads).begin({ id, storageKey: `${id}.webp`, thumbnailKey: `${id}-small.webp` });
    await writtenDown().update(id, { createdAt: new Date(Date.now() - ago) });
    await put(left.storageKey);
    await put(`${id}-small.webp`);
    await put(`${id}-medium.webp`);
    return left;
  }

  it('are recorded as they were written, anew when a picture is replaced, until they are removed', async () => {
    const { id } = await makeMedia(app);
    await app.get(PictureCopiesWorker).wake();
    const { storageKey } = await app.dataSource.getRepository(Media).findOneByOrFail({ id });
    const recorded = async () => {
      const rows = await app.dataSource.getRepository(StoredFile).find({ order: { storageKey: 'ASC' } });
      return rows.filter((row) => [storageKey, replaced].some((key) => row.storageKey.startsWith(key.slice(0, 36))));
    };
    let replaced = storageKey;
    for (const { storageKey: key, size, sha256: hash } of await recorded()) {
      const bytes = await buffer((await app.get(MediaStorage).get(key)) ?? Readable.from([]));
      expect([key, size, hash]).toEqual([key, bytes.length, sha256(bytes)]);
    }
    const count = (await recorded()).length;
    expect(count).toBeGreaterThan(2);
    const call = request(app.server).put(`/api/admin/media/${id}/file`).set('Authorization', `Bearer ${app.editorToken}`);
    const { status, body } = await call.attach('file', await picture('png', { width: 90, height: 60 }), 'other.png');
    expect(status).toBe(200);
    const { size } = body as Media;
    replaced = (await app.dataSource.getRepository(Media).findOneByOrFail({ id })).storageKey;
    // Its copies may be made at this moment.
    await app.get(PictureCopiesWorker).wake();
    const after = await recorded();
    expect(replaced).not.toBe(storageKey);
    expect(after.every((row) => row.storageKey.startsWith(replaced.slice(0, 36)))).toBe(true);
    expect(after.find((row) => row.storageKey === replaced)?.size).toBe(size);
    for (const key of after.map((row) => row.storageKey)) await app.get(MediaStorage).remove(key);
    expect(await recorded()).toEqual([]);
  });

  it('are removed at the next start, and nothing else is', async () => {
    const { url, thumbnailUrl } = await makeMedia(app);
    const restored = `${newId()}.webp`;
    await put(restored);
    const { storageKey, thumbnailKey } = await killedBeforeItsRecord(2 * HOUR_MS);
    await startAgain();
    expect(await isStored(storageKey)).toBe(false);
    expect(await isStored(thumbnailKey ?? '')).toBe(false);
    expect(await isStored(storageKey.replace('.webp', '-medium.webp'))).toBe(false);
    expect(await writtenDown().count()).toBe(0);
    expect(await isStored(restored)).toBe(true);
    for (const address of [url, thumbnailUrl ?? '']) expect((await as(app).get(address)).status).toBe(200);
  });

  it('stay for an hour if another process may store their record', async () => {
    const { id, storageKey } = await killedBeforeItsRecord();
    await app.get(UnfinishedUploads).sweepOld();
    expect(await isStored(storageKey)).toBe(true);
    await startAgain();
    // Only MariaDB allows several processes.
    expect(await isStored(storageKey)).toBe(app.dataSource.options.type !== 'better-sqlite3');
    await writtenDown().update(id, { createdAt: new Date(Date.now() - 2 * HOUR_MS) });
    await app.get(UnfinishedUploads).sweepOld();
    expect(await isStored(storageKey)).toBe(false);
  });

  it('stay if their record was stored and only the response was lost', async () => {
    const changes = app.get(Changes);
    const create = changes.create.bind(changes);
    const lost = Object.assign(new Error('connection lost'), { fatal: true });
    const creating = jest.spyOn(changes, 'create').mockImplementationOnce(async (...record) => {
      await create(...record);
      throw new QueryFailedError('COMMIT', [], lost);
    });
    expect((await upload(app, await picture())).status).toBeGreaterThanOrEqual(500);
    creating.mockRestore();
    await startAgain();
    const [newest] = await app.dataSource.getRepository(Media).find({ order: { id: 'DESC' }, take: 1 });
    expect((await as(app).get(newest?.url ?? '')).status).toBe(200);
  });
});
