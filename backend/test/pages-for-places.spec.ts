import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ServiceLocationPage } from '../src/pages/service-location-page.entity.js';
import { auditOf, makePage, makePair, PAGE_FIELDS, PATH, wholePage } from './factories/service-location-pages.js';
import { UNKNOWN } from './support/api.js';
import { useTestApp } from './support/app.js';

interface Page {
  id: string;
  slug: string;
}

describe('pages for places', () => {
  const { app, visitor, editor } = useTestApp();

  /** A service, and the fields of a published page in each of so many places. */
  const makeWanted = async (count: number) => {
    const { service, ...pair } = await makePair(editor);
    const places = [pair.location];
    while (places.length < count) places.push((await makePair(editor)).location);
    const pages = places.map(({ id, slug }) => ({
      ...PAGE_FIELDS,
      heroTitle: `In ${slug}`,
      serviceId: service.id,
      locationId: id,
      status: 'published',
    }));
    return { service, places, pages };
  };
  const post = (pages: unknown, key: string = randomUUID()) => editor.post(`${PATH}/batch`, { pages }).set('Idempotency-Key', `"${key}"`);
  const count = (serviceId: string) => app.dataSource.getRepository(ServiceLocationPage).countBy({ serviceId });

  it('are created together, with address, audit row and publication of a single one', async () => {
    const { service, places, pages } = await makeWanted(3);
    const { status, body } = await post(pages);
    expect(status).toBe(201);
    const slugs = places.map(({ slug }) => `${service.slug}-${slug}`);
    expect((body as Page[]).map(({ slug }) => slug)).toEqual(slugs);
    for (const { id, slug } of body as Page[]) {
      expect((await auditOf(app, id))[0]).toMatchObject({ action: 'create', userId: app.editorId, changes: { slug: { after: slug } } });
      expect(await wholePage(visitor, slug)).toEqual([expect.objectContaining({ id })]);
    }
    const drafts = (await makeWanted(1)).pages.map((page) => ({ ...page, status: 'draft' }));
    const [draft] = (await post(drafts)).body;
    expect(draft).toMatchObject({ status: 'draft', publishedAt: null });
  });

  it('are refused together: the fields name each page and what is wrong', async () => {
    const { service, pages } = await makeWanted(3);
    const wrong = await post(pages.map((page, index) => (index === 1 ? { ...page, metaTitle: '' } : page)));
    expect(wrong).toMatchObject({ status: 400, body: { fields: { 'pages.1.metaTitle': ['Required'] } } });
    const unknown = await post(pages.map((page, index) => (index === 2 ? { ...page, locationId: UNKNOWN } : page)));
    expect(unknown).toMatchObject({
      status: 400,
      body: { fields: { 'pages.2.locationId': [expect.stringContaining('no such location')] } },
    });
    expect(unknown.body.error).toMatch(/^None of the 3 pages was saved\. One of them was refused\. There is no such location/);
    const twice = await post([...pages, pages[0]]);
    expect(twice).toMatchObject({ status: 409, body: { fields: { 'pages.3.locationId': [expect.stringContaining('already exists')] } } });
    expect(await count(service.id)).toBe(0);
  });

  it('name every page that somebody has created in the meantime', async () => {
    const { service, pages } = await makeWanted(3);
    const [first, , last] = pages as [(typeof pages)[0], unknown, (typeof pages)[0]];
    for (const pair of [first, last]) await makePage(editor, pair);
    const { status, body } = await post(pages);
    expect(status).toBe(409);
    expect(body.error).toMatch(
      /^None of the 3 pages was saved\. 2 of them were refused\. A page for Testing \d+ in Place \d+ already exists/,
    );
    expect(Object.keys(body.fields)).toEqual(['pages.0.locationId', 'pages.2.locationId']);
    expect(await count(service.id)).toBe(2);
  });

  it('never exist twice after simultaneous requests', async () => {
    const { service, pages } = await makeWanted(3);
    const responses = await Promise.all([post(pages), post([...pages].reverse()), editor.post(PATH, pages[1])]);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await count(service.id)).toBe(responses[2].status === 201 ? 1 : 3);
  });

  it('are returned again when the request is repeated, also those that were deleted since', async () => {
    const { service, pages } = await makeWanted(2);
    const key = randomUUID();
    const responses = await Promise.all([post(pages, key), post(pages, key)]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    const ids = (body: Page[]) => body.map(({ id }) => id);
    expect(ids(responses[0].body)).toHaveLength(2);
    expect(ids(responses[1].body)).toEqual(ids(responses[0].body));
    await editor.delete(`${PATH}/${ids(responses[0].body)[1]}`).expect(200);
    expect(ids((await post(pages, key)).body)).toEqual(ids(responses[0].body));
    expect(await count(service.id)).toBe(1);
    expect((await post(pages.slice(1), key)).status).toBe(422);
  });

  it('are between one and fifty', async () => {
    for (const none of [[], null, undefined]) expect((await post(none)).body.fields).toEqual({ pages: ['Required'] });
    const tooMany = await post(Array.from({ length: 51 }, () => ({})));
    expect(tooMany.body.fields).toMatchObject({ pages: ['Please use at most 50 entries'] });
    expect((await post('all')).status).toBe(400);
  });

  it('begin with texts made of service and place, where there is none yet', async () => {
    const { service, location, ...pair } = await makePair(editor, { service: { title: 'Gate Motors' }, location: { name: 'Frankby' } });
    const find = async () =>
      (await editor.get(`${PATH}/places/${service.id}`)).body as { title: string; isVisible: boolean; places: { locationId: string }[] };
    const placeOf = ({ places }: Awaited<ReturnType<typeof find>>) => places.find(({ locationId }) => locationId === location.id);
    const found = await find();
    expect(found).toMatchObject({ title: 'Gate Motors', isVisible: true });
    expect(placeOf(found)).toMatchObject({
      name: 'Frankby',
      isActive: true,
      pageId: null,
      texts: {
        heroTitle: 'Gate Motors in Frankby',
        metaDescription: 'Gate Motors in Frankby. We test it.',
        introContent: expect.stringMatching(/works in Frankby, including Port Sunlight\.<\/p>$/),
      },
    });
    const { id } = await makePage(editor, pair);
    expect(placeOf(await find())).toMatchObject({ pageId: id });
    expect((await editor.get(`${PATH}/places/${UNKNOWN}`)).status).toBe(404);
  });
});
