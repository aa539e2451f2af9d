import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { makePage } from './factories/service-location-pages.js';
import { makeService } from './factories/services.js';
import { makeTestimonial } from './factories/testimonials.js';
import { makeUser } from './factories/users.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const PATH = '/api/admin/dashboard';

describe('GET /api/admin/dashboard', () => {
  let app: TestApp;
  let staff: Caller;

  beforeAll(async () => {
    app = await createTestApp();
    staff = as(app, app.editorToken);
    // Else Today asks it in each November.
    await staff.put('/api/admin/company-info', { christmasAnswered: new Date().getFullYear() });
  });
  afterAll(() => app.close());

  it('is for staff of either role', async () => {
    expect((await as(app).get(PATH)).status).toBe(401);
    for (const token of [app.adminToken, app.editorToken]) expect((await as(app, token).get(PATH)).status).toBe(200);
  });

  it('counts nothing on an empty site, which is healthy', async () => {
    expect((await staff.get(PATH)).body).toEqual({
      activeItems: 0,
      newInquiries: 0,
      mediaFiles: 0,
      publishedPages: 0,
      systemHealth: 100,
      healthFaults: [],
      lastBackup: null,
      hiddenBecauseOf: [],
      recentInquiries: [],
      today: { items: [expect.objectContaining({ title: 'No mail server is set up', path: null })], total: 1, more: [], notAsked: [] },
      drawable: [],
    });
  });

  it('counts active records and published pages', async () => {
    // Each creates an active service and an active location.
    await makePage(staff, { status: 'published' });
    await makePage(staff, { status: 'draft' });
    for (const isActive of [true, false]) {
      const service = { title: `Wiring ${isActive}`, baseDescription: 'We wire.', isActive };
      const location = { name: `Town ${isActive}`, isActive };
      const project = { title: `Job ${isActive}`, description: 'Done.', category: 'Domestic', isActive };
      const testimonial = { name: 'Bea', location: 'Heswall', rating: 5, comment: 'Good.', isActive };
      for (const [resource, fields] of Object.entries({
        services: service,
        locations: location,
        projects: project,
        testimonials: testimonial,
      })) {
        expect({ resource, status: (await staff.post(`/api/admin/${resource}`, fields)).status }).toEqual({ resource, status: 201 });
      }
    }
    const { body } = await staff.get(PATH);
    expect(body).toMatchObject({ activeItems: 2 + 2 + 4 + 1, publishedPages: 1 });
    const [testimonial] = (await staff.get('/api/admin/testimonials?filter={"isActive":true}')).body as { id: string }[];
    await staff.delete(`/api/admin/testimonials/${testimonial?.id}`);
    expect((await staff.get(PATH)).body).toMatchObject({ activeItems: 8 });
  });

  it('counts new enquiries and shows the five newest', async () => {
    for (let n = 1; n <= 6; n++)
      await makeInquiry(app, { name: `Number ${n}`, createdAt: new Date(Date.UTC(2026, 0, n)), status: n === 6 ? 'contacted' : 'new' });
    await makeInquiry(app, { name: 'Deleted', deletedAt: new Date(), trashKey: 'x' });
    const { body } = await staff.get(PATH);
    expect(body.newInquiries).toBe(5);
    expect(body.recentInquiries.map((i: { name: string }) => i.name)).toEqual(['Number 6', 'Number 5', 'Number 4', 'Number 3', 'Number 2']);
    expect(body.recentInquiries[0]).toEqual({
      id: expect.any(String),
      name: 'Number 6',
      email: 'ada@example.co.uk',
      serviceTitle: null,
      serviceType: 'ev-charging',
      status: 'contacted',
      createdAt: '2026-01-06T00:00:00.000Z',
      dueAt: '2026-01-07T00:00:00.000Z',
      respondedAt: null,
    });
  });

  it('shows an enquiry at once', async () => {
    const { body } = await as(app).post('/api/contact', enquiry({ name: 'Just now' }));
    expect((await staff.get(PATH)).body.recentInquiries[0]).toMatchObject({ id: body.id, name: 'Just now', status: 'new' });
  });
});

describe('the dashboard with sample content at a public address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', env: { PUBLIC_URL: 'https://www.contractor.example' } });
  });
  afterAll(() => app.close());

  it('says what of it visitors would take for true', async () => {
    const staff = as(app, app.editorToken);
    const phone = { resource: 'company-info', id: null, field: 'phone', name: 'phone' };
    const claims = async () => ((await staff.get(PATH)).body as { hiddenBecauseOf: object[] }).hiddenBecauseOf;
    expect(await claims()).toContainEqual(phone);
    await staff.put('/api/admin/company-info', { phone: '0151 496 0777' });
    expect(await claims()).not.toContainEqual(phone);
  });
});

describe('GET /api/admin/search', () => {
  let app: TestApp;
  const search = async (token: string, q: string) =>
    (
      await as(app, token)
        .get(`/api/admin/search?${new URLSearchParams({ q })}`)
        .expect(200)
    ).body as { resource: string }[];
  const found = async (token: string, q: string) => (await search(token, q)).map(({ resource }) => resource);

  beforeAll(async () => {
    app = await createTestApp();
    const admin = as(app, app.adminToken);
    for (const i of [1, 2, 3, 4, 5, 6]) await makeService(admin, { title: `Marigold ${i}`, order: i });
    await makeTestimonial(admin, { name: 'Ann Marigold', location: 'Heswall' });
    await makeInquiry(app, { name: 'Marigold Price', email: 'price@example.org' });
    await makeInquiry(app, { name: 'Marigold Pitch', spamSince: new Date() });
    await admin.post('/api/admin/redirects', { fromPath: '/marigold', toPath: '/services' }).expect(201);
    await makeUser(admin, { username: 'marigold' });
  });
  afterAll(() => app.close());

  it('finds five of each list and counts all, and for editors nothing that only administrators see', async () => {
    expect(await search(app.editorToken, ' marigold ')).toEqual([
      { resource: 'contact-inquiries', total: 1, hits: [{ id: expect.any(String), title: 'Marigold Price', detail: 'price@example.org' }] },
      {
        resource: 'services',
        total: 6,
        hits: [1, 2, 3, 4, 5].map((i) => ({ id: expect.any(String), title: `Marigold ${i}`, detail: `marigold-${i}` })),
      },
      { resource: 'testimonials', total: 1, hits: [{ id: expect.any(String), title: 'Ann Marigold', detail: 'Heswall' }] },
    ]);
    expect(await found(app.adminToken, 'MARIGOLD')).toEqual(['contact-inquiries', 'services', 'testimonials', 'redirects', 'users']);
    expect(await found(app.editorToken, '/marigold')).not.toContain('redirects');
  });

  it('returns nothing for less than two characters, and refuses strangers and long texts', async () => {
    for (const q of ['', ' m ', '\u0000\u0007', '%%', '__']) expect({ q, found: await found(app.adminToken, q) }).toEqual({ q, found: [] });
    const staff = as(app, app.editorToken);
    expect((await staff.get('/api/admin/search')).body).toEqual([]);
    expect((await as(app).get('/api/admin/search?q=marigold')).status).toBe(401);
    for (const query of [`q=${'m'.repeat(101)}`, 'q=a&q=b']) {
      const { status, body } = await staff.get(`/api/admin/search?${query}`);
      expect({ query, status, error: body.error }).toEqual({
        query,
        status: 400,
        error: 'Please search for a text of at most 100 characters.',
      });
    }
  });
});
