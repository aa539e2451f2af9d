import { describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { FormerVersions } from '../src/pages/former-versions.entity.js';
import { ServiceLocationPage } from '../src/pages/service-location-page.entity.js';
import { auditOf, makePage, makePair, PATH, wholePage } from './factories/service-location-pages.js';
import { UNKNOWN } from './support/api.js';
import { useTestApp } from './support/app.js';

describe('the history of a service-location page', () => {
  const { app, visitor, admin, editor } = useTestApp();

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
    const responses = await Promise.all(Array.from({ length: 8 }, (_, order) => editor.put(`${PATH}/${id}`, { order: order + 1 })));
    expect(responses.map((a) => a.status)).toEqual(Array(8).fill(200));
    expect((await admin.get(`${PATH}/${id}/history`)).body.map((v: { version: number }) => v.version)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('is not stored with the page, however often that is saved', async () => {
    const { id } = await makePage(admin);
    const stored = async (n: number) => {
      expect((await admin.put(`${PATH}/${id}`, { content: `<p>${String(n).padEnd(20_000, 'x')}</p>` })).status).toBe(200);
      const { tableName } = app.dataSource.getMetadata(ServiceLocationPage);
      return JSON.stringify(await app.dataSource.query(`SELECT * FROM ${tableName} WHERE id = ?`, [id])).length;
    };
    const once = await stored(0);
    for (let n = 1; n < 60; n++) await stored(n);
    expect((await stored(60)) - once).toBeLessThan(10);
    const { body } = await admin.get(`${PATH}/${id}/history`);
    expect(body.map((v: { version: number }) => v.version)).toEqual(Array.from({ length: 50 }, (_, n) => 61 - n));
  });

  it('shows and restores versions from before the audit log recorded pages', async () => {
    const { id } = await makePage(admin, { title: 'Now' });
    const former = { savedAt: '2026-05-12T10:00:00.000Z', savedBy: 'grace' };
    await app.dataSource.manager.update(ServiceLocationPage, id, { version: 7 });
    await app.dataSource.manager.insert(FormerVersions, {
      id,
      versions: [
        { ...former, version: 6, state: { title: 'Sixth', features: ['A'] } },
        { ...former, version: 4, state: { title: 'Fourth' } },
      ],
    });
    await admin.put(`${PATH}/${id}`, { title: 'Eighth' });
    expect((await admin.get(`${PATH}/${id}/history`)).body).toEqual([
      { version: 7, savedAt: expect.any(String), savedBy: 'admin' },
      { version: 6, ...former },
      { version: 4, ...former },
    ]);
    expect((await editor.post(`${PATH}/${id}/restore`, { version: 6 })).body).toMatchObject({
      title: 'Sixth',
      features: ['A'],
      version: 9,
    });
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(200);
    await app.dataSource.manager.delete(ServiceLocationPage, { id });
    expect(await app.dataSource.manager.countBy(FormerVersions, { id })).toBe(0);
  });

  it('begins with the state before the oldest change that is known', async () => {
    const { id } = await makePage(admin, { title: 'First' });
    await app.dataSource.manager.deleteAll(AuditLog);
    await admin.put(`${PATH}/${id}`, { title: 'Second' });
    expect((await admin.get(`${PATH}/${id}/history`)).body).toEqual([{ version: 1, savedAt: null, savedBy: null }]);
    expect((await editor.post(`${PATH}/${id}/restore`, { version: 1 })).body).toMatchObject({ title: 'First' });
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
    expect((await admin.post(`${PATH}/${id}/restore`, { version: '1' })).body.fields).toEqual({ version: ['Please write a number'] });
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
