import { describe, expect, it } from '@jest/globals';
import type { PublicLocation } from '../src/locations/location.dto.js';
import { Location } from '../src/locations/location.entity.js';
import { makeLocation } from './factories/locations.js';
import { makePage } from './factories/service-location-pages.js';
import { makeService } from './factories/services.js';
import { useTestApp } from './support/app.js';
import { describeSlugs, describeStaffCalls } from './support/content-contract.js';

describe('locations', () => {
  const { app, visitor, editor } = useTestApp();

  describeStaffCalls(() => app, {
    resource: 'locations',
    label: 'location',
    name: 'name',
    make: makeLocation,
    required: ['name'],
    refused: [
      ['name', ['Wirral'], /Invalid input/],
      ['name', 'x'.repeat(201), /at most 200 characters/],
      ['slug', '-wirral-', /lower-case/],
      ['description', 'x'.repeat(5_001), /at most 5,000/],
      ['postcodes', 'CH62, CH63', /Invalid input/],
      ['postcodes', [62], /Invalid input/],
      ['postcodes', [null], /Invalid input/],
      ['postcodes', ['CH62', 'Wirral'], /^"WIRRAL" is not a UK postcode/],
      ['postcodes', ['x'.repeat(100_000)], /"X{20}" is not a UK postcode/],
      ['postcodes', Array.from({ length: 201 }, () => 'CH62'), /at most 200 entries/],
      ['subLocations', { a: 'b' }, /Invalid input/],
      ['subLocations', ['x'.repeat(201)], /at most 200 characters for each/],
      ['latitude', 'north', /^Please write a number/],
      ['latitude', -3.05, /^Are latitude and longitude the wrong way round\?/],
      ['longitude', 53.38, /^Are latitude and longitude the wrong way round\?/],
      ['order', 2.5, /whole number/],
      ['order', '1', /Please write a number/],
      ['isActive', 1, /Invalid input/],
    ],
  });

  describeSlugs(() => app, { resource: 'locations', name: 'name', make: makeLocation });

  it('get defaults and come last without an order', async () => {
    const count = await app.dataSource.getRepository(Location).count();
    const { body } = await editor.post('/api/admin/locations', { name: 'Hoylake' });
    expect(body).toMatchObject({
      slug: 'hoylake',
      description: null,
      postcodes: [],
      subLocations: [],
      order: count,
      isActive: true,
      version: 1,
    });
    expect(await makeLocation(editor, { order: null })).toMatchObject({ order: count + 1 });
    expect(await makeLocation(editor, { order: 0 })).toMatchObject({ order: 0 });
  });

  it('normalise postcodes', async () => {
    const { id, postcodes } = await makeLocation(editor, { postcodes: [' ch62 ', 'CH62  4sq', 'ch624SQ', '', '  ', 'w1a'] });
    expect(postcodes).toEqual(['CH62', 'CH62 4SQ', 'CH624SQ', 'W1A']);
    expect(await makeLocation(editor, { latitude: '53.38', longitude: '3.05° W' })).toMatchObject({ latitude: 53.38, longitude: -3.05 });
    expect((await editor.put(`/api/admin/locations/${id}`, { name: 'Renamed' })).body).toMatchObject({ postcodes });
    expect((await editor.put(`/api/admin/locations/${id}`, { postcodes: null })).body).toMatchObject({ postcodes: [] });
  });

  it('drop empty sub-locations', async () => {
    const { subLocations } = await makeLocation(editor, { subLocations: [' Port Sunlight ', '', 'New Ferry'] });
    expect(subLocations).toEqual(['Port Sunlight', 'New Ferry']);
  });

  it('show visitors what is active, in order', async () => {
    const [last, inactive, first, gone] = [
      await makeLocation(editor, { name: 'Shown B', order: 901 }),
      await makeLocation(editor, { name: 'Inactive', isActive: false }),
      await makeLocation(editor, { name: 'Shown A', order: 900 }),
      await makeLocation(editor, { name: 'Gone' }),
    ];
    await editor.delete(`/api/admin/locations/${gone.id}`);
    const listed = (await visitor.get('/api/locations')).body as PublicLocation[];
    expect(listed.slice(-2)).toEqual([first, last].map(({ version, createdAt, updatedAt, ...shown }) => shown));
    const one = await visitor.get(`/api/locations/${first.slug}`);
    expect(one.status).toBe(200);
    expect(one.body).toEqual(listed.at(-2));
    for (const hidden of [inactive, gone]) {
      expect(listed.map((l) => l.id)).not.toContain(hidden.id);
      expect((await visitor.get(`/api/locations/${hidden.slug}`)).status).toBe(404);
    }
    for (const unknown of ['%00', '%25', 'x'.repeat(5_000), first.id]) {
      const { status, body } = await visitor.get(`/api/locations/${unknown}`);
      expect({ status, body }).toEqual({
        status: 404,
        body: { statusCode: 404, error: 'There is no such location. It may have been deleted.' },
      });
    }
  });

  it('move their pages when their slug changes', async () => {
    const [service, location] = [await makeService(editor, { slug: 'pat-testing' }), await makeLocation(editor, { slug: 'old-town' })];
    const page = await makePage(editor, { serviceId: service.id, locationId: location.id });
    expect(page.slug).toBe('pat-testing-old-town');
    expect((await editor.put(`/api/admin/locations/${location.id}`, { slug: 'new-town' })).status).toBe(200);
    expect((await editor.get(`/api/admin/service-location-pages/${page.id}`)).body).toMatchObject({ slug: 'pat-testing-new-town' });
  });

  it('cannot be deleted while pages refer to them', async () => {
    const location = await makeLocation(editor);
    const page = await makePage(editor, {
      serviceId: (await makeService(editor)).id,
      locationId: location.id,
      title: 'Testing in Hoylake',
    });
    const { status, body } = await editor.delete(`/api/admin/locations/${location.id}`);
    expect({ status, body }).toEqual({
      status: 409,
      body: { statusCode: 409, error: 'This location still has pages: "Testing in Hoylake". Delete them first.' },
    });
    await editor.delete(`/api/admin/service-location-pages/${page.id}`);
    expect((await editor.delete(`/api/admin/locations/${location.id}`)).status).toBe(200);
  });
});
