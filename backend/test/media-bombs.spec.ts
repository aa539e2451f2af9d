// Only among the further tests.
// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { crc32, deflateSync } from 'node:zlib';
import request from 'supertest';
import sharp from 'sharp';
import { PDF, upload } from './factories/media.js';
import { login, useTestApp } from './support/app.js';
import { blocked, rawRequest, sendRaw, statusOf } from './support/watchdog.js';

const MEGABYTE = 1024 * 1024;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey PNG, a few KB per million pixels. */
function flatPng(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 1 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** All threads of the processes that this one has started. */
function threadsOfChildren(): { name: string; nice: number }[] {
  const pids = readdirSync('/proc/self/task').flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '));
  return pids.filter(Boolean).flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [, name = '', fields = ''] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')) ?? [];
      return { name, nice: Number(fields.split(' ')[16]) };
    }),
  );
}

/** Frames differ, because equal ones would be merged. */
const animation = (frames: number, format: 'gif' | 'webp') =>
  sharp(randomBytes(4 * frames * 4 * 3), { raw: { width: 4, height: 4 * frames, channels: 3, pageHeight: 4 } })
    .toFormat(format, { effort: 1 })
    .toBuffer();

describe('an expensive picture', () => {
  const { app } = useTestApp();

  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['one pixel wide and 60 million high', () => flatPng(1, 60_000_000), /^This picture is too wide or too tall/],
    ['wider than any panorama', () => flatPng(20_001, 1), /at most 20,000 pixels on each side\.$/],
    ['of 100 megapixels', () => flatPng(10_000, 10_000), /^This picture has too many pixels.*at most 64 megapixels\.$/],
    ['a GIF of two frames', () => animation(2, 'gif'), /^This picture is animated.*upload a still picture\.$/],
    ['a WebP of 501 frames', () => animation(501, 'webp'), /^This picture is animated/],
    // @asvs 5.2.3
  ])('is refused with a sentence: %s', async (_, make, sentence) => {
    const { status, body } = await upload(app, await make());
    expect({ status, body }).toEqual({
      status: 413,
      body: { statusCode: 413, error: expect.stringMatching(sentence), fields: { file: [expect.stringMatching(sentence)] } },
    });
  });

  // @asvs 5.2.1, 15.2.2
  it('does not slow down health checks and sign-in, four at once', async () => {
    const largest = flatPng(8_000, 8_000);
    let done = 0;
    const uploads = Array.from({ length: 4 }, async () => {
      const { status } = await upload(app, largest);
      done++;
      return status;
    });
    const [health] = await Promise.all([request(app.server).get('/api/health'), login(app.server, 'admin')]);
    expect(health.status).toBe(200);
    // Pictures are drawn in turn, and both responses arrived before most of them.
    expect(done).toBeLessThan(3);
    expect(await Promise.all(uploads)).toEqual([201, 201, 201, 201]);
  });

  (existsSync('/proc/self/task') ? it : it.skip)('is decoded by threads that let visitors go first', async () => {
    expect((await upload(app, flatPng(100, 100))).status).toBe(201);
    const threads = threadsOfChildren();
    expect(threads.map(({ name }) => name)).toContain('libuv-worker');
    expect(threads.filter(({ nice }) => nice !== constants.priority.PRIORITY_BELOW_NORMAL)).toEqual([]);
  });

  it('does not block the process, however large or unusual the file', async () => {
    const gif = Buffer.concat([
      Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'),
      Buffer.alloc(14 * MEGABYTE, '!\xf9\x04\0\0\0\0\0', 'latin1'),
    ]);
    const emptyChunks = Buffer.concat(Array.from({ length: 250_000 }, () => chunk('tEXt', Buffer.alloc(0))));
    const files: Record<string, Buffer> = {
      noise: randomBytes(15 * MEGABYTE - 1000),
      'a PNG of noise': await sharp(randomBytes(1000 * 1000 * 3), { raw: { width: 1000, height: 1000, channels: 3 } })
        .png()
        .toBuffer(),
      'a PNG of 250,000 chunks': Buffer.concat([flatPng(1, 1).subarray(0, 33), emptyChunks]),
      'a GIF of a million blocks': gif,
      'a PDF of 15 MB': Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(14 * MEGABYTE, '%'), PDF]),
      'a ZIP of many entries': Buffer.alloc(14 * MEGABYTE, 'PK\x03\x04\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1'),
    };
    const tooLong: string[] = [];
    for (const [name, file] of Object.entries(files)) {
      const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${'a.'.repeat(3000)}"\r\n\r\n`;
      const bytes = rawRequest({
        method: 'POST',
        path: '/api/admin/media',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: `Bearer ${app.editorToken}` },
        body: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]),
      });
      let status = 0;
      const held = await blocked(async () => (status = statusOf(await sendRaw(app.url, bytes))));
      if (held) tooLong.push(`${name} ${held}`);
      if (status === 0 || status >= 500) tooLong.push(`${name} got status ${status}`);
    }
    expect(tooLong).toEqual([]);
  });
});
