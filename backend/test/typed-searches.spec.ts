import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCorePage } from './factories/core-pages.js';
import { makeFaq } from './factories/faqs.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeLocation } from './factories/locations.js';
import { makeProject } from './factories/projects.js';
import { makeRedirect } from './factories/redirects.js';
import { makeRenewal } from './factories/renewals.js';
import { makePage } from './factories/service-location-pages.js';
import { makeService } from './factories/services.js';
import { makeTestimonial } from './factories/testimonials.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

/** As Word writes it. */
const NAME = 'Café O’Brien – Smith';

describe('searches', () => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await createTestApp();
    admin = as(app, app.adminToken);
    await makeRenewal(admin, { customer: 'Søren O’Neill', address: '5 Straße – Café “Zoë”, CH60 1AA', phone: '+44 (0)151 555 0123' });
    await makeRenewal(admin, { customer: 'Someone Else', address: '1 Rose Lane, CH60 2AA', phone: '0151 555 0124' });
    await makeInquiry(app, { name: 'Ana Núñez', phone: '+44 0151 555 0199', message: 'A lamp at ch601ab.' });
    const [serviceId, locationId] = [
      (await makeService(admin, { title: NAME })).id,
      (await makeLocation(admin, { name: NAME, postcodes: ['CH60 1', 'L3'], subLocations: ['St. Mary’s'] })).id,
    ];
    await makePage(admin, { serviceId, locationId, title: NAME });
    await makeProject(admin, { title: NAME });
    await makeCorePage(admin, { title: NAME });
    await makeFaq(admin, { question: NAME });
    await makeRedirect(admin, { fromPath: '/cafe\u0301 o’brien – smith' });
    await makeTestimonial(admin, { name: 'Ørsted', comment: 'They’re quick – and tidy. 100% happy.' });
  });
  afterAll(() => app.close());

  const found = async (resource: string, q: string) => {
    const { status, body } = await admin.get(`/api/admin/${resource}?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
    expect(status).toBe(200);
    return (body as { customer?: string; name?: string }[]).map(({ customer, name }) => customer ?? name);
  };

  it.each([
    ...["soren o'neill", 'SØREN O’NEILL', 'strasse - cafe "zoe"', 'Straße', 'cafe', '01515550123', '0151 555 0123', '+441515550123'],
    ...['+44 (0)151 5550123', '1515550123', 'ch601aa', 'CH60 1AA', 'ch60 1aa'],
  ])('of renewals find by %s', async (q) => expect(await found('renewals', q)).toEqual(['Søren O’Neill']));

  it.each(['nunez', 'NÚÑEZ', '01515550199', '+441515550199', 'CH60 1AB', 'ch601ab'])('of enquiries find by %s', async (q) =>
    expect(await found('contact-inquiries', q)).toEqual(['Ana Núñez']),
  );

  it.each(["they're quick - and", 'orsted', '100% happy'])('of testimonials find by %s', async (q) =>
    expect(await found('testimonials', q)).toEqual(['Ørsted']),
  );

  it.each(['services', 'locations', 'service-location-pages', 'projects', 'core-pages', 'faqs', 'redirects'])(
    'of %s find what a keyboard has no signs for',
    async (resource) => {
      for (const q of ["cafe o'brien - smith", 'CAFÉ O’BRIEN', 'Brien – Smith'])
        expect([resource, q, await found(resource, q)]).toMatchObject([resource, q, { length: 1 }]);
    },
  );

  it('of places find their postcodes and villages', async () => {
    for (const q of ['ch60 1', 'CH60', "st. mary's"]) expect([q, await found('locations', q)]).toEqual([q, [NAME]]);
  });

  it('of words to replace find them, too', async () => {
    for (const q of ["o'brien - smith", 'cafe o’brien'])
      expect(((await admin.get(`/api/admin/words?q=${encodeURIComponent(q)}`)).body as object[]).length).toBeGreaterThan(0);
  });

  it('find nothing else', async () => {
    for (const q of ['01515550999', 'ch609zz', '_', '%%', "o''neill"]) expect(await found('renewals', q)).toEqual([]);
  });

  it('of everything find it, too', async () => {
    const { body } = await admin.get(`/api/admin/search?q=${encodeURIComponent("soren o'neill")}`);
    expect(JSON.stringify(body)).toContain('Søren O’Neill');
  });

  it('find a person by any spelling of the number', async () => {
    for (const phone of ['0151 555 0199', '+44 (0)151 555 0199', '01515550199', '0044 151 555 0199'])
      expect((await admin.post('/api/admin/privacy/search', { phone })).body).toMatchObject({ enquiries: 1 });
    expect((await admin.post('/api/admin/privacy/search', { phone: '+44 151 555 0123 ext 4' })).body).toMatchObject({ renewals: 1 });
  });
});
