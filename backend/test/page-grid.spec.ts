import { describe, expect, it } from '@jest/globals';
import { londonDay } from '../src/platform/time/london.js';
import type { GridCell, PageGridRecord } from '../src/site/statistics/page-grid.dto.js';
import { PageCount } from '../src/site/statistics/page-count.entity.js';
import { makePage, PATH } from './factories/service-location-pages.js';
import { as } from './support/api.js';
import { useTestApp } from './support/app.js';

const GRID = '/api/admin/page-grid';

/** A text whose words are in no text with another seed. */
const prose = (seed: string) => `<p>${Array.from({ length: 250 }, (_, n) => `${seed}w${n}`).join(' ')}</p>`;

describe('GET /api/admin/page-grid', () => {
  const { app, editor: staff } = useTestApp();

  const read = async () => (await staff.get(GRID).expect(200)).body as PageGridRecord;
  const place = async (name: string) => ((await staff.post('/api/admin/locations', { name }).expect(201)).body as { id: string }).id;

  it('is for staff only, and empty on an empty site', async () => {
    await as(app).get(GRID).expect(401);
    expect(await read()).toEqual({ from: expect.any(String), services: [], places: [], cells: [] });
  });

  it('says of each service in each place whether there is a page, how it is and what it brought', async () => {
    const first = await makePage(staff, { content: prose('one') });
    const { serviceId, locationId } = (await staff.get(`${PATH}/${first.id}`)).body as { serviceId: string; locationId: string };
    await staff.put(`/api/admin/locations/${locationId}`, { name: 'Aaton', order: 0 }).expect(200);
    const places = { copy: await place('Beeton'), thin: await place('Ceeton'), draft: await place('Deeton'), hidden: await place('Eeton') };
    const make = (at: string, fields: object) => makePage(staff, { serviceId, locationId: at, ...fields });
    const pages = {
      copy: await make(places.copy, { content: prose('one') }),
      thin: await make(places.thin, {}),
      draft: await make(places.draft, { status: 'draft' }),
      hidden: await make(places.hidden, { content: prose('two') }),
    };
    await staff.put(`/api/admin/locations/${places.hidden}`, { isActive: false }).expect(200);
    await place('Feeton');
    const { slug } = (await staff.get(`/api/admin/services/${serviceId}`)).body as { slug: string };
    const at = (await staff.get(`/api/admin/locations/${locationId}`)).body as { slug: string };
    const path = `/services/${slug}/${at.slug}`;
    const day = londonDay(new Date());
    await app.dataSource.getRepository(PageCount).insert([
      { day, kind: 'view', path, count: 30 },
      { day, kind: 'call', path, count: 2 },
      { day, kind: 'enquiry', path, count: 1 },
    ]);

    const { services, places: columns, cells } = await read();
    expect(services).toMatchObject([{ id: serviceId, isShown: true }]);
    expect(columns.map(({ name, isShown }) => [name, isShown])).toContainEqual(['Eeton', false]);
    expect(columns).toHaveLength(6);
    const cell = (id: string): GridCell | undefined => cells.find(({ pageId }) => pageId === id);
    expect(cells).toHaveLength(5);
    expect(cell(first.id)).toEqual({ pageId: first.id, serviceId, locationId, state: 'live', like: null, views: 30, enquiries: 3 });
    expect(cell(pages.copy.id)).toMatchObject({ state: 'alike', like: 'Aaton', views: 0, enquiries: 0 });
    expect(cell(pages.thin.id)).toMatchObject({ state: 'thin', like: null });
    expect(cell(pages.draft.id)).toMatchObject({ state: 'draft' });
    expect(cell(pages.hidden.id)).toMatchObject({ state: 'hidden' });
    await staff.delete(`${PATH}/${pages.draft.id}`).expect(200);
    expect((await read()).cells).toHaveLength(4);
  });
});
