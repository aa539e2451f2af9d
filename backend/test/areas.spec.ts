import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serveSite } from '../src/site/engine/front-handler.js';
import { AreasService } from '../src/site/areas/areas.service.js';
import { makeLocation } from './factories/locations.js';
import { makeProject } from './factories/projects.js';
import { makePage } from './factories/service-location-pages.js';
import { makeService } from './factories/services.js';
import { makeTestimonial } from './factories/testimonials.js';
import { as, type Caller } from './support/api.js';
import { smallFrontEnd } from './site/small-front-end.js';
import { createTestApp, type TestApp } from './support/app.js';

interface Named {
  name?: string;
  title?: string;
}

describe('GET /api/areas', () => {
  let app: TestApp;
  let visitor: Caller;
  let editor: Caller;
  const area = async (slug: string) => (await visitor.get(`/api/areas/${slug}`).expect(200)).body as Record<string, Named[]>;
  const isIndexed = async (slug: string) => !(await visitor.get(`/areas/${slug}`).expect(200)).headers['x-robots-tag'];
  const prose = (subject: string, count: number) => Array.from({ length: count }, (_, i) => `${subject}${i}`).join(' ');

  beforeAll(async () => {
    app = await createTestApp({ prepare: (nest) => serveSite(nest, smallFrontEnd().built) });
    visitor = as(app);
    editor = as(app, app.editorToken);
    const coast = { name: 'Coast', slug: 'coast', postcodes: ['CH47', 'CH48', 'CH62'], description: prose('sea', 160) };
    const wide = await makeLocation(editor, { ...coast, subLocations: [] });
    const port = await makeLocation(editor, {
      ...{ name: 'Port', slug: 'port', description: prose('quay', 60), postcodes: ['CH62'], subLocations: ['Old Dock'] },
      ...{ latitude: 53.33, longitude: -2.97 },
    });
    await makeLocation(editor, { name: 'Away', slug: 'away', postcodes: ['CH1'], description: prose('far', 40) });
    await makeLocation(editor, { name: 'Hidden', slug: 'hidden', isActive: false });
    const [second, first] = [
      await makeService(editor, { title: 'Second', slug: 'second', order: 2 }),
      await makeService(editor, { title: 'First', slug: 'first', order: 1 }),
    ];
    const short = { heroSubtitle: 'On the quay', heroDescription: '' };
    await makePage(editor, { serviceId: second.id, locationId: port.id, status: 'published', heroSubtitle: null, heroDescription: null });
    await makePage(editor, { serviceId: first.id, locationId: port.id, status: 'published', ...short });
    await makePage(editor, { serviceId: first.id, locationId: wide.id, status: 'draft' });
    const at = ['Old Dock, Port', 'port', 'Away', 'Coast', 'Airport'];
    for (const [order, location] of at.entries()) {
      await makeProject(editor, { title: `Project at ${location}`, location, order, description: prose(`p${order}x`, 60) });
      await makeTestimonial(editor, { name: `Someone at ${location}`, location, order, comment: prose(`t${order}x`, 30) });
    }
    await makeProject(editor, { title: 'Draft', location: 'Port', publishStatus: 'draft' });
  });
  afterAll(() => app.close());

  it('lists active places', async () => {
    expect((await visitor.get('/api/areas').expect(200)).body).toEqual([
      expect.objectContaining({ slug: 'coast', name: 'Coast', latitude: null, longitude: null }),
      expect.objectContaining({ slug: 'port', postcodes: ['CH62'], latitude: 53.33, longitude: -2.97 }),
      expect.objectContaining({ slug: 'away' }),
    ]);
  });

  it('shows the services of a place, and projects and testimonials from it', async () => {
    const { services, projects, testimonials, ...place } = await area('port');
    expect(place).toMatchObject({ jobs: 2, name: 'Port', slug: 'port', postcodes: ['CH62'], subLocations: ['Old Dock'] });
    expect(services).toEqual([
      { slug: 'first', title: 'First', text: 'On the quay' },
      { slug: 'second', title: 'Second', text: null },
    ]);
    expect(projects?.map(({ title }) => title)).toEqual(['Project at Old Dock, Port', 'Project at port']);
    expect(testimonials?.map(({ name }) => name)).toEqual(['Someone at Old Dock, Port', 'Someone at port']);
  });

  it('counts places whose postcodes it covers as within it', async () => {
    const { services, projects, testimonials } = await area('coast');
    expect(services).toEqual([]);
    expect(projects?.map(({ title }) => title)).toEqual(['Project at Old Dock, Port', 'Project at port', 'Project at Coast']);
    expect(testimonials?.map(({ name }) => name)).toEqual(['Someone at Old Dock, Port', 'Someone at port', 'Someone at Coast']);
  });

  it('returns 404 for inactive and unknown places', async () => {
    for (const slug of ['hidden', 'no-such', '%00', 'x'.repeat(3_000), 'PORT']) await visitor.get(`/api/areas/${slug}`).expect(404);
    await visitor.get('/areas/hidden').expect(404);
  });

  it('keeps places with little text of their own, or that of another, out of search engines and the sitemap', async () => {
    expect(await isIndexed('port')).toBe(true);
    expect(await isIndexed('coast')).toBe(true);
    expect(await isIndexed('away')).toBe(false);
    const copy = await makeLocation(editor, { name: 'Copy', slug: 'copy', description: prose('sea', 160), order: 900 });
    expect(await isIndexed('copy')).toBe(false);
    const { text } = await visitor.get('/sitemap.xml').expect(200);
    const listed = [...text.matchAll(/<loc>[^<]*(\/areas[^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(listed).toEqual(['/areas', '/areas/coast', '/areas/port']);
    await editor.put(`/api/admin/locations/${String(copy.id)}`, { description: prose('another', 160) });
    expect(await isIndexed('copy')).toBe(true);
  });

  it('judges a place by all that its page shows', async () => {
    const town = await makeLocation(editor, {
      name: 'Town',
      slug: 'town',
      postcodes: ['CH70'],
      description: prose('town', 60),
      order: 902,
    });
    expect(await isIndexed('town')).toBe(false);
    const service = await makeService(editor, { title: 'Third', slug: 'third' });
    const texts = { heroDescription: prose('line', 100) };
    const page = await makePage(editor, { serviceId: service.id, locationId: town.id, status: 'published', ...texts });
    expect(await isIndexed('town')).toBe(true);
    expect((await visitor.get('/sitemap.xml').expect(200)).text).toContain('/areas/town<');
    await editor.put(`/api/admin/service-location-pages/${String(page.id)}`, { status: 'draft' });
    expect(await isIndexed('town')).toBe(false);
    await makeProject(editor, { title: 'In town', location: 'Town', description: prose('work', 100) });
    expect(await isIndexed('town')).toBe(true);
  });

  it('indexes a place for its facts, and says in the checks what is missing', async () => {
    const bath = await makeLocation(editor, { name: 'Bath', slug: 'bath', postcodes: ['BA1'], subLocations: ['Widcombe'], order: 903 });
    expect(await isIndexed('bath')).toBe(false);
    const overdue = () => app.get(AreasService, { strict: false }).overdue();
    expect(await overdue()).toContainEqual(
      expect.objectContaining({
        ...{ id: bath.id, path: '/areas/bath', title: 'Bath' },
        message: expect.stringContaining('Add its position on the map, a job or a review from there, or describe'),
      }),
    );
    await editor.put(`/api/admin/locations/${bath.id}`, { latitude: 51.38, longitude: -2.36 }).expect(200);
    await makeTestimonial(editor, { name: 'Jo', location: 'Bath', comment: 'Quick.' });
    expect(await isIndexed('bath')).toBe(true);
    expect((await visitor.get('/sitemap.xml').expect(200)).text).toContain('/areas/bath<');
    expect((await overdue()).map(({ path }) => path)).not.toContain('/areas/bath');
  });

  it('indexes a wider place for what it shows of its towns, and these for themselves', async () => {
    await makeLocation(editor, { name: 'County', slug: 'county', postcodes: ['CH70', 'CH71'], description: prose('wide', 80), order: 901 });
    expect(await isIndexed('county')).toBe(true);
    expect(await isIndexed('town')).toBe(true);
  });

  it('shows a change at once', async () => {
    const page = async () => (await visitor.get('/areas/port').expect(200)).text;
    expect(await page()).not.toContain('Newest work');
    await makeProject(editor, { title: 'Newest work', location: 'Port', order: 0 });
    expect(await page()).toContain('Newest work');
  });

  it('leads to the nearest page of a service that has none here, or to the first while no position is known', async () => {
    const rewiring = await makeService(editor, { title: 'Rewiring', slug: 'rewiring', order: 3 });
    const at = (name: string, order: number, latitude: number | null = null) =>
      makeLocation(editor, { name, slug: name.toLowerCase(), order, latitude, longitude: latitude === null ? null : -3 });
    const places = [await at('Far', 950, 54.9), await at('Close', 951, 53.35), await at('Unknown', 952)];
    for (const { id } of places) await makePage(editor, { serviceId: rewiring.id, locationId: id, status: 'published' });
    expect((await area('port'))['nearest']).toEqual([{ slug: 'rewiring', location: 'close' }]);
    expect((await area('away'))['nearest']).toContainEqual({ slug: 'rewiring', location: 'far' });
    expect((await area('close'))['nearest']).toEqual(expect.not.arrayContaining([expect.objectContaining({ slug: 'rewiring' })]));
  });
});
