// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { londonDay } from '../src/platform/time/london.js';
import { PageCount } from '../src/site/statistics/page-count.entity.js';
import { NO_PLACE } from '../src/site/areas/postcode-check.service.js';
import { PageStatisticsService } from '../src/site/statistics/page-statistics.service.js';
import { makeLocation } from './factories/locations.js';
import { makePage } from './factories/service-location-pages.js';
import { makeService } from './factories/services.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

describe('GET /api/postcode-check', () => {
  let app: TestApp;
  let visitor: Caller;
  const ask = async (postcode: string, service?: string) => {
    const query = new URLSearchParams({ postcode, ...(service !== undefined && { service }) });
    return (await visitor.get(`/api/postcode-check?${query.toString()}`).expect(200)).body as object;
  };

  beforeAll(async () => {
    app = await createTestApp();
    visitor = as(app);
    const editor = as(app, app.editorToken);
    const wirral = await makeLocation(editor, { name: 'Wirral', slug: 'wirral', postcodes: ['CH60', 'CH61', 'CH62'] });
    const bromborough = await makeLocation(editor, { name: 'Bromborough', slug: 'bromborough', postcodes: ['CH62'] });
    const near = { latitude: 53.3, longitude: -3 };
    await makeLocation(editor, {
      name: 'Village',
      slug: 'village',
      postcodes: ['CH66 1', 'CH66 2AA'],
      subLocations: ['St. Mary’s'],
      ...near,
    });
    const far = await makeLocation(editor, { name: 'Far', slug: 'far', postcodes: ['CH5'], latitude: 53.9, longitude: -3 });
    const next = await makeLocation(editor, { name: 'Next', slug: 'next', postcodes: ['CH7'], latitude: 53.31, longitude: -3 });
    await makeLocation(editor, { name: 'Gone', slug: 'gone', postcodes: ['CH1'], isActive: false });
    const eicr = await makeService(editor, { title: 'EICR', slug: 'eicr', order: 1 });
    const solar = await makeService(editor, { title: 'Solar', slug: 'solar', order: 2 });
    const rewiring = await makeService(editor, { title: 'Rewiring', slug: 'rewiring', order: 3 });
    const hidden = await makeService(editor, { title: 'Hidden', slug: 'hidden', order: 0, isActive: false });
    const pages = [
      [eicr, wirral, 'published'],
      [solar, wirral, 'published'],
      [solar, bromborough, 'published'],
      [eicr, bromborough, 'draft'],
      [hidden, bromborough, 'published'],
      [rewiring, far, 'published'],
      [rewiring, next, 'published'],
    ] as const;
    for (const [service, location, status] of pages)
      await makePage(editor, { serviceId: service.id, locationId: location.id, title: `${service.slug} in ${location.slug}`, status });
  });
  afterAll(() => app.close());

  const SOLAR_BROMBOROUGH = { title: 'solar in bromborough', path: '/services/solar/bromborough' };

  const NOTHING = { place: null, area: null, page: null, popular: [] };
  const VILLAGE = { title: 'Village', path: '/areas/village' };

  it('returns the smallest place and its page for the service', async () => {
    expect(await ask('ch624sq', 'solar')).toEqual({
      postcode: 'CH62 4SQ',
      covered: true,
      place: 'Bromborough',
      area: { title: 'Bromborough', path: '/areas/bromborough' },
      page: SOLAR_BROMBOROUGH,
      popular: [],
    });
  });

  it('returns the service in a wider place if the smallest has no published page', async () => {
    expect(await ask('CH62', 'eicr')).toMatchObject({ place: 'Bromborough', page: { path: '/services/eicr/wirral' } });
  });

  it('returns the services most asked for without a visible service, each in its smallest place', async () => {
    const popular = [{ title: 'eicr in wirral', path: '/services/eicr/wirral' }, SOLAR_BROMBOROUGH];
    for (const service of [undefined, 'hidden', 'no-such', '', "' or 1=1"])
      expect(await ask('CH62 4', service)).toMatchObject({ page: null, popular });
    const counts = app.dataSource.getRepository(PageCount);
    const day = londonDay(new Date());
    await counts.insert([
      { day, kind: 'view', path: '/services/eicr/wirral', count: 90 },
      { day, kind: 'call', path: '/services/solar/wirral', count: 2 },
      { day, kind: 'enquiry', path: '/services/solar/bromborough', count: 1 },
      { day, kind: 'enquiry', path: '/services/eicr/bromborough', count: 2 },
    ]);
    // They are counted once an hour.
    expect(await ask('CH62 4')).toMatchObject({ popular });
    const anHourLater = new Date(Date.now() + 3_600_001);
    await app.get(PageStatisticsService, { strict: false }).contacts(anHourLater);
    expect(await ask('CH62 4')).toMatchObject({ popular: popular.toReversed() });
  });

  it('takes a question and letters of full width', async () => {
    for (const typed of ['CH62 4SQ?', 'Bromborough ?!', 'ＣＨ６２\u3000４ＳＱ'])
      expect(await ask(typed)).toMatchObject({ place: 'Bromborough' });
  });

  it('distinguishes CH6 from CH62, and sectors from each other', async () => {
    for (const elsewhere of ['CH6', 'ch6 2aa', 'CH66 3AA', 'CH66 2AB', 'L1 8JQ'])
      expect(await ask(elsewhere)).toEqual({ postcode: expect.any(String), covered: false, ...NOTHING });
    expect(await ask('CH626')).toMatchObject({ postcode: 'CH62 6', covered: true });
    expect(await ask('CH66 1AA')).toEqual({
      postcode: 'CH66 1AA',
      covered: true,
      place: 'Village',
      area: VILLAGE,
      page: null,
      popular: [],
    });
    expect(await ask('CH66 2AA')).toMatchObject({ covered: true });
  });

  it('ignores inactive places', async () => {
    expect(await ask('CH1 1AA')).toMatchObject({ covered: false, place: null });
  });

  it.each([
    ['bromborough town centre', 'Bromborough', 'Bromborough'],
    [' bromborough , wirral', 'Bromborough', 'Bromborough'],
    ['nr. ST MARYS', 'St. Mary’s', 'Village'],
    ['st. mary’s, Village', 'St. Mary’s', 'Village'],
    ['town of WIRRAL', 'Wirral', 'Wirral'],
    ['the wirral peninsula, UK', 'Wirral', 'Wirral'],
    ['bromborough village wirral', 'Bromborough', 'Bromborough'],
    ['Wirral - Bromborough', 'Bromborough', 'Bromborough'],
    ['Bromborough on the Wirral', 'Bromborough', 'Bromborough'],
  ])('finds %j by its name', async (typed, name, place) => {
    expect(await ask(typed)).toMatchObject({ postcode: name, covered: true, place });
  });

  it.each([
    ['CH62 4SQ Bromborough, UK', 'CH62 4SQ'],
    ['Bromborough ch624sq', 'CH62 4SQ'],
    ['Bromborough (CH62)', 'CH62'],
  ])('reads the postcode in %j', async (typed, postcode) => {
    expect(await ask(typed)).toMatchObject({ postcode, covered: true, place: 'Bromborough' });
  });

  it('offers the page in a wider place, too, for a name', async () => {
    expect(await ask('Bromborough', 'eicr')).toMatchObject({ page: { path: '/services/eicr/wirral' } });
  });

  it('does not claim that an unknown name is outside', async () => {
    for (const name of ['Chester', 'my house', 'Gone', 'Bromborough Road, Chester'])
      expect(await ask(name, 'eicr')).toEqual({ postcode: name, covered: null, ...NOTHING });
  });

  it('offers the page of the service in the nearest place if none covers it', async () => {
    const page = { title: 'rewiring in next', path: '/services/rewiring/next' };
    expect(await ask('Village', 'rewiring')).toMatchObject({ place: 'Village', page });
    expect(await ask('CH66 1AA', 'rewiring')).toMatchObject({ page });
    expect(await ask('L1 8JQ', 'rewiring')).toMatchObject({ covered: false, page: null });
  });

  it('covers the company’s own postcode', async () => {
    const admin = as(app, app.adminToken);
    await admin.put('/api/admin/company-info', { address: '3 High Street, Ambleside, LA22 9BU', latitude: 53.8, longitude: -3 });
    for (const own of ['LA22 9BU', 'la229bt', 'LA22', 'LA22 9'])
      expect(await ask(own, 'rewiring')).toEqual({
        ...{ postcode: expect.stringMatching(/^LA22/), covered: true, ...NOTHING },
        page: { title: 'rewiring in far', path: '/services/rewiring/far' },
      });
    expect(await ask('LA22 0AA')).toMatchObject({ covered: false });
    await admin.put('/api/admin/company-info', { address: 'Nowhere' });
    expect(await ask('LA22 9BU')).toMatchObject({ covered: false });
  });

  it('sends nobody away while no place has postcodes', async () => {
    const editor = as(app, app.editorToken);
    const locations = (await editor.get('/api/admin/locations').expect(200)).body as { id: string; postcodes: string[] }[];
    for (const { id } of locations) await editor.put(`/api/admin/locations/${id}`, { postcodes: [] });
    expect(await ask('L1 8JQ')).toEqual({ postcode: 'L1 8JQ', covered: null, ...NOTHING });
    for (const { id, postcodes } of locations) await editor.put(`/api/admin/locations/${id}`, { postcodes });
    expect(await ask('L1 8JQ')).toMatchObject({ covered: false });
  });

  it('explains that what was typed is invalid', async () => {
    const wrong = ['', '?postcode=', '?postcode=12', '?postcode[]=CH62', '?postcode[a]=CH62', '?postcode=CH62&postcode=CH63'];
    for (const query of [...wrong, `?postcode=${'1'.repeat(5_000)}`, '?postcode=%00', '?postcode=%F0%9F%92%A1']) {
      const { body } = await visitor.get(`/api/postcode-check${query}`).expect(400);
      expect(body).toEqual({
        statusCode: 400,
        error: NO_PLACE,
        fields: { postcode: [NO_PLACE] },
      });
    }
  });
});
