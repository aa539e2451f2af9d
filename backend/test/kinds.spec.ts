import { describe, expect, it } from '@jest/globals';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Changes } from '../src/audit/changes.service.js';
import { Kinds } from '../src/kinds/kinds.service.js';
import { contentTables } from '../src/operations/backup/content-scope.js';
import { exportContent } from '../src/operations/backup/content-archive.js';
import { importContent } from '../src/operations/backup/import-content.js';
import { readContent } from '../src/operations/backup/content-archive.js';
import type { SearchGroup } from '../src/records/search/search.dto.js';
import { makeService } from './factories/services.js';
import { openApiDocument } from '../src/boot/openapi-document.js';
import { as, UNKNOWN } from './support/api.js';
import { useTestApp } from './support/app.js';
import { createVehiclesApp, makeVehicle } from './support/vehicles.js';

describe('a kind of record that only its module describes', () => {
  const { app, admin, editor } = useTestApp(createVehiclesApp);

  const make = (fields: object) => makeVehicle(editor, fields);

  it('has a list, forms with rules, and tells of conflicts', async () => {
    const { id } = await make({ registration: 'AB12 CDE', model: 'Transit', tools: ['Ladder'], seats: 3 });
    expect((await editor.post('/api/admin/vehicles', { seats: 40 })).body).toMatchObject({
      statusCode: 400,
      fields: { registration: ['Required'], seats: [expect.any(String)] },
    });
    const { body, headers } = await editor.get('/api/admin/vehicles?filter={"q":"trans"}');
    expect([headers['content-range'], body]).toEqual(['vehicles 0-0/1', [expect.objectContaining({ id, seats: 3, tools: ['Ladder'] })]]);
    const save = (fields: object, version: number) => editor.put(`/api/admin/vehicles/${id}`, fields).set('If-Match', `"v${version}"`);
    expect((await save({ seats: 2 }, 1)).body).toMatchObject({ version: 2, seats: 2 });
    expect((await save({ seats: 5 }, 1)).body).toMatchObject({ statusCode: 412 });
    expect((await as(app).get('/api/admin/vehicles')).status).toBe(401);
    expect((await editor.get(`/api/admin/vehicles/${UNKNOWN}`)).body).toMatchObject({
      statusCode: 404,
      error: expect.stringContaining('vehicle'),
    });
  });

  it('goes to the trash and comes back, with its service', async () => {
    const service = await makeService(editor, { title: 'Towing' });
    const { id } = await make({ registration: 'TR45 HED', serviceId: service.id });
    expect((await editor.delete(`/api/admin/vehicles/${id}`)).status).toBe(200);
    expect((await editor.get(`/api/admin/vehicles/${id}`)).status).toBe(404);
    expect((await editor.delete(`/api/admin/services/${service.id}`)).status).toBe(200);
    const { body: trash } = await editor.get('/api/admin/trash?filter={"resource":"vehicles"}');
    expect(trash).toEqual([expect.objectContaining({ id, name: 'TR45 HED', deletedBy: 'editor' })]);
    const { body: owners } = await editor.get('/api/admin/trash?filter={"resource":"services"}');
    expect(owners).toEqual([expect.objectContaining({ id: service.id, pages: 1 })]);
    const { body } = await editor.post('/api/admin/trash/restore', { ids: [service.id], withPages: true });
    expect(body).toMatchObject({ restored: [{ resource: 'services' }, { id, resource: 'vehicles', name: 'TR45 HED' }], refused: [] });
    expect((await editor.get(`/api/admin/vehicles/${id}`)).status).toBe(200);
  });

  it('has a history', async () => {
    const { id } = await make({ registration: 'HI57 ORY', model: 'Old', isActive: true });
    await editor.put(`/api/admin/vehicles/${id}`, { model: 'New', isActive: false });
    const path = `/api/admin/history/vehicles/${id}`;
    const [, first] = (await editor.get(path)).body as { id: string }[];
    expect((await editor.post(`${path}/restore`, { version: first?.id })).body).toMatchObject({ id, isChanged: true, version: 3 });
    expect((await editor.get(`/api/admin/vehicles/${id}`)).body).toMatchObject({ model: 'Old', isActive: false });
  });

  it('goes out and in as CSV', async () => {
    const { text } = await editor.get('/api/admin/exports/vehicles').buffer(true);
    expect(text).toContain('Registration,Slug,Content,Model,Tools,Seats,Active,Service,Created,Changed');
    expect(text).toMatch(/TR45 HED,tr45-hed,,,,0,Yes,Towing,/);
    const send = async (csv: string) => (await editor.post('/api/admin/imports/vehicles', { csv, confirm: true })).body as unknown;
    expect(await send(text)).toMatchObject({ isStored: true, rows: Array.from({ length: 3 }, () => ({ outcome: 'skipped' })) });
    expect(await send('Registration,Seats,Tools,Service\nAB12 CDE,4,"a; b",Towing\nNEW,,,\n')).toMatchObject({
      isStored: true,
      rows: [{ outcome: 'updated' }, { outcome: 'created' }],
    });
    expect(await send('Registration,Service\nX,Nothing\n')).toMatchObject({
      rows: [{ faults: [{ column: 'Service', message: 'There is no service "Nothing".' }] }],
    });
    const { body } = await editor.get('/api/admin/vehicles?filter={"q":"AB12"}');
    expect(body).toEqual([expect.objectContaining({ seats: 4, tools: ['a', 'b'] })]);
  });

  it('is found, shows who has it open, and is in the API document', async () => {
    const groups = (await admin.get('/api/admin/search?q=transit')).body as SearchGroup[];
    expect(groups).toEqual([{ resource: 'vehicles', total: 1, hits: [{ id: expect.any(String), title: 'AB12 CDE', detail: 'Transit' }] }]);
    const open = `/api/admin/open-records/vehicles/${groups[0]?.hits[0]?.id}`;
    expect((await admin.put(open)).body).toMatchObject({ others: [] });
    expect((await editor.put(open)).body).toMatchObject({ others: [{ username: 'admin' }] });
    const document = openApiDocument(app.nest);
    const { paths } = document;
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/admin/vehicles/{id}', '/api/admin/exports/vehicles']));
    expect(JSON.stringify(paths['/api/admin/imports/{list}/template'])).toContain('"testimonials","vehicles","redirects"');
    const features = expect.arrayContaining(['trash', 'history', 'search', 'exports', 'imports', 'presence']);
    const vehicle = expect.objectContaining({ resource: 'vehicles', title: 'Vehicle', name: 'registration', features });
    expect(document).toHaveProperty('x-kinds', expect.arrayContaining([vehicle]));
  });

  it('travels with the content', async () => {
    const { dataSource, env } = app;
    const service = await makeService(editor, { title: 'Lifting' });
    const { id } = await make({ registration: 'AR51 VED', tools: ['Hoist'], serviceId: service.id });
    const folder = await mkdtemp(join(tmpdir(), 'vehicles-'));
    const [file, tables, silent] = [join(folder, 'content.tar'), contentTables(dataSource, app.get(Kinds)), () => undefined];
    try {
      await exportContent(env, tables, file, silent);
      await editor.put(`/api/admin/vehicles/${id}`, { registration: 'CH4N GED', tools: [] });
      const site = { env, dataSource, changes: app.get(Changes), events: app.get(EventEmitter2) };
      await importContent(site, file, await readContent(file, folder, tables, silent), silent);
    } finally {
      await rm(folder, { recursive: true });
    }
    expect((await editor.get(`/api/admin/vehicles/${id}`)).body).toMatchObject({
      ...{ registration: 'AR51 VED', tools: ['Hoist'], serviceId: service.id, version: 1 },
    });
  });
});
