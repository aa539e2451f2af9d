// Only among the further tests.
// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { PictureCopies } from '../src/media/picture-copies.entity.js';
import { PictureCopiesWorker } from '../src/media/picture-copies-worker.service.js';
import { makeMedia, PDF, picture, upload } from './factories/media.js';
import { SCALE } from './long/scale.js';
import { as } from './support/api.js';
import { useTestApp } from './support/app.js';
import { until } from './support/until.js';

const MEGABYTE = 1024 * 1024;
const CAMERA = 'SecretPhone';

/** 12 megapixels that do not compress well, lying on their side, with position and camera. */
const takesPhotograph = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#456', noise: { type: 'gaussian', mean: 128, sigma: 20 } } })
    .blur(1)
    .withExif({ IFD0: { Make: CAMERA, Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();

let taken: Promise<Buffer> | undefined;
const photograph = () => (taken ??= takesPhotograph());

/** Megabytes in use by each process that this one has started; Linux only. */
function childMemory(): number[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    try {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
      return number('PPid') === process.pid ? [number('VmRSS') / 1024] : [];
    } catch {
      return [];
    }
  });
}

describe('a real file', () => {
  const { app } = useTestApp();

  const folder = () => join(app.env.dataDir, 'media');
  const drained = () => {
    void app.get(PictureCopiesWorker).wake();
    return until('the copies', async () => (await app.dataSource.getRepository(PictureCopies).countBy({ isMade: false })) === 0);
  };

  it('of a telephone is stored upright, and no copy says where and by what it was taken', async () => {
    const file = await photograph();
    expect((await sharp(file).metadata()).orientation).toBe(6);
    expect(file.includes(CAMERA)).toBe(true);
    const { id } = await makeMedia(app, {}, file, 'IMG_0001.JPG');
    await drained();
    const names = (await readdir(folder())).filter((name) => name.startsWith(id));
    expect(names).toHaveLength(7);
    for (const name of names) {
      const bytes = await readFile(join(folder(), name));
      const { exif, iptc, xmp, width, height, orientation = 1 } = await sharp(bytes).metadata();
      expect({ name, exif, iptc, xmp, orientation, upright: height > width }).toEqual({
        ...{ name, exif: undefined, iptc: undefined, xmp: undefined },
        ...{ orientation: 1, upright: true },
      });
      expect(bytes.includes(CAMERA)).toBe(false);
    }
  });

  // @asvs 4.1.1, 5.3.1
  it('that is two kinds at once becomes a picture only, or is refused', async () => {
    const script = '<script>alert(document.domain)</script><?php system($_GET[0]) ?>PK\x03\x04';
    const jpeg = await picture('jpeg', { width: 200, height: 150 });
    const comment = Buffer.alloc(4);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(script.length + 2, 2);
    const inside = Buffer.concat([jpeg.subarray(0, 2), comment, Buffer.from(script, 'latin1'), jpeg.subarray(2)]);
    const behind = Buffer.concat([jpeg, Buffer.from(script, 'latin1'), PDF]);
    for (const file of [inside, behind]) {
      const { url } = await makeMedia(app, {}, file, 'shell.php');
      const { type, headers, body } = await as(app).get(url);
      expect({ type, nosniff: headers['x-content-type-options'] }).toEqual({ type: 'image/webp', nosniff: 'nosniff' });
      expect((body as Buffer).includes('alert(')).toBe(false);
    }
    const gif = Buffer.from('GIF89a/*\0\0\0\0\0*/=1;alert(1)//', 'latin1');
    expect((await upload(app, gif, 'a.gif')).status).toBe(400);
  });

  it.each([
    ['of 0 bytes', () => Buffer.alloc(0), 400, /^This file is empty/],
    ['of 50 MB', () => Buffer.alloc(50 * MEGABYTE, 1), 413, /too large/],
    ['of a few KB that claims 20,000 x 20,000 pixels', async () => claiming(await picture('png'), 20_000), 413, /too many pixels/],
    ['that ends in the middle', async () => (await photograph()).subarray(0, 400_000), 400, /^This picture is damaged/],
  ] as [string, () => Buffer | Promise<Buffer>, number, RegExp][])('%s is refused with a sentence', async (_, make, code, sentence) => {
    const { status, body } = await upload(app, await make());
    expect({ status, error: body.error }).toEqual({ status: code, error: expect.stringMatching(sentence) });
  });

  it('is one of many at once: none fails, and their pictures take the memory of one', async () => {
    const file = await photograph();
    let most = 0;
    let processes = 0;
    const watch = setInterval(() => {
      const used = childMemory();
      processes = Math.max(processes, used.length);
      most = Math.max(most, ...used);
    }, 50);
    try {
      const statuses = await Promise.all(
        Array.from({ length: SCALE.photographsAtOnce }, async (_, index) => (await upload(app, file, `photo-${index}.jpg`)).status),
      );
      expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
      expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(SCALE.photographsAtOnce / 2);
    } finally {
      clearInterval(watch);
    }
    expect(processes).toBeLessThanOrEqual(1);
    // About 375 at the time of writing.
    expect(most).toBeLessThan(600);
  }, 120_000);
});

/** A PNG whose header has another width and height. */
function claiming(png: Buffer, pixels: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(pixels, 16);
  changed.writeUInt32BE(pixels, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}
