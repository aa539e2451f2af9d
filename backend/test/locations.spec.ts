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

  it.each([
    [{ latitude: '53.38, -3.05' }, 53.38, -3.05],
    [{ latitude: '53.38,-3.05', longitude: '' }, 53.38, -3.05],
    [{ latitude: '53.3800° N, 3.0500° W', longitude: -2 }, 53.38, -3.05],
    [{ latitude: null, longitude: '(53.38 -3.05)' }, 53.38, -3.05],
    [{ latitude: '3.05 W 53.38 N' }, 53.38, -3.05],
    [{ latitude: 'N 53.38, W 3.05' }, 53.38, -3.05],
    [{ latitude: `53° 22' 48" N 3° 3' 0" W` }, 53.38, -3.05],
    [{ latitude: 'Lat: 53.38, Long: -3.05' }, 53.38, -3.05],
    [{ latitude: '53,3801; -3,0512' }, 53.3801, -3.0512],
    [{ latitude: '@53.38,-3.05' }, 53.38, -3.05],
    [{ latitude: 'https://www.google.com/maps/place/Irby/@53.1,-3.1,15z/data=!3m1!4b1!4m6!3m5!8m2!3d53.38!4d-3.05!16s' }, 53.38, -3.05],
    [{ longitude: 'https://maps.google.com/?q=53.38,-3.05&z=12' }, 53.38, -3.05],
    [{ latitude: 'https://www.openstreetmap.org/?mlat=53.38&mlon=-3.05#map=15/53.1/-3.1' }, 53.38, -3.05],
    [{ latitude: 'https://www.openstreetmap.org/#map=15/53.38/-3.05' }, 53.38, -3.05],
    [{ latitude: 'https://www.bing.com/maps?cp=53.38~-3.05&lvl=12' }, 53.38, -3.05],
    [{ latitude: '53.38,-3.05,17z' }, 53.38, -3.05],
    [{ latitude: '53 22 48 N, 3 3 0 W' }, 53.38, -3.05],
    [{ latitude: '51.5, 0.1' }, 51.5, 0.1],
  ])('take %j apart', async (position, latitude, longitude) => {
    const { id } = await makeLocation(editor, position);
    expect((await editor.get(`/api/admin/locations/${id}`)).body).toMatchObject({ latitude, longitude });
    expect((await editor.put(`/api/admin/locations/${id}`, { name: 'Moved' })).body).toMatchObject({ latitude, longitude });
    expect((await editor.put(`/api/admin/locations/${id}`, { latitude: '50.1, -5.2' })).body).toMatchObject({
      latitude: 50.1,
      longitude: -5.2,
    });
  });

  it.each([
    [{ latitude: -3.05, longitude: 53.38 }, true],
    [{ latitude: '-3.05, 53.38' }, true],
    [{ latitude: 0, longitude: 51.5 }, true],
    [{ latitude: 40.71, longitude: -74.01 }, false],
    [{ latitude: '40.71, -74.01' }, false],
    [{ latitude: 0, longitude: -74.01 }, false],
    [{ latitude: 48.85, longitude: 2.35 }, false],
  ])('ask of %j whether they are the wrong way round: %s', async (position, isAsked) => {
    const { status, body } = await editor.post('/api/admin/locations', { name: 'Elsewhere', ...position });
    expect(status).toBe(400);
    expect(JSON.stringify(body).includes('wrong way round?')).toBe(isAsked);
    expect(JSON.stringify(body)).toContain('The British Isles are between');
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
