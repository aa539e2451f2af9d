import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditOf, makePage, makePair, PATH, wholePage } from './factories/service-location-pages.js';
import { as, UNKNOWN, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

describe('the history of a service-location page', () => {
  let app: TestApp;
  let visitor: Caller;
  let admin: Caller;
  let editor: Caller;
  beforeAll(async () => {
    app = await createTestApp();
    [visitor, admin, editor] = [as(app), as(app, app.adminToken), as(app, app.editorToken)];
  });
  afterAll(() => app.close());

  it('lists former versions, newest first, with the user', async () => {
    const { id } = await makePage(admin, { title: 'First' });
    await editor.put(`${PATH}/${id}`, { title: 'Second' });
    await admin.put(`${PATH}/${id}`, { title: 'Third' });
    const { status, body } = await editor.get(`${PATH}/${id}/history`);
    expect(status).toBe(200);
    expect(body).toEqual([
      { version: 2, savedAt: expect.stringMatching(/Z$/), savedBy: 'editor' },
      { version: 1, savedAt: expect.stringMatching(/Z$/), savedBy: 'admin' },
    ]);
  });

  it('keeps every version of simultaneous changes', async () => {
    const { id } = await makePage(admin);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, order) => editor.put(`${PATH}/${id}`, { order })));
    expect(answers.map((a) => a.status)).toEqual(Array(8).fill(200));
    expect((await admin.get(`${PATH}/${id}/history`)).body.map((v: { version: number }) => v.version)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('restores the content without moving or unpublishing the page', async () => {
    const { id, slug } = await makePage(admin, { title: 'First', content: '<p>One</p>', features: ['A'], status: 'draft' });
    await admin.put(`${PATH}/${id}`, { title: 'Second', content: null, features: [], status: 'published' });
    const restored = await editor.post(`${PATH}/${id}/restore`, { version: 1 });
    expect(restored.status).toBe(201);
    expect(restored.body).toMatchObject({
      id,
      slug,
      title: 'First',
      content: '<p>One</p>',
      features: ['A'],
      status: 'published',
      version: 3,
    });
    expect((await admin.get(`${PATH}/${id}/history`)).body.map((v: { version: number }) => v.version)).toEqual([2, 1]);
    expect((await auditOf(app, id)).map((row) => row.action).sort()).toEqual(['create', 'restore', 'update', 'update']);
    expect((await editor.post(`${PATH}/${id}/restore`, { version: 2 })).body).toMatchObject({
      title: 'Second',
      content: null,
      features: [],
    });
  });

  it('rejects a version that does not exist', async () => {
    const { id } = await makePage(admin);
    const { status, body } = await admin.post(`${PATH}/${id}/restore`, { version: 7 });
    expect(status).toBe(404);
    expect(body.error).toContain('no such version');
    expect((await admin.post(`${PATH}/${id}/restore`, {})).body.fields).toEqual({ version: ['Required'] });
    expect((await admin.post(`${PATH}/${id}/restore`, { version: '1' })).body.fields).toEqual({ version: ['Invalid input'] });
    expect((await admin.post(`${PATH}/${UNKNOWN}/restore`, { version: 1 })).status).toBe(404);
    expect((await admin.get(`${PATH}/${UNKNOWN}/history`)).status).toBe(404);
    expect((await admin.post(`${PATH}/${id}/restore`, { version: 1 }).set('If-Match', '"v9"')).status).toBe(412);
  });

  it('records that the address followed the slug of a service or location', async () => {
    const { service, location, ...pair } = await makePair(admin, { location: { name: 'Old Place' } });
    const page = await makePage(admin, pair);
    const byHand = await makePage(admin, { serviceId: pair.serviceId, locationId: (await makePair(admin)).locationId, slug: 'by-hand' });
    expect((await admin.put(`/api/admin/services/${service.id}`, { slug: 'new-service' })).status).toBe(200);
    expect((await admin.put(`/api/admin/locations/${location.id}`, { slug: 'new-place' })).status).toBe(200);
    expect((await admin.get(`${PATH}/${page.id}`)).body).toMatchObject({ slug: 'new-service-new-place', version: 3 });
    expect((await admin.get(`${PATH}/${byHand.id}`)).body).toMatchObject({ slug: 'by-hand', version: 1 });
    expect((await auditOf(app, page.id))[0]).toMatchObject({
      action: 'update',
      changes: { slug: { before: 'new-service-old-place', after: 'new-service-new-place' } },
    });
    expect(await wholePage(visitor, 'new-service-new-place')).toMatchObject([{ id: page.id, service: { slug: 'new-service' } }]);
    await makePage(admin, { slug: 'third-service-new-place' });
    const taken = await admin.put(`/api/admin/services/${service.id}`, { slug: 'third-service' });
    expect(taken.status).toBe(409);
    expect((await admin.get(`/api/admin/services/${service.id}`)).body).toMatchObject({ slug: 'new-service' });
  });
});
