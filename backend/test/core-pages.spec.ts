import { describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { makeCorePage } from './factories/core-pages.js';
import { UNKNOWN } from './support/api.js';
import { useTestApp } from './support/app.js';

const PATH = '/api/admin/core-pages';

describe('core pages', () => {
  const { app, visitor, admin, editor } = useTestApp();

  it('are created with defaults and a slug from the title', async () => {
    const { status, body, headers } = await editor.post(PATH, {
      title: ' Our Guarantee ',
      content: '<p onclick="x()">Yes</p>',
      sections: [{ title: 'A', text: 'B', icon: 'target', more: 1 }],
    });
    expect(status).toBe(201);
    expect(headers['etag']).toBe('"v1"');
    expect(body).toMatchObject({
      title: 'Our Guarantee',
      slug: 'our-guarantee',
      content: '<p>Yes</p>',
      sections: [{ title: 'A', text: 'B', icon: 'target' }],
      template: 'default',
    });
    expect(body).toMatchObject({
      status: 'published',
      publishedAt: body.createdAt,
      isEditable: true,
      requiresAuth: false,
      keywords: [],
      createdBy: app.editorId,
      lastModified: body.updatedAt,
    });
    for (const name of ['deletedAt', 'trashKey', 'creator', 'updater']) expect(body).not.toHaveProperty(name);
    expect(body.sections[0]).not.toHaveProperty('more');
    expect((await editor.post(PATH, { title: 'Our Guarantee' })).body).toMatchObject({ slug: 'our-guarantee-2' });
    const taken = await editor.post(PATH, { title: 'Another', slug: 'our-guarantee' });
    expect(taken.status).toBe(409);
    expect(taken.body.fields).toHaveProperty('slug');
    const [row] = await app.dataSource.getRepository(AuditLog).findBy({ entityType: 'core-pages', entityId: body.id });
    expect(row).toMatchObject({ action: 'create', userId: app.editorId });
  });

  it('have pictures in order, with alternative texts and captions', async () => {
    const images = [{ url: '/media/team.webp', alt: 'Six people', caption: 'Ready to go' }, { url: 'https://example.com/van.jpg' }];
    const page = await makeCorePage(admin, { images });
    expect(page.images).toEqual(images);
    expect((await visitor.get(`/api/core-pages/${page.slug}`)).body.images).toEqual(images);
    expect((await editor.put(`${PATH}/${page.id}`, { images: null })).body.images).toEqual([]);
    for (const wrong of [
      [{ url: 'http://example.com/a.jpg' }],
      [{ alt: 'no address' }],
      'x',
      [{ url: '/media/a.webp', caption: 'x'.repeat(501) }],
    ])
      expect((await editor.put(`${PATH}/${page.id}`, { images: wrong })).status).toBe(400);
  });

  it('show visitors what is published and public', async () => {
    const page = await makeCorePage(admin, { template: 'legal', metaTitle: 'Meta' });
    const [draft, forStaff] = [await makeCorePage(admin, { status: 'draft' }), await makeCorePage(admin, { requiresAuth: true })];
    const { body } = await visitor.get(`/api/core-pages/${page.slug}`);
    expect(body).toMatchObject({
      slug: page.slug,
      title: page.title,
      content: '<p>Terms.</p>',
      sections: [],
      template: 'legal',
      metaTitle: 'Meta',
      metaDescription: null,
    });
    for (const name of ['id', 'status', 'version', 'isEditable', 'createdBy', 'deletedAt']) expect(body).not.toHaveProperty(name);
    const list = (await visitor.get('/api/core-pages')).body;
    expect(list).toContainEqual({ slug: page.slug, title: page.title });
    for (const { slug } of [draft, forStaff]) {
      expect(list.map((p: { slug: string }) => p.slug)).not.toContain(slug);
      expect((await visitor.get(`/api/core-pages/${slug}`)).status).toBe(404);
    }
  });

  it.each(['nothing', '%25', '%00', 'x'.repeat(3000), "'%20OR%201=1", 'ABOUT'])('respond 404 at an invalid address (%#)', async (slug) => {
    const { status, body } = await visitor.get(`/api/core-pages/${slug}`);
    expect(status).toBe(404);
    expect(body.error).toContain('no such page');
  });

  it('have case-sensitive addresses', async () => {
    const { slug } = await makeCorePage(admin);
    expect((await visitor.get(`/api/core-pages/${slug.toUpperCase()}`)).status).toBe(404);
  });

  it.each([
    ['title', ''],
    ['title', ['x']],
    ['slug', 'Not A Slug'],
    ['content', 'é'.repeat(40_000)],
    ['sections', [null]],
    ['sections', { title: 'x' }],
    ['sections', [{ title: 'x' }]],
    ['template', 'fancy'],
    ['status', 'live'],
    ['requiresAuth', 'yes'],
    ['isEditable', 1],
    ['ogImage', 'data:text/html,x'],
    ['keywords', [1]],
  ])('refuse a wrong %s at its field (%#)', async (field, value) => {
    const { status, body } = await admin.post(PATH, { title: 'Refused', [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields).every((name) => name.startsWith(field))).toBe(true);
  });

  it('require a title', async () => {
    expect((await admin.post(PATH, {})).body.fields).toEqual({ title: ['Required'] });
  });

  it('change only the fields sent, and only from the current version', async () => {
    const { id, slug } = await makeCorePage(admin, { metaTitle: 'Meta', sections: [{ title: 'A', text: 'B' }] });
    const { status, body } = await editor
      .put(`${PATH}/${id}`, { title: 'New title', metaTitle: null, sections: null, isEditable: false })
      .set('If-Match', '"v1"');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'New title',
      slug,
      metaTitle: null,
      sections: [],
      isEditable: true,
      updatedBy: app.editorId,
      createdBy: app.adminId,
      version: 2,
    });
    expect((await editor.put(`${PATH}/${id}`, { title: 'Late' }).set('If-Match', '"v1"')).status).toBe(412);
    expect((await editor.put(`${PATH}/${id}`, { title: null })).body.fields).toEqual({ title: ['Required'] });
    const other = await makeCorePage(admin);
    expect((await editor.put(`${PATH}/${id}`, { slug: other.slug })).status).toBe(409);
    expect((await editor.put(`${PATH}/${UNKNOWN}`, { title: 'x' })).status).toBe(404);
  });

  it('go to the trash, which frees the slug', async () => {
    const { id, slug, title } = await makeCorePage(admin);
    expect((await editor.delete(`${PATH}/${id}`)).body).toMatchObject({ id, slug });
    expect((await visitor.get(`/api/core-pages/${slug}`)).status).toBe(404);
    expect((await editor.get(`${PATH}/${id}`)).status).toBe(404);
    expect((await editor.delete(`${PATH}/${id}`)).status).toBe(404);
    expect((await editor.post(PATH, { title })).body).toMatchObject({ slug });
  });

  it('can be neither changed nor deleted if fixed', async () => {
    const { id, title } = await makeCorePage(admin, { isEditable: false });
    const [changed, deleted] = [await admin.put(`${PATH}/${id}`, { title: 'x' }), await admin.delete(`${PATH}/${id}`)];
    expect(changed).toMatchObject({ status: 403, body: { error: 'This page is fixed: it cannot be changed.' } });
    expect(deleted).toMatchObject({ status: 403, body: { error: 'This page is fixed: it cannot be deleted.' } });
    expect((await admin.get(`${PATH}/${id}`)).body).toMatchObject({ title, version: 1 });
  });

  it('are listed for staff', async () => {
    const { id } = await makeCorePage(admin, { title: '50% off_er', template: 'about' });
    const { body, headers } = await editor.get(
      `${PATH}?${encodeURI('filter={"q":"50% OFF_","template":"about"}&sort=["lastModified","DESC"]&range=[0,9]')}`,
    );
    expect(body.map((p: { id: string }) => p.id)).toEqual([id]);
    expect(headers['content-range']).toBe('core-pages 0-0/1');
    expect((await editor.get(`${PATH}?sort=["content","ASC"]`)).status).toBe(400);
  });
});
