// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readdirSync, statSync, truncateSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import S3rver from 's3rver';
import { AnswerFiles } from '../src/inquiries/photos/answer-files.service.js';
import { EXPORT_FILE, MediaStorage } from '../src/media/media-storage.service.js';
import { ArchivesJob } from '../src/operations/archives/archives.job.js';
import type { Archives } from '../src/operations/archives/archives.dto.js';
import { DAY_MS, MINUTE_MS } from '../src/platform/time/durations.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeMedia, PDF } from './factories/media.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { runSite } from './support/command-line.js';
import { disksMissing, SmallDisk } from './support/disk.js';
import { until } from './support/until.js';

const PATH = '/api/admin/archives';
const BUCKET = 'site-media';
const S3 = { S3_BUCKET: BUCKET, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };

/** Less than an export with a large file, more than any other request. */
const CUT_AFTER_BYTES = 500_000;

/** A way to a server; while it is cut, each connection breaks in the middle of a large upload. */
class Line {
  isCut = false;
  private readonly server: Server;

  constructor(port: number) {
    this.server = createServer((client) => {
      const far = connect(port, '127.0.0.1');
      const end = () => void [client, far].map((side) => side.destroy());
      for (const side of [client, far]) side.on('error', end).on('close', end);
      let sent = 0;
      client.on('data', (part: Buffer) => {
        sent += part.length;
        if (this.isCut && sent > CUT_AFTER_BYTES) end();
      });
      client.pipe(far).pipe(client);
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    this.server.close();
  }
}

describe('an export of everything', () => {
  let app: TestApp;
  let server: S3rver;
  let line: Line;
  let directory: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'site-s3-'));
    server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] });
    line = new Line((await server.run()).port);
    const store = { S3_ENDPOINT: `http://127.0.0.1:${await line.open()}`, ...S3 };
    app = await createTestApp({ env: store });
    const { DATA_DIR = '', DATABASE_URL, SECRET_KEY = '', JWT_SECRET = '' } = app.env;
    env = { PATH: process.env['PATH'] ?? '', DATA_DIR, SECRET_KEY, JWT_SECRET, ...(DATABASE_URL && { DATABASE_URL }), ...store };
    const job = app.get<{ command: (args: string[]) => Promise<object> }>(ArchivesJob);
    jest.spyOn(job, 'command').mockImplementation(async (args) => JSON.parse((await runSite(env, ...args, '--json')).output) as object);
  });
  afterAll(async () => {
    await app.close();
    line.close();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });

  it('takes its files from S3, with those that went with answers, and is kept there for a day', async () => {
    const admin = as(app, app.adminToken);
    const document = await makeMedia(app, {}, PDF, 'terms.pdf');
    const { id } = await makeInquiry(app);
    const quotation = await app.get(AnswerFiles).add(id, { buffer: PDF, originalname: 'quotation.pdf' });
    expect((await admin.post(`${PATH}/export`)).status).toBe(202);
    const made = await until('the export', async () => {
      const { export: state } = (await admin.get(PATH)).body as Archives;
      return state?.finishedAt && state;
    });
    expect(made).toMatchObject({ status: 'done', result: expect.stringContaining('2 pictures and documents.') });

    const stream = await app.get(MediaStorage).get(EXPORT_FILE);
    const entries = await unpackTar(gunzipSync(stream ? await buffer(stream) : Buffer.alloc(0)));
    const contents = new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? [])]));
    for (const name of [`pictures/${basename(document.url)}`, `enquiries/photos/${id}/${quotation.id}.pdf`])
      expect(contents.get(name)?.equals(PDF)).toBe(true);
    expect(await readdir(join(app.env.dataDir, 'exports'))).toEqual([]);
    const { headers } = await admin.get(`${PATH}/export/file`);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': String(made.file?.bytes) });

    await app.get(ArchivesJob).run(new Date(Date.now() + DAY_MS + MINUTE_MS));
    expect(await app.get(MediaStorage).has(EXPORT_FILE)).toBe(false);
  });

  it('that breaks off on its way to S3 says so, leaves nothing behind, and can be made again', async () => {
    const admin = as(app, app.adminToken);
    const noise = Buffer.from(`%${randomBytes(2_000_000).toString('base64')}\n`);
    await makeMedia(app, {}, Buffer.concat([PDF.subarray(0, 9), noise, PDF]), 'scan.pdf');
    const makes = async () => {
      expect((await admin.post(`${PATH}/export`)).status).toBe(202);
      return until('the export', async () => {
        const { export: state } = (await admin.get(PATH)).body as Archives;
        return state?.finishedAt && state;
      });
    };
    line.isCut = true;
    const failed = await makes();
    line.isCut = false;
    expect(failed).toMatchObject({
      status: 'failed',
      result: expect.stringMatching(/^The file was made, but the storage of pictures broke off/),
      file: null,
    });
    expect((await admin.get(`${PATH}/export/file`)).status).toBe(404);
    expect(await app.get(MediaStorage).has(EXPORT_FILE)).toBe(false);
    expect(await readdir(join(app.env.dataDir, 'exports'))).toEqual([]);
    expect(await makes()).toMatchObject({ status: 'done' });
  });

  (disksMissing ? it.skip : it)('that fills the disk says so, and leaves nothing behind', async () => {
    const noise = Buffer.from(`%${randomBytes(1_000_000).toString('base64')}\n`);
    await makeMedia(app, {}, Buffer.concat([PDF.subarray(0, 9), noise, PDF]), 'large.pdf');
    const disk = new SmallDisk(8);
    try {
      const before = readdirSync(disk.path);
      disk.fill();
      const filler = join(disk.path, 'filler');
      // Enough for lists and texts.
      truncateSync(filler, statSync(filler).size - 600_000);
      expect(await runSite(env, 'export', join(disk.path, 'all.tar.gz'), '--everything')).toEqual({
        status: 1,
        output: expect.stringMatching(/There is no space left on the disk\. Free some and try again\.\n$/),
      });
      disk.free();
      expect(readdirSync(disk.path)).toEqual(before);
    } finally {
      disk.remove();
    }
  });
});
