// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { RateLimit } from '../../src/platform/limits/rate-limit.js';
import { PageCount } from '../../src/site/statistics/page-count.entity.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { makeMedia } from '../factories/media.js';
import { makePair, PAGE_FIELDS } from '../factories/service-location-pages.js';
import { UNKNOWN } from '../support/api.js';
import { createTestApp, useTestApp } from '../support/app.js';

interface Shown {
  html: string;
  path: string;
  problems: Record<string, string[]>;
}

type Fields = Record<string, unknown> & { id: string };

/** Changes that move a page, and what is around it. */
const CHANGES: Record<string, Record<string, unknown>> = {
  homepage: { metaTitle: 'Another title of the homepage' },
  services: {
    title: 'Renamed service',
    slug: 'renamed-service',
    order: 3,
    content: '<p>Words&nbsp;of the\u00a0<strong>service</strong></p>',
  },
  'service-location-pages': {
    heroTitle: 'Another hero',
    content: '<h2>More&nbsp;</h2><p>10\u00a0kW</p>',
    deliverables: ['A\u00a0certificate'],
  },
  projects: {
    title: 'Renamed project',
    slug: 'renamed-project',
    order: 900,
    sector: 'education',
    outcome: 'It\u00a0works.\u00a0',
    content: '<p>&nbsp;10&nbsp;kW</p>',
  },
  'core-pages': {
    title: 'Renamed page',
    slug: 'renamed-page',
    sections: [{ title: '\u00a0New', text: 'Section\u00a0one' }],
    content: '<p>A&nbsp;page</p>',
  },
};
const RESOURCES = Object.keys(CHANGES);

/** Without the mark that tells search engines to stay away, and the time of the last save, which a preview has not had. */
const unmarked = (html: string) =>
  html.replace('<meta name="robots" content="noindex">', '').replace(/"dateModified":"[^"]*"/, '"dateModified":""');

