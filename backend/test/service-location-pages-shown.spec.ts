// On MariaDB only among the further tests.
import { describe, expect, it, jest } from '@jest/globals';
import { EntityManager, Like } from 'typeorm';
import { Location } from '../src/locations/location.entity.js';
import { ServiceLocationPage } from '../src/pages/service-location-page.entity.js';
import { makePage, makePair, PAGE_FIELDS, VISITORS, wholePage } from './factories/service-location-pages.js';
import { makeProject } from './factories/projects.js';
import { makeTestimonial } from './factories/testimonials.js';
import { UNKNOWN } from './support/api.js';
import { useTestApp } from './support/app.js';
import { addRows, ID } from './support/many-rows.js';

describe('service-location pages for visitors', () => {
  const { app, visitor, admin } = useTestApp();

  it('are summaries without long content', async () => {
    const page = await makePage(admin);
    const { status, body } = await visitor.get(VISITORS);
    expect(status).toBe(200);
    const summary = body.find((p: { id: string }) => p.id === page.id);
    expect(summary).toMatchObject({
      slug: page.slug,
      title: page.title,
      serviceSlug: expect.any(String),
      locationSlug: expect.any(String),
    });
    for (const name of ['introContent', 'content', 'whyItMatters', 'versionHistory', 'version', 'status'])
      expect(summary).not.toHaveProperty(name);
  });

  it('are read some at a time, in their order', async () => {
    await makePage(admin);
    const places = { id: ID, slug: ID, isActive: '1' };
    await addRows(app, Location, 450, places);
    await addRows(app, ServiceLocationPage, 450, { id: ID, locationId: ID, slug: ID, title: "CONCAT('Page ', n)", status: "'published'" });
    const find = jest.spyOn(EntityManager.prototype, 'find');
    const { body } = await visitor.get(VISITORS);
    expect(body.length).toBeGreaterThanOrEqual(450);
    expect(find.mock.calls.filter(([entity]) => entity === ServiceLocationPage).length).toBeGreaterThanOrEqual(3);
    find.mockRestore();
    const titles = (body as { title: string }[]).map(({ title }) => title).filter((title) => /^Page \d+$/.test(title));
    expect(titles).toEqual(titles.toSorted());
    await app.dataSource.getRepository(ServiceLocationPage).delete({ title: Like('Page %') });
    await app.dataSource.getRepository(Location).delete({ slug: Like('01900000-%') });
  });

  it('contain a project and testimonials of the service, those from the place first', async () => {
    const { serviceId, locationId } = await makePair(admin);
    const { slug } = await makePage(admin, { serviceId, locationId });
    const other = await makePair(admin);
    const relatedServices = [other.serviceId, serviceId];
    await makeProject(admin, { relatedServices: [other.serviceId], location: 'Port Sunlight' });
    await makeProject(admin, { relatedServices, location: 'Port Sunlight', isActive: false });
    await makeTestimonial(admin, { serviceId: other.serviceId, location: 'Port Sunlight' });
    await makeTestimonial(admin, { location: 'Port Sunlight' });
    await makeTestimonial(admin, { serviceId, location: 'Port Sunlight', isActive: false });
    expect((await wholePage(visitor, slug))[0]).toMatchObject({ project: null, testimonials: [] });
    const far = [await makeProject(admin, { relatedServices, order: 1 }), await makeTestimonial(admin, { serviceId, order: 1 })] as const;
    expect((await wholePage(visitor, slug))[0]).toMatchObject({ project: { slug: far[0].slug }, testimonials: [{ id: far[1].id }] });
    const near = [
      await makeProject(admin, { relatedServices, order: 2, location: 'The Dell, Port Sunlight' }),
      await makeTestimonial(admin, { serviceId, order: 2, location: 'port sunlight' }),
    ] as const;
    const [page] = await wholePage(visitor, slug);
    expect(page).toMatchObject({
      project: { slug: near[0].slug },
      testimonials: [{ id: near[1].id, comment: 'On time and tidy.' }, { id: far[1].id }],
    });
    for (const { id } of [far[0], near[0]]) await admin.delete(`/api/admin/projects/${id}`);
  });

  it('contain everything that one page shows', async () => {
    const { service, location, ...pair } = await makePair(admin, {
      service: { description: 'Card' },
      location: { order: 2, description: 'Here' },
    });
    const earlier = await makePair(admin, { location: { order: 1 } });
    const [shown, hidden] = [
      await makePair(admin, { service: { description: 'Other card', icon: 'zap', firstLocation: null } }),
      await makePair(admin, { service: { isActive: false } }),
    ];
    const relatedServices = [hidden.serviceId, UNKNOWN, shown.serviceId, pair.serviceId];
    const page = await makePage(admin, {
      ...pair,
      relatedServices,
      whyItMatters: [{ title: 'Law', text: 'It is.', more: 1 }],
      images: [{ url: '/media/a.jpg', alt: 'A' }],
      ctaOverrides: { buttonLink: '/contact' },
    });
    await makePage(admin, { serviceId: pair.serviceId, locationId: earlier.locationId });
    await makePage(admin, { serviceId: pair.serviceId, locationId: hidden.locationId, status: 'draft' });
    const response = await wholePage(visitor, page.slug);
    expect(response).toHaveLength(1);
    expect(response[0]).toMatchObject({
      ...PAGE_FIELDS,
      slug: page.slug,
      whyItMatters: [{ title: 'Law', text: 'It is.' }],
      images: [{ url: '/media/a.jpg', alt: 'A' }],
      ctaOverrides: { buttonLink: '/contact' },
      lastModified: expect.any(String),
    });
    const { id, title, slug } = service;
    expect(response[0].service).toEqual({
      id,
      title,
      slug,
      group: 'installation-upgrades',
      drawing: null,
      isEmergency: false,
      description: 'Card',
      baseDescription: 'We test it.',
      icon: null,
      image: null,
      content: null,
      gallery: [],
      ogImage: null,
      keywords: [],
      need: null,
      shortName: null,
      price: null,
    });
    expect(response[0].location).toMatchObject({
      id: location.id,
      slug: location.slug,
      description: 'Here',
      postcodes: ['CH62'],
      subLocations: ['Port Sunlight'],
    });
    expect(response[0].locations.map((l: { slug: string }) => l.slug)).toEqual([earlier.location.slug, location.slug]);
    expect(response[0].related).toEqual([
      { slug: shown.service.slug, title: shown.service.title, description: 'Other card', icon: 'zap', price: null, firstLocation: null },
    ]);
    expect(response[0]).toMatchObject({ project: null, testimonials: [] });
    for (const name of ['status', 'version', 'versionHistory', 'deletedAt', 'trashKey', 'publishedAt'])
      expect(response[0]).not.toHaveProperty(name);
  });

  const at = async (service: string, location: string) => (await visitor.get(`${VISITORS}?service=${service}&location=${location}`)).body;

  it('are also found by service and location if the slug is custom', async () => {
    const { service, location, ...pair } = await makePair(admin);
    const { id } = await makePage(admin, { ...pair, slug: 'somewhere-else' });
    expect(await wholePage(visitor, 'somewhere-else')).toMatchObject([{ id }]);
    expect(await at(service.slug, location.slug)).toMatchObject([{ id }]);
  });

  it('are at their own address even if another page has it as its slug', async () => {
    const { service, location, ...pair } = await makePair(admin);
    const page = await makePage(admin, { ...pair, slug: 'chosen-elsewhere' });
    await makePage(admin, { slug: `${service.slug}-${location.slug}` });
    expect(await at(service.slug, location.slug)).toMatchObject([{ id: page.id }]);
  });

  it.each([
    ['a draft', { page: { status: 'draft' } }],
    ['a page of an inactive service', { service: { isActive: false } }],
    ['a page of an unpublished service', { service: { status: 'draft' } }],
    ['a page of an inactive location', { location: { isActive: false } }],
  ])('never include %s', async (_, { page: fields = {}, ...pairFields }: { page?: object; service?: object; location?: object }) => {
    const { service, location, ...pair } = await makePair(admin, pairFields);
    const page = await makePage(admin, { ...pair, ...fields });
    expect(await wholePage(visitor, page.slug)).toEqual([]);
    expect(await at(service.slug, location.slug)).toEqual([]);
    expect((await visitor.get(VISITORS)).body.map((p: { id: string }) => p.id)).not.toContain(page.id);
  });

  it('are absent at an unknown address', async () => {
    const { slug } = await makePage(admin);
    for (const wrong of [
      '',
      'nothing',
      '%',
      '_',
      slug.toUpperCase(),
      `${slug} `,
      `${slug}-`,
      '\u0000',
      "' OR 1=1 --",
      'a-'.repeat(2000),
      '💥',
    ])
      expect(await wholePage(visitor, wrong)).toEqual([]);
    for (const query of ['slug=a&slug=b', 'slug[]=a', 'slug[a]=b', 'location=a', 'service=a&location=b&location=c'])
      expect((await visitor.get(`${VISITORS}?${query}`)).status).toBe(200);
  });
});
