import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeInquiry } from './factories/inquiry.js';
import { makeRenewal } from './factories/renewals.js';
import { makeTestimonial } from './factories/testimonials.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

describe('searches', () => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await createTestApp();
    admin = as(app, app.adminToken);
    await makeRenewal(admin, { customer: 'Søren O’Neill', address: '5 Straße – Café “Zoë”, CH60 1AA', phone: '+44 (0)151 555 0123' });
    await makeRenewal(admin, { customer: 'Someone Else', address: '1 Rose Lane, CH60 2AA', phone: '0151 555 0124' });
    await makeInquiry(app, { name: 'Ana Núñez', phone: '+44 0151 555 0199', message: 'A lamp at ch601ab.' });
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
