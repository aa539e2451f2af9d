import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { CorePage } from '../src/core-pages/core-page.entity.js';
import { serveSite } from '../src/site/engine/front-handler.js';
import { makeCorePage } from './factories/core-pages.js';
import { makeLocation } from './factories/locations.js';
import { makeProject } from './factories/projects.js';
import { makeRedirect } from './factories/redirects.js';
import { makePage } from './factories/service-location-pages.js';
import { makeService } from './factories/services.js';
import { smallFrontEnd } from './site/small-front-end.js';
import { createTestApp, useTestApp } from './support/app.js';

describe('a changed address', () => {
  const { app, admin } = useTestApp(() => createTestApp({ prepare: (nest) => serveSite(nest, smallFrontEnd().built) }));

  /** Returns the target of the redirect, or undefined. */
  const leads = async (path: string): Promise<string | undefined> => {
    const { status, headers } = await request(app.server).get(path);
    return status === 301 ? headers['location'] : undefined;
  };
  const rename = async (resource: string, { id }: { id: string }, fields: object) =>
    expect((await admin.put(`/api/admin/${resource}/${id}`, fields)).status).toBe(200);

  it('of a project redirects in one step, however often it changes', async () => {
    const project = await makeProject(admin, { slug: 'first-name' });
    await rename('projects', project, { slug: 'second-name' });
    expect(await leads('/projects/first-name')).toBe('/projects/second-name');
    await rename('projects', project, { slug: 'third-name' });
    expect(await leads('/projects/first-name')).toBe('/projects/third-name');
    expect(await leads('/projects/second-name')).toBe('/projects/third-name');
    expect(await leads('/Projects/First-Name/')).toBe('/projects/third-name');
  });

  it('stops redirecting when it is restored', async () => {
    const project = await makeProject(admin, { slug: 'there' });
    await rename('projects', project, { slug: 'back' });
    await rename('projects', project, { slug: 'there' });
    expect(await leads('/projects/there')).toBeUndefined();
    expect(await leads('/projects/back')).toBe('/projects/there');
  });

  it('can be used by another record', async () => {
    const project = await makeProject(admin, { slug: 'wanted' });
    await rename('projects', project, { slug: 'given-up' });
    await makeProject(admin, { slug: 'wanted' });
    expect(await leads('/projects/wanted')).toBeUndefined();
  });

  it('of a service also moves its pages, custom slugs included', async () => {
    const service = await makeService(admin, { slug: 'wiring' });
    const [north, south] = [await makeLocation(admin, { slug: 'north' }), await makeLocation(admin, { slug: 'south' })];
    await makePage(admin, { serviceId: service.id, locationId: north.id, status: 'published' });
    await makePage(admin, { serviceId: service.id, locationId: south.id, status: 'published', slug: 'chosen-by-hand' });
    await rename('services', service, { slug: 'rewiring' });
    expect(await leads('/services/wiring')).toBe('/services/rewiring');
    expect(await leads('/services/wiring/north')).toBe('/services/rewiring/north');
    expect(await leads('/services/wiring/south')).toBe('/services/rewiring/south');
    await rename('locations', north, { slug: 'far-north' });
    expect(await leads('/services/wiring/north')).toBe('/services/rewiring/far-north');
    expect(await leads('/services/rewiring/north')).toBe('/services/rewiring/far-north');
  });

  it('of a location redirects, and says that the page is gone while the location is in the trash', async () => {
    const location = await makeLocation(admin, { slug: 'old-town' });
    await rename('locations', location, { slug: 'new-town' });
    expect(await leads('/areas/old-town')).toBe('/areas/new-town');
    await admin.delete(`/api/admin/locations/${location.id}`);
    for (const path of ['/areas/old-town', '/areas/new-town']) expect((await request(app.server).get(path)).status).toBe(410);
    await admin.post('/api/admin/trash/restore', { ids: [location.id] });
    expect(await leads('/areas/new-town')).toBeUndefined();
    expect(await leads('/areas/old-town')).toBe('/areas/new-town');
  });

  it('of a location that visitors do not see leaves no redirect', async () => {
    const location = await makeLocation(admin, { slug: 'secret-town', isActive: false });
    await rename('locations', location, { slug: 'open-town' });
    expect(await leads('/areas/secret-town')).toBeUndefined();
  });

  it('of a page redirects to its new place', async () => {
    const service = await makeService(admin, { slug: 'alarms' });
    const [one, other] = [await makeLocation(admin, { slug: 'one' }), await makeLocation(admin, { slug: 'other' })];
    const page = await makePage(admin, { serviceId: service.id, locationId: one.id, status: 'published', slug: 'alarms-in-one' });
    await rename('service-location-pages', page, { slug: 'alarms-one' });
    expect(await leads('/services/alarms/in-one')).toBe('/services/alarms/one');
    await rename('service-location-pages', page, { locationId: other.id });
    expect(await leads('/services/alarms/one')).toBe('/services/alarms/other');
    expect(await leads('/services/alarms/in-one')).toBe('/services/alarms/other');
  });

  it('of an unpublished page is not kept', async () => {
    const project = await makeProject(admin, { slug: 'secret', publishStatus: 'draft' });
    await rename('projects', project, { slug: 'open' });
    expect(await leads('/projects/secret')).toBeUndefined();
  });

  it('of a core page redirects, but never hides a screen of the site', async () => {
    const page = await makeCorePage(admin, { slug: 'guarantee' });
    await rename('core-pages', page, { slug: 'warranty' });
    expect(await leads('/guarantee')).toBe('/warranty');
    const hidden = await makeCorePage(admin);
    await app.dataSource.getRepository(CorePage).update(hidden.id, { slug: 'contact' });
    await rename('core-pages', hidden, { slug: 'contact-us' });
    expect(await leads('/contact')).toBeUndefined();
  });

  it('leaves redirects that staff entered, and never forms a loop with them', async () => {
    await makeRedirect(admin, { fromPath: '/projects/own-way', toPath: '/about' });
    const project = await makeProject(admin, { slug: 'own-way' });
    await rename('projects', project, { slug: 'new-way' });
    expect(await leads('/projects/own-way')).toBe('/about');

    const other = await makeProject(admin, { slug: 'round' });
    await makeRedirect(admin, { fromPath: '/projects/about', toPath: '/projects/round' });
    await rename('projects', other, { slug: 'about' });
    expect(await leads('/projects/round')).toBeUndefined();
  });

  it('is listed as automatic, is in the audit log, and becomes ordinary when staff edit it', async () => {
    const project = await makeProject(admin, { slug: 'listed' });
    await rename('projects', project, { slug: 'listed-anew' });
    const filter = encodeURIComponent(JSON.stringify({ isAutomatic: true, fromPath: '/projects/listed' }));
    const [redirect] = (await admin.get(`/api/admin/redirects?filter=${filter}`)).body;
    expect(redirect).toMatchObject({ toPath: '/projects/listed-anew', statusCode: 301, isAutomatic: true });
    expect(await app.dataSource.getRepository(AuditLog).countBy({ entityId: redirect.id, action: 'create' })).toBe(1);
    await rename('redirects', redirect, { toPath: '/about' });
    expect((await admin.get(`/api/admin/redirects/${redirect.id}`)).body).toMatchObject({ isAutomatic: false });
    await makeProject(admin, { slug: 'listed' });
    expect(await leads('/projects/listed')).toBe('/about');
  });

  it('of a deleted record returns 410, as do its former addresses, until it is used again', async () => {
    const service = await makeService(admin, { slug: 'gone' });
    const location = await makeLocation(admin, { slug: 'away' });
    const page = await makePage(admin, { serviceId: service.id, locationId: location.id });
    const project = await makeProject(admin, { slug: 'old-work' });
    await rename('projects', project, { slug: 'done-work' });
    const corePage = await makeCorePage(admin, { slug: 'offer' });
    const draft = await makeProject(admin, { slug: 'never-seen', publishStatus: 'draft' });
    const led = await makeProject(admin, { slug: 'led-away', publishStatus: 'draft' });
    await makeRedirect(admin, { fromPath: '/projects/led-away', toPath: '/services' });
    await admin.put(`/api/admin/projects/${led.id}`, { publishStatus: 'published' });
    const deleted: [resource: string, id: string][] = [
      ['service-location-pages', page.id],
      ['services', service.id],
      ...[project, draft, led].map(({ id }): [string, string] => ['projects', id]),
      ['core-pages', corePage.id],
    ];
    for (const [resource, id] of deleted) expect((await admin.delete(`/api/admin/${resource}/${id}`)).status).toBe(200);

    const status = async (path: string) => (await request(app.server).get(path)).status;
    for (const path of ['/services/gone', '/services/gone/away', '/projects/old-work', '/projects/done-work', '/offer'])
      expect([path, await status(path)]).toEqual([path, 410]);
    expect(await status('/projects/never-seen')).toBe(404);
    expect(await leads('/projects/led-away')).toBe('/services');

    // The small front end has no such page: 404 proves that the cache was dropped.
    await makeProject(admin, { slug: 'done-work' });
    await rename('core-pages', await makeCorePage(admin, { slug: 'draft', status: 'draft' }), { slug: 'offer' });
    for (const path of ['/projects/done-work', '/offer']) expect([path, await status(path)]).toEqual([path, 404]);
  });
});
