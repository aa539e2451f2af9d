// On MariaDB only among the further tests.
import { describe, expect, it } from '@jest/globals';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { MediaStorage } from '../src/media/media-storage.service.js';
import { makeMedia, PDF, picture, upload } from './factories/media.js';
import { makeTestimonial } from './factories/testimonials.js';
import { as } from './support/api.js';
import { useTestApp } from './support/app.js';

const MEDIA = '/api/admin/media';
const NOBODY = '00000000-0000-7000-8000-000000000000';

describe('the media library', () => {
  const { app, editor, visitor } = useTestApp();

  const stored = () => readdir(join(app.env.dataDir, 'media')).catch((): string[] => []);
  const listed = async (filter: object) =>
    (await editor.get(`${MEDIA}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body as { id: string }[];

  describe('a file', () => {
    // @asvs 3.4.6
    it('is cached for a year and not sent twice', async () => {
      const { id, url, thumbnailUrl } = await makeMedia(app);
      const named = `${url}?v=1`;
      const { headers } = await visitor.get(named);
      const etag = `"${id}.webp"`;
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        etag,
      });
      expect(headers).not.toHaveProperty('content-disposition');
      for (const seen of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await visitor.get(named).set('If-None-Match', seen);
        expect(again.status).toBe(304);
        expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
        expect(again.text ?? '').toBe('');
      }
      expect((await visitor.get(url).set('If-None-Match', '"other"')).status).toBe(200);
      // Without the revision that pages name, another file may be there soon.
      expect((await visitor.get(url)).headers['cache-control']).toBe('public, max-age=300');
      const small = await visitor.get(thumbnailUrl ?? '');
      expect(small).toMatchObject({ status: 200, type: 'image/webp' });
      const medium = await visitor.get(url.replace('.webp', '-medium.webp'));
      expect(medium).toMatchObject({ status: 200, type: 'image/webp' });
      const head = await request(app.server).head(url);
      expect(head).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp', etag } });
    });

    it('show the original where an older upload has no copy of medium size', async () => {
      const { id, url } = await makeMedia(app);
      await app.get(MediaStorage).remove(`${id}-medium.webp`);
      const [original, medium] = [await visitor.get(url), await visitor.get(`/media/${id}-medium.webp`)];
      expect(medium).toMatchObject({ status: 200, type: original.type });
      expect(medium.body).toEqual(original.body);
    });

    it.each([
      'nothing',
      `${NOBODY}.webp`,
      '..%2F..%2Fsite.sqlite',
      '%2e%2e%2fsecret',
      'check.txt',
      '%00',
      'x'.repeat(5000),
      `${NOBODY}%00.webp`,
      // @asvs 5.3.2
    ])('returns 404 for an unknown file (%#)', async (key) => {
      const { status, body, headers } = await visitor.get(`/media/${key}`);
      expect(status).toBe(404);
      expect(body).toEqual({ statusCode: 404, error: expect.any(String) });
      expect(headers['cache-control'] ?? '').not.toContain('immutable');
      expect(headers).not.toHaveProperty('etag');
    });

    it('returns 404 for a lost file', async () => {
      const { id, url } = await makeMedia(app);
      await rm(join(app.env.dataDir, 'media', `${id}.webp`));
      const { status, headers } = await visitor.get(url);
      expect(status).toBe(404);
      expect(headers).not.toHaveProperty('etag');
      expect((await visitor.get(`/media/${id}.png`)).status).toBe(404);
    });
  });

  describe('the records', () => {
    it('are listed newest first, by kind, type, tags and words', async () => {
      const photo = await makeMedia(
        app,
        { tags: 'EV_Charger,100% green', alt: 'Wallbox in Heswall', category: 'Proof' },
        undefined,
        'Wallbox.jpg',
      );
      const pdf = await makeMedia(app, { tags: 'paper' }, PDF, 'Statement.pdf');
      const { body, headers } = await editor.get(MEDIA);
      expect(body[0]).toMatchObject({ id: pdf.id, fileName: 'Statement.pdf', fileType: 'application/pdf' });
      expect(body[1]).toMatchObject({ id: photo.id });
      expect(headers['content-range']).toBe(`media 0-${body.length - 1}/${body.length}`);
      expect(JSON.stringify(body)).not.toMatch(/storageKey|trashKey|deletedAt/);
      const ids = async (filter: object) => (await listed(filter)).map((m) => m.id);
      expect(await ids({ kind: 'pdf' })).toContain(pdf.id);
      expect(await ids({ kind: 'pdf' })).not.toContain(photo.id);
      expect(await ids({ kind: 'image' })).not.toContain(pdf.id);
      expect(await ids({ fileType: 'image/' })).toContain(photo.id);
      expect(await ids({ mimeType: 'application/' })).toContain(pdf.id);
      for (const filter of [
        { tags: 'EV_Charger' },
        { tags: ['nothing', 'ev_charger'] },
        { q: 'charger' },
        { q: '100%' },
        { q: 'HESWALL' },
        { q: 'wallbox.jpg' },
        { category: 'Proof' },
        { fileName: 'Wallbox.jpg' },
        { uploadedBy: app.editorId, q: 'heswall', kind: ['image'] },
      ]) {
        expect({ filter, ids: await ids(filter) }).toEqual({ filter, ids: [photo.id] });
      }
      for (const filter of [{ tags: 'EV_' }, { tags: [] }, { q: '%' + '_%' }, { fileType: '%' }, { tags: 'EV%Charger' }])
        expect(await ids(filter)).toEqual([]);
      expect(await ids({ q: ' ' })).toHaveLength(body.length);
    });

    it('are found by a missing description', async () => {
      const [bare, decorative, described] = [
        await makeMedia(app, {}, undefined, 'bare.jpg'),
        await makeMedia(app, { decorative: 'true' }, undefined, 'line.jpg'),
        await makeMedia(app, { alt: 'A board' }, undefined, 'board.jpg'),
      ];
      const pdf = await makeMedia(app, {}, PDF);
      const ids = async (filter: object) => (await listed(filter)).map((m) => m.id);
      const lacking = await ids({ lacksAlt: true });
      expect(lacking).toContain(bare.id);
      for (const { id } of [decorative, described, pdf]) expect(lacking).not.toContain(id);
      expect(await ids({ lacksAlt: false })).toEqual(expect.arrayContaining([pdf.id, described.id, decorative.id]));
      expect((await editor.get(`${MEDIA}/${decorative.id}`)).body).toMatchObject({ decorative: true, alt: null });
      expect((await editor.put(`${MEDIA}/${decorative.id}`, { decorative: false })).body.decorative).toBe(false);
      expect(await ids({ lacksAlt: true })).toContain(decorative.id);
      expect((await upload(app, await picture(), 'a.jpg', { decorative: 'perhaps' })).body.fields).toEqual({
        decorative: ['Invalid input'],
      });
    });

    it.each([
      'filter={"lacksAlt":"yes"}',
      'filter={"kind":"video"}',
      'filter={"kind":{"a":1}}',
      'filter={"tags":[1]}',
      'filter={"q":["a",null]}',
      'filter={"storageKey":"x"}',
      'sort=["tags","ASC"]',
    ])('reject the list %s', async (query) => expect((await editor.get(`${MEDIA}?${encodeURI(query)}`)).status).toBe(400));

    it('sort and page by the field names of the screens', async () => {
      const { status, body } = await editor.get(`${MEDIA}?${encodeURI('sort=["fileName","ASC"]&range=[0,1]')}`);
      expect(status).toBe(200);
      expect(body).toHaveLength(2);
    });

    it('change descriptions only', async () => {
      const media = await makeMedia(app, { alt: 'before', tags: 'a', category: 'c' });
      const { status, body } = await editor
        .put(`${MEDIA}/${media.id}`, {
          alt: null,
          tags: ['x', ' y '],
          caption: 'New',
          url: '/media/evil',
          mimeType: 'text/html',
          filename: 'evil',
          storageKey: 'evil',
        })
        .set('If-Match', '"v1"');
      expect(status).toBe(200);
      expect(body).toMatchObject({
        alt: null,
        tags: ['x', 'y'],
        caption: 'New',
        category: 'c',
        url: media.url,
        mimeType: media.mimeType,
        filename: media.filename,
        version: 2,
      });
      expect((await editor.put(`${MEDIA}/${media.id}`, { alt: 'late' }).set('If-Match', '"v1"')).status).toBe(412);
      expect((await editor.put(`${MEDIA}/${media.id}`, { tags: null })).body.tags).toEqual([]);
      for (const fields of [{ tags: 7 }, { tags: [{}] }, { alt: {} }, { caption: 'x'.repeat(6000) }, { category: ['a'] }]) {
        expect((await editor.put(`${MEDIA}/${media.id}`, fields)).status).toBe(400);
      }
    });

    it('go to the trash: the file is hidden, but stays on disk', async () => {
      const { id, url, thumbnailUrl } = await makeMedia(app);
      expect((await editor.delete(`${MEDIA}/${id}`)).body).toMatchObject({ id, url });
      for (const path of [url, thumbnailUrl ?? '', url.replace('.webp', '-medium.webp')])
        expect((await visitor.get(path)).status).toBe(404);
      expect((await editor.get(`${MEDIA}/${id}`)).status).toBe(404);
      expect(await listed({ id })).toEqual([]);
      expect(await stored()).toContain(`${id}.webp`);
      const actions = (await app.dataSource.getRepository(AuditLog).findBy({ entityId: id })).map((r) => r.action);
      expect(actions.sort()).toEqual(['create', 'delete']);
    });

    it('cannot be deleted while in use', async () => {
      const [{ id, url }, lone] = [await makeMedia(app), await makeMedia(app)];
      const { body: service } = await editor.post('/api/admin/services', {
        title: 'Rewiring',
        baseDescription: 'All of it.',
        gallery: [{ url }],
      });
      const refused = await editor.delete(`${MEDIA}/${id}`);
      expect(refused.status).toBe(409);
      expect(refused.body.error).toBe('This file is still shown: the service "Rewiring". Choose another file there first.');
      const testimonial = await makeTestimonial(editor, { name: 'Ada Hart', image: url });
      expect((await editor.delete(`${MEDIA}/${id}`)).body.error).toContain('the testimonial "Ada Hart"');
      await editor.delete(`/api/admin/testimonials/${testimonial.id}`);
      await editor.put('/api/admin/company-info', { logoUrl: url });
      expect((await editor.delete(`${MEDIA}/${id}`)).body.error).toContain('the settings');
      expect((await editor.delete(`${MEDIA}/${lone.id}`)).status).toBe(200);
      await editor.put('/api/admin/company-info', { logoUrl: null });
      await editor.delete(`/api/admin/services/${service.id}`);
      expect((await editor.delete(`${MEDIA}/${id}`)).status).toBe(200);
    });

    it('are for staff only, and 404 if unknown', async () => {
      const { id } = await makeMedia(app);
      expect((await upload(app, await picture(), 'a.jpg', {}, 'nonsense')).status).toBe(401);
      for (const call of [
        visitor.get(MEDIA),
        visitor.get(`${MEDIA}/${id}`),
        visitor.put(`${MEDIA}/${id}`, {}),
        visitor.delete(`${MEDIA}/${id}`),
        visitor.post(MEDIA),
      ]) {
        expect((await call).status).toBe(401);
      }
      for (const unknown of [NOBODY, 'x', '%00', 'x'.repeat(2000)]) {
        for (const call of [
          editor.get(`${MEDIA}/${unknown}`),
          editor.put(`${MEDIA}/${unknown}`, { alt: 'x' }),
          editor.delete(`${MEDIA}/${unknown}`),
        ]) {
          expect((await call).status).toBe(404);
        }
      }
      expect((await as(app, app.adminToken).get(`${MEDIA}/${id}`)).status).toBe(200);
    });
  });

  it('reports whether files can be stored', async () => {
    await expect(app.get(MediaStorage).check()).resolves.toBeUndefined();
  });
});
