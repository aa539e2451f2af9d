// On MariaDB only among the further tests.
import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureFacts } from '../src/platform/fields/picture.dto.js';
import { PictureCopies } from '../src/media/picture-copies.entity.js';
import { PictureCopiesWorker } from '../src/media/picture-copies-worker.service.js';
import { makeCorePage } from './factories/core-pages.js';
import { makeMedia, PDF, picture, snapshot } from './factories/media.js';
import { makeProject } from './factories/projects.js';
import { makePage, makePair } from './factories/service-location-pages.js';
import { Contract } from './fuzz/contract.js';
import { makeTestimonial } from './factories/testimonials.js';
import { useTestApp } from './support/app.js';
import { until } from './support/until.js';

const MEDIA = '/api/admin/media';
const NOBODY = '00000000-0000-7000-8000-000000000000';

describe('the media library', () => {
  const { app, editor, visitor } = useTestApp();

  const files = () => readdir(join(app.env.dataDir, 'media'));
  const copiesOf = async (id: string) =>
    (await files())
      .filter((name) => name.startsWith(id))
      .map((name) => name.slice(id.length))
      .sort();
  const drained = async () => {
    const worker = app.get(PictureCopiesWorker);
    void worker.wake();
    await until('the copies', async () => (await app.dataSource.getRepository(PictureCopies).countBy({ isMade: false })) === 0);
  };
  const replace = (id: string, file: Buffer, headers: Record<string, string> = {}) =>
    editor.put(`${MEDIA}/${id}/file`).set(headers).attach('file', file, 'new.jpg');
  const shownOf = async (id: string) => {
    const { body } = await visitor.get('/api/testimonials');
    const found = (body as { id: string; image: string; pictures?: { image: PictureFacts } }[]).find((one) => one.id === id);
    return { image: found?.image, facts: found?.pictures?.image };
  };
  const shows = (id: string, address: string) => until(address, async () => (await shownOf(id)).image === address);

  it('says which records use a file', async () => {
    const { id, url } = await makeMedia(app);
    expect((await editor.get(`${MEDIA}/${id}/uses`)).body).toEqual([]);
    const testimonial = await makeTestimonial(editor, { name: 'Ada Hart', image: url });
    await editor.put('/api/admin/company-info', { logoUrl: url });
    const { body } = await editor.get(`${MEDIA}/${id}/uses`);
    expect(body).toHaveLength(2);
    expect(body).toContainEqual({ resource: 'testimonials', id: testimonial.id, kind: 'testimonial', name: 'Ada Hart' });
    expect(body).toContainEqual({ resource: 'company-info', id: expect.any(String), kind: 'settings', name: null });
    await editor.put('/api/admin/company-info', { logoUrl: null });
    for (const [resource, page] of [
      ['core-pages', await makeCorePage(editor, { title: 'Our vans' })],
      ['service-location-pages', await makePage(editor)],
    ] as const) {
      const draft = `/api/admin/page-drafts/${resource}/${page.id}`;
      await editor.put(draft, { fields: { content: `<p><img src="${url}" alt="A van"></p>` }, base: {} }).set('If-Match', '"v0"');
      const use = { resource, id: page.id, kind: 'draft', name: page.title };
      expect((await editor.get(`${MEDIA}/${id}/uses`)).body).toContainEqual(use);
      expect((await editor.delete(`${MEDIA}/${id}`)).body).toMatchObject({ error: expect.stringContaining(`the draft "${page.title}"`) });
    }
    expect((await editor.get(`${MEDIA}/${NOBODY}/uses`)).status).toBe(404);
    expect((await visitor.get(`${MEDIA}/${id}/uses`)).status).toBe(401);
  });

  describe('the copies of a picture', () => {
    it('are made after the upload, up to its width, upright and without position and camera', async () => {
      const { id, url } = await makeMedia(app, {}, await snapshot());
      await drained();
      expect(await copiesOf(id)).toEqual(
        ['-1600.avif', '-1600.webp', '-480.avif', '-800.avif', '-medium.webp', '-small.webp', '.webp'].sort(),
      );
      for (const [suffix, width, type] of [
        ['-480.avif', 480, 'image/avif'],
        ['-800.avif', 800, 'image/avif'],
        ['-1600.avif', 1600, 'image/avif'],
        ['-1600.webp', 1600, 'image/webp'],
      ] as const) {
        const { status, type: sent, body } = await visitor.get(url.replace('.webp', `${suffix}?v=1`)).buffer(true);
        expect({ status, sent }).toEqual({ status: 200, sent: type });
        const { exif, width: drawn, height = 0 } = await sharp(body as Buffer).metadata();
        expect({ exif, drawn, upright: height > width }).toEqual({ exif: undefined, drawn: width, upright: true });
      }
      const small = await makeMedia(app, {}, await picture('jpeg', { width: 600, height: 400 }));
      await drained();
      expect(await copiesOf(small.id)).toEqual(['-480.avif', '-800.avif', '-medium.webp', '-small.webp', '.webp']);
    });

    it('are not made of a PDF, and of a very tall picture only what the upload makes', async () => {
      const pdf = await makeMedia(app, {}, PDF);
      const tall = await makeMedia(app, {}, await picture('jpeg', { width: 100, height: 900 }));
      await drained();
      expect(await copiesOf(pdf.id)).toEqual(['.pdf']);
      expect(await copiesOf(tall.id)).toEqual(['-medium.webp', '-small.webp', '.webp']);
    });

    it('are the original until they are there, and go with the picture', async () => {
      const { id, url } = await makeMedia(app, {}, await picture('jpeg', { width: 900, height: 600 }));
      await drained();
      expect((await visitor.get(url.replace('.webp', '-7.avif'))).status).toBe(404);
      expect((await visitor.get(url.replace('.webp', '-480.webp'))).status).toBe(404);
      await editor.delete(`${MEDIA}/${id}`);
      expect((await visitor.get(url.replace('.webp', '-480.avif'))).status).toBe(404);
    });

    it('are given up after five failures', async () => {
      const { id } = await makeMedia(app);
      await drained();
      const queue = app.dataSource.getRepository(PictureCopies);
      await queue.update(id, { attempts: 4, dueAt: new Date(0), isMade: false, revision: 7 });
      await app.get(PictureCopiesWorker).wake();
      expect(await queue.findOneBy({ id })).toMatchObject({ attempts: 5, dueAt: null, isMade: false });
      await queue.delete(id);
    });
  });

  describe('visitors', () => {
    it('get size, focal point and copies beside the address, and a new page when they change', async () => {
      const { id, url } = await makeMedia(app, {}, await picture('jpeg', { width: 900, height: 600 }));
      const testimonial = await makeTestimonial(editor, { name: 'Bea Lowe', image: url });
      await drained();
      const at = (suffix: string, width?: number) => url.replace('.webp', `${suffix}?v=1${width ? ` ${width}w` : ''}`);
      const facts = {
        ...{ width: 900, height: 600, focusX: null, focusY: null, small: at('-small.webp') },
        webp: [at('-small.webp', 480), at('-medium.webp', 800), at('-1600.webp', 900)].join(', '),
        avif: [at('-480.avif', 480), at('-800.avif', 800), at('-1600.avif', 900)].join(', '),
      };
      expect(await shownOf(testimonial.id)).toEqual({ image: `${url}?v=1`, facts });
      expect((await editor.put(`${MEDIA}/${id}`, { focusX: 20, focusY: 75 })).body).toMatchObject({ focusX: 20, focusY: 75 });
      const focused = { ...facts, focusX: 20, focusY: 75 };
      expect(await shownOf(testimonial.id)).toEqual({ image: `${url}?v=1`, facts: focused });
      // Uncached lists of visitors, and staff.
      const listed = (await visitor.get('/api/testimonials?range=[0,99]')).body as { id: string; image: string }[];
      expect(listed.find((one) => one.id === testimonial.id)).toMatchObject({ image: `${url}?v=1`, pictures: { image: focused } });
      const { body } = await editor.get(`/api/admin/testimonials/${testimonial.id}`);
      expect(body.image).toBe(url);
      expect(body).not.toHaveProperty('pictures');
      for (const focus of [{ focusX: 101 }, { focusY: -1 }, { focusX: 'left' }, { focusX: 1.5 }])
        expect((await editor.put(`${MEDIA}/${id}`, focus)).status).toBe(400);
      expect((await editor.put(`${MEDIA}/${id}`, { focusX: null, focusY: null })).body).toMatchObject({ focusX: null, focusY: null });
    });

    it('get other addresses as they are', async () => {
      for (const image of ['https://example.org/media/a.webp', `/media/${NOBODY}.webp`]) {
        const { id } = await makeTestimonial(editor, { name: 'Cy Moss', image });
        expect(await shownOf(id)).toEqual({ image, facts: undefined });
      }
    });

    it('get what is known wherever a picture is shown, as the API document says, and its attributes in rich text', async () => {
      const { url } = await makeMedia(app);
      const address = `${url}?v=1`;
      const content = `<p><a href="${url}">Large</a> <img src="${url}" alt="A board"></p>`;
      const one = { url, alt: 'A board' };
      const pair = await makePair(editor, { service: { image: url, gallery: [one] } });
      const page = await makePage(editor, { ...pair, heroImage: url, images: [one] });
      const project = await makeProject(editor, { images: [one], pairs: [{ before: url, after: url }], ogImage: url });
      const core = await makeCorePage(editor, { images: [one], content });
      const block = { id: 'about-1', type: 'about', enabled: true, order: 1, content: { image: url, pictures: { image: 'sent back' } } };
      const draft = (await editor.get('/api/admin/homepage/draft')).body as { id: string };
      const saved = await editor.put(`/api/admin/homepage/${draft.id}`, { blocks: [block] });
      expect(saved.body.blocks[0].content).toEqual({ image: url });
      expect((await editor.post(`/api/admin/homepage/${draft.id}/publish`, {})).status).toBe(201);

      const document = JSON.parse(await readFile(join(import.meta.dirname, '../openapi.json'), 'utf8')) as OpenAPIObject;
      const contract = new Contract(document);
      const read = async (path: string, described = path) => {
        const { status, body } = await visitor.get(path);
        expect([path, status, contract.fault('get', described.split('?')[0] ?? '', status, body)]).toEqual([path, 200, undefined]);
        return body as Record<string, unknown>;
      };
      const facts = expect.objectContaining({ width: 40, height: 30, webp: `${url.replace('.webp', '-small.webp')}?v=1 40w` }) as unknown;
      const listed = [expect.objectContaining({ url: address, pictures: { url: facts } })];
      expect(await read(`/api/service-location-pages?slug=${page.slug}`)).toMatchObject([
        {
          ...{ heroImage: address, pictures: { heroImage: facts }, images: listed },
          service: { image: address, pictures: { image: facts }, gallery: listed },
        },
      ]);
      expect(await read('/api/services')).toContainEqual(expect.objectContaining({ image: address, pictures: { image: facts } }));
      const shown = await read(`/api/projects/${project.slug}`, '/api/projects/{slug}');
      expect(shown).toMatchObject({
        ogImage: address,
        images: listed,
        pairs: [{ before: address, pictures: { before: facts, after: facts } }],
      });
      expect(shown).not.toHaveProperty('pictures');
      expect(await read('/api/homepage/published')).toMatchObject({
        blocks: [{ content: { image: address, pictures: { image: facts } } }],
      });
      expect(await read(`/api/core-pages/${core.slug}`, '/api/core-pages/{slug}')).toMatchObject({
        images: listed,
        content: expect.stringMatching(
          /<a href="[^"]+\?v=1".*<img src="[^"]+\?v=1" srcset="[^"]+ 40w" sizes="[^"]+" width="40" height="30" loading="lazy" decoding="async" alt="A board"/,
        ),
      });
    });
  });

  describe('a file that is replaced', () => {
    it('keeps its address, tells browsers, and leaves nothing behind', async () => {
      const { id, url } = await makeMedia(app, { alt: 'The board' }, await picture('jpeg', { width: 900, height: 600 }));
      const testimonial = await makeTestimonial(editor, { name: 'Ed Park', image: url });
      await drained();
      await editor.put(`${MEDIA}/${id}`, { focusX: 10, focusY: 10 });
      const former = (await visitor.get(`${url}?v=1`)).headers['etag'];
      const { status, body } = await replace(id, await picture('png', { width: 500, height: 700, alpha: true }));
      expect({ status, body }).toMatchObject({
        status: 200,
        body: {
          id,
          url,
          thumbnailUrl: url.replace('.webp', '-small.webp?v=2'),
          revision: 2,
          alt: 'The board',
          mimeType: 'image/png',
          dimensions: { width: 500, height: 700 },
          focusX: null,
        },
      });
      await drained();
      await shows(testimonial.id, `${url}?v=2`);
      expect((await shownOf(testimonial.id)).facts).toMatchObject({
        ...{ width: 500, height: 700, focusX: null },
        webp: `${url.replace('.webp', '-small.webp')}?v=2 480w, ${url.replace('.webp', '-medium.webp')}?v=2 500w`,
      });
      const shown = await visitor.get(`${url}?v=2`);
      expect(shown.type).toBe('image/png');
      expect(shown.headers['etag']).not.toBe(former);
      expect(await sharp((await visitor.get(url.replace('.webp', '-480.avif?v=2')).buffer(true)).body as Buffer).metadata()).toMatchObject({
        width: 480,
      });
      expect(await copiesOf(id)).toEqual([]);
    });

    it('is refused by version, for another kind, and when it cannot be read', async () => {
      const { id, url } = await makeMedia(app);
      const before = (await files()).sort();
      expect((await replace(id, await picture(), { 'If-Match': '"v9"' })).status).toBe(412);
      expect((await replace(id, PDF)).body.error).toBe('A picture can only be replaced by a picture, and a PDF by a PDF.');
      expect((await replace(id, Buffer.from('nothing'))).status).toBe(415);
      expect((await replace(id, Buffer.alloc(0))).status).toBe(400);
      expect((await editor.put(`${MEDIA}/${id}/file`)).body.fields).toEqual({ file: ['Required'] });
      expect((await replace(NOBODY, await picture())).status).toBe(404);
      expect((await visitor.get(url)).status).toBe(200);
      expect((await files()).filter((name) => !name.includes('.avif') && !name.includes('-1600')).sort()).toEqual(
        before.filter((name) => !name.includes('.avif') && !name.includes('-1600')),
      );
    });

    it('ends with one of two that arrive at once', async () => {
      const { id, url } = await makeMedia(app);
      const both = await Promise.all([300, 200].map(async (width) => replace(id, await picture('jpeg', { width, height: 100 }))));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      await drained();
      const { body } = await editor.get(`${MEDIA}/${id}`);
      expect(body.revision).toBe(3);
      const { width } = await sharp((await visitor.get(`${url}?v=3`)).body as Buffer).metadata();
      expect(width).toBe(body.dimensions.width);
    });
  });
});
