import { describe, expect, it } from '@jest/globals';
import { as } from './support/api.js';
import { useTestApp } from './support/app.js';
import { until } from './support/until.js';
import { createVehiclesApp, makeVehicle } from './support/vehicles.js';

describe('the page of a kind that only its module describes', () => {
  const { app, admin, editor } = useTestApp(createVehiclesApp);

  const make = (fields: object) => makeVehicle(editor, fields);

  it('is in the sitemap while visitors see it, and its address redirects when it moves', async () => {
    const { id } = await make({ registration: 'PA63 ONE', content: '<p>One of ours.</p>' });
    const sitemap = async () => (await as(app).get('/sitemap.xml')).text;
    const path = '/vehicles/pa63-one';
    expect(await sitemap()).toContain(`${path}</loc><lastmod>`);
    expect((await as(app).get(path)).text).toContain('One of ours.');
    await editor.put(`/api/admin/vehicles/${id}`, { isActive: false });
    expect(await sitemap()).not.toContain(path);
    expect((await as(app).get(path)).status).toBe(404);
    await editor.put(`/api/admin/vehicles/${id}`, { isActive: true, slug: 'moved' });
    const { status, headers } = await as(app).get(path);
    expect([status, headers['location']]).toEqual([301, '/vehicles/moved']);
    const hiding = { fromPath: '/vehicles/moved', toPath: '/services', statusCode: 301 };
    expect((await admin.post('/api/admin/redirects', hiding)).body).toMatchObject({
      statusCode: 400,
      error: expect.stringContaining('‘PA63 ONE’'),
    });
    expect((await admin.post('/api/admin/redirects', { ...hiding, fromPath: '/vans', toPath: '/vehicles/none' })).status).toBe(400);
    expect((await admin.post('/api/admin/redirects', { ...hiding, fromPath: '/vans', toPath: '/vehicles/moved' })).status).toBe(201);
  });

  it('is previewed as it would be after saving', async () => {
    const { id } = await make({ registration: 'PR33 VUE', content: '<p>Stored</p>' });
    const render = (sent: object) => editor.post('/api/admin/previews/render', { resource: 'vehicles', ...sent });
    const { status, body } = await render({ id, fields: { content: '<p>Typed</p>', registration: '' } });
    expect({ status, body }).toMatchObject({ status: 200, body: { path: '/vehicles/pr33-vue', problems: { registration: ['Required'] } } });
    expect((body as { html: string }).html).toMatch(/PR33 VUE.*Typed/);
    expect((await render({ fields: { registration: 'NEW' } })).body).toMatchObject({ path: '/vehicles/new', problems: {} });
    expect((await as(app).get('/vehicles/pr33-vue')).text).toContain('Stored');
  });

  it('is checked, and links to one that visitors do not see are found', async () => {
    const target = await make({ registration: 'HI11 DEN', isActive: false });
    const { id } = await make({
      registration: 'CH11 CKD',
      content: '<p><a href="/vehicles/hi11-den">See</a> <a href="/vehicles/no">See</a></p>',
    });
    const found = async () => {
      await editor.post('/api/admin/content-checks/run');
      return until('the run to end', async () => {
        const { body } = await editor.get('/api/admin/content-checks/state');
        if ((body as { isRunning: boolean }).isRunning) return false;
        const filter = encodeURIComponent(JSON.stringify({ kind: 'links' }));
        return ((await editor.get(`/api/admin/content-checks?filter=${filter}`)).body as object[]).filter(
          (finding) => 'recordId' in finding && finding.recordId === id,
        );
      });
    };
    const finding = (message: string) =>
      expect.objectContaining({
        resource: 'vehicles',
        recordTitle: 'CH11 CKD',
        path: '/vehicles/ch11-ckd',
        message: expect.stringContaining(message) as unknown,
      });
    expect(await found()).toEqual([finding('not published'), finding('no page')]);
    await editor.put(`/api/admin/vehicles/${target.id}`, { isActive: true });
    expect(await found()).toEqual([finding('no page')]);
  });

  it('is opened by ‘Edit this’', async () => {
    const { id } = await make({ registration: 'ED17 THS', content: '<p>A text that only this one has.</p>' });
    const shown = async (part: object) =>
      (await editor.get(`/api/admin/page-texts?${new URLSearchParams({ page: '/vehicles/ed17-ths', ...part })}`)).body as unknown;
    const page = { resource: 'vehicles', id, title: 'ED17 THS', path: null };
    expect(await shown({ tag: 'p', text: 'Atextthatonlythisonehas.' })).toEqual({ texts: [{ ...page, path: 'content' }], page });
    expect(await shown({})).toEqual({ texts: [], page });
  });
});
