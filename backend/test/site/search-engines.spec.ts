// Says the same on any database.
import { afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { SMITH } from '../factories/owner.js';
import { makePage, makePair } from '../factories/service-location-pages.js';
import { as } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { smallFrontEnd } from './small-front-end.js';

describe('search engines', () => {
  let app: TestApp;
  const start = async (options: Parameters<typeof createTestApp>[0]) => {
    app = await createTestApp({ ...options, prepare: (nest) => serveSite(nest, smallFrontEnd().built) });
  };
  afterEach(() => app.close());
  const text = async (path: string) => (await request(app.server).get(path)).text;
  const staff = (method: 'get' | 'put', path: string, body?: object) =>
    request(app.server)[method](path).set('Authorization', `Bearer ${app.adminToken}`).send(body);

  it('find every published page by its canonical address and last change', async () => {
    await start({ seed: 'demo' });
    const sitemap = await request(app.server).get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    const paths = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace('http://localhost:3000', ''));
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/about', '/services', '/projects', '/contact', '/privacy', '/services/eicr-testing/wirral']),
    );
    expect(paths.filter((path) => /^\/services\/[^/]+$/.test(path))).toEqual([]);
    expect(paths.filter((path) => path.startsWith('/projects/')).length).toBeGreaterThanOrEqual(12);
    expect(new Set(paths).size).toBe(paths.length);
    expect(sitemap.text).toMatch(/<loc>http:\/\/localhost:3000\/<\/loc><lastmod>\d{4}-\d\d-\d\dT/);

    const [project] = (await staff('get', '/api/admin/projects')).body as { id: string; slug: string }[];
    await staff('put', `/api/admin/projects/${project?.id}`, { isActive: false });
    expect(await text('/sitemap.xml')).not.toContain(`/projects/${project?.slug}<`);
  });

  it('find the sitemap in robots.txt', async () => {
    await start({});
    expect(await text('/robots.txt')).toBe(
      'User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: http://localhost:3000/sitemap.xml\n',
    );
    expect(await text('/')).toContain('"noindex":false');
  });

  it('ignore a public address until nothing of the sample company claims anything', async () => {
    await start({ seed: 'demo', env: { PUBLIC_URL: 'https://www.example.co.uk' } });
    // Only a page that may be crawled can say noindex.
    expect(await text('/robots.txt')).toBe('User-agent: *\nDisallow: /admin\nDisallow: /api\n');
    for (const path of ['/', '/services']) {
      expect(await text(path)).toContain('"noindex":true');
      expect((await request(app.server).get(path)).headers['x-robots-tag']).toBe('noindex');
    }
    expect(await text('/sitemap.xml')).not.toContain('<loc>');
    const reasons = async () =>
      ((await staff('get', '/api/admin/dashboard')).body as { hiddenBecauseOf: { resource: string; id: string; field: string }[] })
        .hiddenBecauseOf;
    expect(new Set((await reasons()).map(({ resource }) => resource))).toEqual(
      new Set(['company-info', 'homepage', 'core-pages', 'projects', 'testimonials', 'services', 'service-location-pages']),
    );
    await staff('put', '/api/admin/company-info', SMITH);
    expect((await reasons()).flatMap(({ field }) => field ?? [])).toEqual([
      'accreditations',
      'keyClients',
      'insurance',
      'guaranteeMonths',
      ...['accreditationProofs', 'reviewProfiles', 'insuredSum', 'people'],
      'projectsCompletedSource',
      'satisfactionRateSource',
    ]);
    expect(await text('/')).toContain('"noindex":true');

    // Another order makes an invented review no true one.
    const [review] = (await reasons()).filter(({ resource }) => resource === 'testimonials');
    await staff('put', `/api/admin/testimonials/${review?.id}`, { order: 7 });
    expect(await reasons()).toContainEqual(review);
    await staff('put', `/api/admin/testimonials/${review?.id}`, { comment: 'What a customer of ours really said.' });
    expect(await reasons()).not.toContainEqual(review);

    await staff('put', '/api/admin/set-up/places', { places: [{ name: 'Chester', postcodes: ['CH1'] }] });
    const { listed } = (await staff('get', '/api/admin/set-up')).body as { listed: string };
    expect(
      (
        await request(app.server)
          .post('/api/admin/set-up/remove-demonstration')
          .set('Authorization', `Bearer ${app.adminToken}`)
          .send({ listed })
      ).status,
    ).toBe(200);
    expect(await reasons()).toEqual([]);
    expect(await text('/robots.txt')).toContain('Sitemap: https://www.example.co.uk/sitemap.xml');
    expect(await text('/')).toContain('"noindex":false');
    expect((await request(app.server).get('/')).headers).not.toHaveProperty('x-robots-tag');
    expect((await request(app.server).get('/nowhere')).headers['x-robots-tag']).toBe('noindex');
  });

  it('ignore pages that are thin or repeat another', async () => {
    await start({});
    const editor = as(app, app.editorToken);
    const { service, location, serviceId, locationId } = await makePair(editor);
    const other = await makePair(editor);
    const prose = (seed: string) => `<p>${Array.from({ length: 200 }, (_, n) => `${seed}${n}`).join(' ')}</p>`;
    const paths = [location, other.location].map(({ slug }) => `/services/${service.slug}/${slug}`) as [string, string];
    const indexed = async () => {
      const sitemap = await text('/sitemap.xml');
      return Promise.all(paths.map(async (path) => [sitemap.includes(`${path}<`), (await text(path)).includes('"noindex":false')]));
    };

    const first = await makePage(editor, { serviceId, locationId });
    const second = await makePage(editor, { serviceId, locationId: other.locationId, content: prose('second') });
    expect(await indexed()).toEqual([
      [false, false],
      [true, true],
    ]);

    await editor.put(`/api/admin/service-location-pages/${first.id}`, { content: prose('first') });
    expect(await indexed()).toEqual([
      [true, true],
      [true, true],
    ]);

    await editor.put(`/api/admin/service-location-pages/${second.id}`, { content: prose('first') });
    expect(await indexed()).toEqual([
      [true, true],
      [false, false],
    ]);

    // A page with another canonical is not listed either.
    await editor.put(`/api/admin/service-location-pages/${first.id}`, { canonicalUrl: 'https://www.example.org/' });
    expect((await indexed())[0]).toEqual([false, true]);
  });
});
