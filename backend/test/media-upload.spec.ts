// Says the same on any database.
import { describe, expect, it, jest } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { Changes } from '../src/audit/changes.service.js';
import { MediaStorage } from '../src/media/media-storage.service.js';
import { Media } from '../src/media/media.entity.js';
import { makeMedia, PDF, picture, upload } from './factories/media.js';
import { useTestApp } from './support/app.js';

const MEDIA = '/api/admin/media';

/** A PNG whose header has another width and height. */
function claimingSize(png: Buffer, pixels: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(pixels, 16);
  changed.writeUInt32BE(pixels, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

describe('an upload', () => {
  const { app, editor, visitor } = useTestApp();

  /** Without the copies that are made later. */
  const stored = async () => {
    const names = await readdir(join(app.env.dataDir, 'media')).catch((): string[] => []);
    return names.filter((name) => !/\.avif$|-1600\.webp$/.test(name));
  };
  const countRows = () => app.dataSource.getRepository(Media).count();

  it('creates a record and a public picture', async () => {
    const file = await sharp(await picture('jpeg', { width: 400, height: 300 }))
      .keepExif()
      .withExif({ IFD0: { Copyright: 'secret' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, body, headers } = await upload(app, file, 'Fuse Böard.jpg', {
      alt: ' A fuse board ',
      tags: '["ev", " home "]',
      caption: 'Done',
      category: 'Work',
    });
    expect(status).toBe(201);
    expect(headers['etag']).toBe('"v1"');
    expect(body).toEqual({
      id: expect.any(String),
      filename: 'Fuse Böard.jpg',
      fileName: 'Fuse Böard.jpg',
      url: `/media/${body.id}.webp`,
      revision: 1,
      focusX: null,
      focusY: null,
      thumbnailUrl: `/media/${body.id}-small.webp`,
      alt: 'A fuse board',
      decorative: false,
      caption: 'Done',
      mimeType: 'image/webp',
      fileType: 'image/webp',
      size: expect.any(Number),
      // Rotated upright.
      dimensions: { width: 300, height: 400 },
      category: 'Work',
      tags: ['ev', 'home'],
      uploadedBy: app.editorId,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const picked = await visitor.get(body.url);
    expect(picked.status).toBe(200);
    expect(picked.body).toHaveLength(body.size);
    const metadata = await sharp(picked.body).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 300, height: 400 });
    expect(metadata.exif).toBeUndefined();
    expect(await stored()).toEqual(expect.arrayContaining([`${body.id}.webp`, `${body.id}-small.webp`]));
    const [row] = await app.dataSource.getRepository(AuditLog).findBy({ entityId: body.id });
    expect(row).toMatchObject({ action: 'create', entityType: 'media', userId: app.editorId });
  });

  it.each([
    ['jpeg', 'image/webp'],
    ['png', 'image/webp'],
    ['webp', 'image/webp'],
    ['avif', 'image/webp'],
    ['gif', 'image/webp'],
  ] as const)('accepts %s whatever its name', async (format, mimeType) => {
    expect(await makeMedia(app, {}, await picture(format), 'notes.txt')).toMatchObject({ mimeType, filename: 'notes.txt' });
  });

  it('keeps the transparency of a PNG', async () => {
    expect(await makeMedia(app, {}, await picture('png', { alpha: true }))).toMatchObject({
      mimeType: 'image/png',
      url: expect.stringMatching(/\.png$/),
    });
  });

  it('shrinks wide pictures and never enlarges any', async () => {
    const wide = await upload(app, await picture('png', { width: 3000, height: 60 }));
    expect(wide.body.dimensions).toEqual({ width: 2560, height: 51 });
    const tall = await upload(app, await picture('png', { width: 60, height: 20_000 }));
    expect(tall.body.dimensions.height).toBe(10_240);
  });

  // @asvs 3.2.1, 5.4.1, 5.4.2
  it('stores a PDF unchanged and serves it as a download', async () => {
    const media = await makeMedia(app, {}, PDF, 'Our “capability” statement.pdf');
    expect(media).toMatchObject({ mimeType: 'application/pdf', size: PDF.length, thumbnailUrl: null, dimensions: null });
    const { body, headers } = await visitor.get(media.url);
    expect(body).toEqual(PDF);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''Our%20%E2%80%9Ccapability%E2%80%9D%20statement\.pdf$/),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
  });

  it.each([
    ['quote.html', 'quote.pdf'],
    ['logo.SVG', 'logo.pdf'],
    ['statement.pdf', 'statement.pdf'],
    ['statement', 'statement.pdf'],
    ['prices v1.2', 'prices v1.2.pdf'],
    ['.html', '.html.pdf'],
    // @asvs 4.1.1, 5.3.1, 5.4.1
  ])('serves a PDF called %s as PDF', async (name, saved) => {
    const { url, filename } = await makeMedia(app, {}, PDF, name);
    expect(filename).toBe(name);
    const { headers } = await visitor.get(url);
    expect(headers['content-type']).toBe('application/pdf');
    // Quoted only if it contains a space.
    expect(headers['content-disposition']?.replaceAll('"', '')).toBe(`attachment; filename=${saved}`);
  });

  it.each([
    ['comma-separated', 'ev, , home ,', ['ev', 'home']],
    ['one', 'ev', ['ev']],
    ['none', '', []],
    ['an empty list', '[]', []],
  ])('accepts tags %s', async (_, tags, expected) => expect(await makeMedia(app, { tags })).toMatchObject({ tags: expected }));

  // @asvs 1.3.3, 5.3.2, 5.4.1, 5.4.2
  it('keeps only the last part of a hostile name, shortened', async () => {
    expect((await makeMedia(app, {}, undefined, '..\\..\\etc/passwd')).filename).toBe('passwd');
    expect((await makeMedia(app, {}, undefined, `${'ö'.repeat(400)}.jpg`)).filename).toHaveLength(255);
  });

  // @asvs 1.2.1, 5.4.2
  it('encodes quotes and line ends in the name of a download', async () => {
    const { id, url } = await makeMedia(app, {}, PDF, 'plain.pdf');
    await app.dataSource.getRepository(Media).update(id, { filename: 'a"; x="\r\nSet-Cookie: y=1.pdf' });
    const { headers } = await visitor.get(url);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="a\\"; x=\\"??Set-Cookie: y=1.pdf"; filename*=UTF-8''a%22%3B%20x%3D%22%0D%0ASet-Cookie%3A%20y%3D1.pdf`,
    );
    expect(headers).not.toHaveProperty('set-cookie');
  });

  describe('is refused', () => {
    const SVG = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const kinds: [string, () => Buffer | Promise<Buffer>, number, RegExp][] = [
      ['an SVG', () => SVG, 415, /^This kind of file is not accepted\./],
      ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, /not accepted/],
      ['text', () => Buffer.from('hello'), 415, /not accepted/],
      ['a program', () => Buffer.from('MZ\u0090\u0000'.repeat(100), 'latin1'), 415, /not accepted/],
      [
        'a TIFF',
        async () =>
          sharp(await picture('png'))
            .tiff()
            .toBuffer(),
        415,
        /not accepted/,
      ],
      [
        'a truncated picture',
        async () => (await picture('jpeg', { width: 900, height: 900 })).subarray(0, 700),
        400,
        /^This picture is damaged/,
      ],
      [
        'a picture of random bytes',
        async () => Buffer.concat([(await picture('png')).subarray(0, 60), Buffer.alloc(500, 7)]),
        400,
        /damaged/,
      ],
      ['a GIF in name only', () => Buffer.from('GIF89a'), 400, /damaged/],
      ['a truncated PDF', () => PDF.subarray(0, 30), 400, /^This PDF is damaged/],
      ['nothing', () => Buffer.alloc(0), 400, /^This file is empty/],
      ['too many pixels', async () => claimingSize(await picture('png'), 9000), 413, /^This picture has too many pixels/],
      ['more than 15 MB', () => Buffer.alloc(15 * 1024 * 1024 + 1, 1), 413, /^This file is too large\. Please upload at most 15 MB\.$/],
    ];
    // @asvs 1.3.4
    it.each(kinds)('%s', async (_, make, code, sentence) => {
      const before = await stored();
      const { status, body } = await upload(app, await make(), 'photo.jpg');
      expect({ status, body }).toEqual({
        status: code,
        body: { statusCode: code, error: expect.stringMatching(sentence), fields: { file: [expect.stringMatching(sentence)] } },
      });
      expect(await stored()).toEqual(before);
    });

    it('without a file, with another field or with two files', async () => {
      expect((await editor.post(MEDIA, { alt: 'x' })).body.fields).toEqual({ file: ['Required'] });
      const file = await picture();
      for (const call of [editor.post(MEDIA).attach('picture', file, 'a.jpg'), upload(app, file).attach('file', file, 'b.jpg')]) {
        const { status, body } = await call;
        expect({ status, body }).toEqual({
          status: 400,
          body: { statusCode: 400, error: 'The upload could not be read. Please send one file in the field "file".' },
        });
      }
      const broken = await editor.post(MEDIA).set('Content-Type', 'multipart/form-data; boundary=x').send('--x\r\nno headers');
      expect(broken.status).toBe(400);
      for (const type of ['multipart/form-data', 'multipart/mixed; boundary=x']) {
        expect((await editor.post(MEDIA).set('Content-Type', type).send('--x--')).status).toBe(400);
      }
    });

    it.each([
      [{ alt: 'x'.repeat(501) }, { alt: ['Please use at most 500 characters'] }],
      [{ tags: '[1, 2]' }, { tags: ['Invalid input'] }],
      [{ tags: '["a"' }, { tags: ['Invalid input'] }],
      [{ tags: '[{"a":["b"]}]' }, { tags: ['Invalid input'] }],
      [{ tags: 'x,'.repeat(60) }, { tags: ['Please use at most 50 entries'] }],
      [
        { category: 'x'.repeat(101), caption: 'y'.repeat(5001) },
        { category: [expect.any(String)], caption: [expect.any(String)] },
      ],
      [
        { 'alt[a]': 'x', 'tags[b][c]': 'y' },
        { alt: ['Invalid input'], tags: ['Invalid input'] },
      ],
    ])('with wrong fields (%#)', async (fields: Record<string, string>, expected) => {
      const before = await stored();
      const { status, body } = await upload(app, await picture(), 'a.jpg', fields);
      expect({ status, body }).toMatchObject({ status: 400, body: { fields: expected } });
      expect(await stored()).toEqual(before);
    });
  });

  it('leaves nothing behind if its record or file cannot be written', async () => {
    const before = await stored();
    const failing = jest.spyOn(app.get(Changes), 'create').mockRejectedValueOnce(new Error('database gone'));
    expect((await upload(app, await picture())).status).toBe(500);
    failing.mockRestore();
    expect(await stored()).toEqual(before);
    const rows = await countRows();
    const storage = app.get(MediaStorage);
    const { put } = storage;
    let puts = 0;
    const full = jest
      .spyOn(storage, 'put')
      .mockImplementation((...file) => (++puts > 1 ? Promise.reject(new Error('disk full')) : put.apply(storage, file)));
    const { status, body } = await upload(app, await picture());
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        statusCode: 503,
        error: 'The storage of the media library cannot be reached. Please try again shortly.',
        requestId: expect.any(String),
      },
    });
    full.mockRestore();
    expect(await stored()).toEqual(before);
    expect(await countRows()).toBe(rows);
  });
});
