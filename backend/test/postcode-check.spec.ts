import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
    await makeLocation(editor, { name: 'Village', slug: 'village', postcodes: ['CH66 1', 'CH66 2AA'] });
    await makeLocation(editor, { name: 'Gone', slug: 'gone', postcodes: ['CH1'], isActive: false });
    const eicr = await makeService(editor, { title: 'EICR', slug: 'eicr', order: 1 });
    const solar = await makeService(editor, { title: 'Solar', slug: 'solar', order: 2 });
    const hidden = await makeService(editor, { title: 'Hidden', slug: 'hidden', order: 0, isActive: false });
    const pages = [
      [eicr, wirral, 'published'],
      [solar, wirral, 'published'],
      [solar, bromborough, 'published'],
      [eicr, bromborough, 'draft'],
      [hidden, bromborough, 'published'],
    ] as const;
    for (const [service, location, status] of pages)
      await makePage(editor, { serviceId: service.id, locationId: location.id, title: `${service.slug} in ${location.slug}`, status });
  });
  afterAll(() => app.close());

  const SOLAR_BROMBOROUGH = { title: 'solar in bromborough', path: '/services/solar/bromborough' };

  it('returns the smallest place and its page for the service', async () => {
    expect(await ask('ch624sq', 'solar')).toEqual({
      postcode: 'CH62 4SQ',
      covered: true,
      place: 'Bromborough',
      page: SOLAR_BROMBOROUGH,
    });
  });

  it('returns the service in a wider place if the smallest has no published page', async () => {
    expect(await ask('CH62', 'eicr')).toMatchObject({ place: 'Bromborough', page: { path: '/services/eicr/wirral' } });
  });

  it('returns the first page of the place without a visible service', async () => {
    for (const service of [undefined, 'hidden', 'no-such', '', "' or 1=1"])
      expect(await ask('CH62 4', service)).toMatchObject({ page: SOLAR_BROMBOROUGH });
  });

  it('distinguishes CH6 from CH62, and sectors from each other', async () => {
    for (const elsewhere of ['CH6', 'ch6 2aa', 'CH66 3AA', 'CH66 2AB', 'L1 8JQ'])
      expect(await ask(elsewhere)).toEqual({ postcode: expect.any(String), covered: false, place: null, page: null });
    expect(await ask('CH626')).toMatchObject({ postcode: 'CH62 6', covered: true });
    expect(await ask('CH66 1AA')).toEqual({ postcode: 'CH66 1AA', covered: true, place: 'Village', page: null });
    expect(await ask('CH66 2AA')).toMatchObject({ covered: true });
  });

  it('ignores inactive places', async () => {
    expect(await ask('CH1 1AA')).toMatchObject({ covered: false, place: null });
  });

  it('explains that a postcode is invalid', async () => {
    const wrong = ['', '?postcode=', '?postcode=Wirral', '?postcode[]=CH62', '?postcode[a]=CH62', '?postcode=CH62&postcode=CH63'];
    for (const query of [...wrong, `?postcode=${'1'.repeat(5_000)}`, '?postcode=%00', '?postcode=%F0%9F%92%A1']) {
      const { body } = await visitor.get(`/api/postcode-check${query}`).expect(400);
      expect(body).toEqual({
        statusCode: 400,
        error: 'Please enter a UK postcode such as CH62 or CH62 4SQ.',
        fields: { postcode: ['Please enter a UK postcode such as CH62 or CH62 4SQ.'] },
      });
    }
  });
});