describe('previews', () => {
  const { app, editor: staff } = useTestApp(() => createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) }));

  const page = async (path: string) => (await fetch(app.url + path)).text();
  const render = async (resource: string, fields: object, id?: string) => {
    const { status, body } = await staff.post('/api/admin/previews/render', { resource, id, fields });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as Shown;
  };
  const refused = async (resource: string, fields: object, id?: string) => {
    const { status, body } = await staff.post('/api/admin/previews/render', { resource, id, fields });
    return { status, body: body as { error: string; fields?: object } };
  };
  /** A published record, as its form holds it. */
  const recordOf = async (resource: string): Promise<Fields> => {
    if (resource === 'homepage') return (await staff.get('/api/admin/homepage/draft')).body as Fields;
    const rows = (await staff.get(`/api/admin/${resource}`)).body as Fields[];
    const found = rows.find(({ slug }) => slug === 'about') ?? rows[1];
    if (!found) throw new Error(`No ${resource}.`);
    return found;
  };

  it.each(RESOURCES)('of published %s equal the page byte for byte, and the page of changes once they are saved', async (resource) => {
    const { id, content, ...stored } = await recordOf(resource);
    // The sample content is stored as written; saving cleans it.
    if (resource !== 'homepage') expect((await staff.put(`/api/admin/${resource}/${id}`, { content })).status).toBe(200);
    const shown = await render(resource, { ...stored, content }, id);
    const before = await page(shown.path);
    expect(before).toContain('</html>');
    expect(unmarked(shown.html)).toBe(unmarked(before));
    expect(shown).toMatchObject({ problems: {} });

    const changed = await render(resource, { ...stored, content, ...CHANGES[resource] }, id);
    expect(changed.html).not.toBe(shown.html);
    expect(await page(shown.path)).toBe(before);

    expect((await staff.put(`/api/admin/${resource}/${id}`, CHANGES[resource])).status).toBe(200);
    if (resource === 'homepage') expect((await staff.post(`/api/admin/homepage/${id}/publish`, {})).status).toBe(201);
    expect(unmarked(changed.html)).toBe(unmarked(await page(changed.path)));
  });

  it.each(['services', 'projects', 'core-pages'])('show %s that nobody has saved', async (resource) => {
    const { html, path } = await render(resource, { title: 'Not <saved> yet', baseDescription: 'x' });
    expect(html).toContain('Not &lt;saved&gt; yet');
    expect(html).toContain('<meta name="robots" content="noindex">');
    if (resource !== 'services') expect((await fetch(app.url + path)).status).toBe(404);
    expect(await page('/sitemap.xml')).not.toContain('not-saved-yet');
    expect((await render(resource, {})).html).toContain('Untitled');
  });

  it('show the new page of a service and of a place that has none, with its tab', async () => {
    const { serviceId, locationId, location } = await makePair(staff);
    const draft = { ...PAGE_FIELDS, serviceId, locationId, heroTitle: 'Not saved yet' };
    const { html, path } = await render('service-location-pages', draft);
    expect(html).toContain('Not saved yet');
    expect(path.endsWith(`/${location.slug}`)).toBe(true);
    expect((await fetch(app.url + path)).status).toBe(404);
    expect(await refused('service-location-pages', { ...draft, locationId: undefined })).toMatchObject({
      status: 400,
      body: { error: 'Please choose a location to see the page.', fields: { locationId: ['Required'] } },
    });
    // Visitors see the service on the list only, until it has a page.
    expect((await render('services', { title: 'Now called so' }, serviceId)).path).toBe('/services');
  });

  it('show what is stored in the place of what cannot be saved, and say so', async () => {
    const { id, title, metaTitle } = await recordOf('projects');
    const kpis = [
      { label: 'Right', value: '24 m' },
      { label: 'Wrong', value: '' },
    ];
    expect((await render('projects', { title: null }, id)).problems).toEqual({ title: ['Required'] });
    const { html, problems } = await render(
      'projects',
      { title: '', metaTitle: 'x'.repeat(500), kpis, pairs: 'none', outcome: 'Kept' },
      id,
    );
    expect(problems).toMatchObject({ title: ['Required'], metaTitle: [expect.any(String)], 'kpis.1.value': ['Required'] });
    expect(Object.keys(problems).sort()).toEqual(['kpis.1.value', 'metaTitle', 'pairs', 'title']);
    expect(html).toContain(`${String(metaTitle ?? title)}`.slice(0, 10));
    expect(html).toContain('Kept');
    expect(html).toContain('Right');
    expect(html).not.toContain('Wrong');
  });

  // @asvs 1.2.2, 1.3.1
  it('clean rich text as saving does, and show no link that could not be saved', async () => {
    const { id } = await recordOf('core-pages');
    const content =
      '<p onclick="alert(1)">Harmless</p><script>alert(2)</script><img src="x" onerror="alert(3)"><a href="javascript:alert(4)">a</a>';
    const { html } = await render('core-pages', { content }, id);
    expect(html).toContain('<p>Harmless</p>');
    expect(html).not.toContain('alert(');

    const { blocks, ...home } = (await recordOf('homepage')) as Fields & { blocks: { type: string; content: object }[] };
    const hostile = blocks.map((block) => ({ ...block, content: { ...block.content, ctaLink: 'javascript:alert(5)' } }));
    const shown = await render('homepage', { ...home, blocks: hostile }, home.id);
    expect(shown.html).not.toContain('alert(');
    expect(Object.keys(shown.problems)).toContainEqual(expect.stringMatching(/^blocks\.\d+\.content\.ctaLink$/));
    expect((await render('homepage', { blocks: 'none' }, home.id)).problems).toHaveProperty('blocks');
    expect((await render('homepage', { blocks: [null, ...blocks] }, home.id)).problems).toHaveProperty(['blocks.0']);
  });

  it('know a record by its id, whoever has its new address', async () => {
    const rows = (await staff.get('/api/admin/projects')).body as Fields[];
    const [mine, other] = rows;
    const { html, path } = await render('projects', { slug: other?.['slug'], title: 'Mine' }, mine?.id);
    expect(path).toBe(`/projects/${String(other?.['slug'])}`);
    expect(html).toContain('Mine');
    expect(await refused('core-pages', { title: 'x', slug: 'services' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('another one') as unknown, fields: { slug: expect.anything() as unknown } },
    });
    expect(await refused('core-pages', { title: 'x', slug: 'postcode-check' })).toMatchObject({ status: 400 });
    expect(await refused('projects', {}, UNKNOWN)).toMatchObject({ status: 404 });
  });

  it('show a picture that was just chosen with its copies', async () => {
    const { id } = await recordOf('projects');
    const { url } = await makeMedia(app);
    const { html } = await render('projects', { images: [{ url, alt: 'New' }] }, id);
    expect(html).toContain(`<img src="${url}?v=1" srcSet="${url.replace('.webp', '-small.webp')}?v=1 40w"`);
  });

  it('are neither counted nor kept', async () => {
    const counts = await app.dataSource.getRepository(PageCount).count();
    const { headers } = await staff.post('/api/admin/previews/render', { resource: 'homepage', fields: {} });
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(await app.dataSource.getRepository(PageCount).count()).toBe(counts);
  });

  it('are shown in a frame of the backoffice only, where no script runs', async () => {
    const { status, headers } = await fetch(`${app.url}/preview/frame`);
    expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
      status: 200,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; (?!.*script-src).*frame-ancestors 'self'$/) as unknown,
    });
  });

  it('pause for an account that asks too often', async () => {
    const budget = { key: `preview:${app.editorId}`, limit: 600, windowMs: 60_000 };
    const rateLimit = app.get(RateLimit);
    while ((await rateLimit.take(budget)).allowed);
    expect(await refused('homepage', {})).toMatchObject({ status: 429, body: { error: expect.stringContaining('pauses') as unknown } });
    await rateLimit.renew(budget);
  });
});
