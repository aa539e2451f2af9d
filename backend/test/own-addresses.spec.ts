// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { ImportReport } from '../src/records/csv/csv.dto.js';
import { CorePage } from '../src/core-pages/core-page.entity.js';
import { Redirect } from '../src/redirects/redirect.entity.js';
import { serveSite } from '../src/site/engine/front-handler.js';
import { makeCorePage } from './factories/core-pages.js';
import { makeRedirect } from './factories/redirects.js';
import { makeService } from './factories/services.js';
import { smallFrontEnd } from './site/small-front-end.js';
import { createTestApp, useTestApp } from './support/app.js';

const PAGES = '/api/admin/core-pages';
const REDIRECTS = '/api/admin/redirects';
const USED = [
  ...['admin', 'api', 'assets', 'e', 'media', 'preview', 'share'],
  ...['services', 'projects', 'areas', 'contact', 'postcode-check'],
];
const SENTENCE = 'The website uses the address /admin itself.';

describe('an address of the website itself', () => {
  const { app, admin } = useTestApp(() => createTestApp({ prepare: (nest) => serveSite(nest, smallFrontEnd().built) }));

  /** As earlier versions stored it. */
  const hiddenPage = async () => {
    const page = await makeCorePage(admin, { title: 'For administrators' });
    await app.dataSource.getRepository(CorePage).update(page.id, { slug: 'admin' });
    return page;
  };
  const remove = async ({ id }: { id: string }) => expect((await admin.delete(`${PAGES}/${id}`)).status).toBe(200);

  it.each(USED)('is not given to a new page: /%s', async (slug) => {
    const { status, body } = await admin.post(PAGES, { title: 'A page', slug });
    const sentence = `The website uses the address /${slug} itself. Please choose another one.`;
    expect({ status, body }).toEqual({ status: 400, body: { statusCode: 400, error: sentence, fields: { slug: [sentence] } } });
    expect((await admin.get(`${PAGES}?filter=${encodeURIComponent(JSON.stringify({ slug }))}`)).body).toEqual([]);
  });

  it('is not made from a title', async () => {
    expect(await makeCorePage(admin, { title: 'Media' })).toMatchObject({ slug: 'media-2' });
    expect((await admin.get('/api/admin/slugs/core-pages?name=Contact')).body).toEqual({ slug: 'contact-2' });
    expect((await admin.get('/api/admin/slugs/projects?name=Contact')).body).toEqual({ slug: 'contact' });
  });

  it('is not given to a page that is renamed, at once or by a plan', async () => {
    const { id } = await makeCorePage(admin);
    const refusal = { status: 400, body: { fields: { slug: [expect.stringContaining(SENTENCE)] } } };
    expect(await admin.put(`${PAGES}/${id}`, { slug: 'admin' })).toMatchObject(refusal);
    const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const plan = { resource: 'core-pages', recordId: id, action: 'publish', date, time: '12:00' };
    expect(await admin.post('/api/admin/planned-changes', { ...plan, fields: { slug: 'admin' } })).toMatchObject(refusal);
    expect(await admin.post('/api/admin/planned-changes', { ...plan, fields: { title: 'Renamed' } })).toMatchObject({ status: 201 });
  });

  it('stays with a page of an earlier version until it is renamed, outside the sitemap', async () => {
    const page = await hiddenPage();
    expect(await admin.put(`${PAGES}/${page.id}`, { slug: 'admin', title: 'Changed' })).toMatchObject({ status: 200 });
    const sitemap = async () => (await request(app.server).get('/sitemap.xml')).text;
    expect(await sitemap()).not.toContain('/admin<');
    expect(await admin.put(`${PAGES}/${page.id}`, { slug: 'for-administrators' })).toMatchObject({ status: 200 });
    expect(await sitemap()).toContain('/for-administrators<');
    const history = `/api/admin/history/core-pages/${page.id}`;
    const versions = (await admin.get(history)).body as { id: string }[];
    const restored = await admin.post(`${history}/restore`, { version: versions[1]?.id });
    expect(restored).toMatchObject({ status: 400, body: { error: expect.stringContaining(SENTENCE) } });
    await remove(page);
  });

  it('keeps a page in the trash, with a sentence', async () => {
    const page = await hiddenPage();
    await remove(page);
    const { status, body } = await admin.post('/api/admin/trash/restore', { ids: [page.id] });
    const reason = 'The website uses the address /admin itself. Create the page anew with another one.';
    expect({ status, body }).toMatchObject({ status: 200, body: { restored: [], refused: [{ reason }] } });
  });

  it('is not given to a service whose pages would be pages of the list', async () => {
    const service = await makeService(admin);
    for (const call of [
      admin.post('/api/admin/services', { title: 'Page', slug: 'page', baseDescription: 'x' }),
      admin.put(`/api/admin/services/${service.id}`, { slug: 'page' }),
    ])
      expect(await call).toMatchObject({
        status: 400,
        body: { error: 'The website uses the address /services/page itself. Please choose another one.' },
      });
    expect(await makeService(admin, { slug: 'admin' })).toMatchObject({ slug: 'admin' });
  });

  it.each([
    ['/preview/frame', 'backoffice'],
    ['/E/', 'backoffice'],
    ['/robots.txt', 'backoffice'],
    ['/Sitemap.xml', 'backoffice'],
    ['/favicon.svg', 'backoffice'],
    ['/.well-known/security.txt', 'backoffice'],
    ['/services/', '/services is a page of the website itself'],
    ['/postcode-check?postcode=CH62', '/postcode-check is a page of the website itself'],
  ])('is not redirected: %s', async (fromPath, reason) => {
    const refusal = { status: 400, body: { fields: { fromPath: [expect.stringContaining(reason)] } } };
    expect(await admin.post(REDIRECTS, { fromPath, toPath: '/about' })).toMatchObject(refusal);
    const { id } = await makeRedirect(admin);
    expect(await admin.put(`${REDIRECTS}/${id}`, { fromPath })).toMatchObject(refusal);
    const { body } = await admin.post('/api/admin/imports/redirects', { csv: `From,To\n${fromPath},/about\n`, confirm: true });
    expect(body as ImportReport).toMatchObject({
      isStored: false,
      rows: [{ outcome: 'refused', faults: [{ column: 'From', message: expect.stringContaining(reason) }] }],
    });
  });

  it('keeps a redirect in the trash, with a sentence', async () => {
    const { id } = await makeRedirect(admin);
    await app.dataSource.getRepository(Redirect).update(id, { fromPath: '/contact' });
    expect((await admin.delete(`${REDIRECTS}/${id}`)).status).toBe(200);
    expect((await admin.post('/api/admin/trash/restore', { ids: [id] })).body).toMatchObject({
      refused: [{ reason: expect.stringContaining('/contact is a page of the website itself') }],
    });
  });

  it('is served by the website, not by a page', async () => {
    expect((await request(app.server).get('/preview')).status).toBe(404);
    expect((await request(app.server).get('/admin')).headers['content-type']).toContain('text/html');
  });
});
