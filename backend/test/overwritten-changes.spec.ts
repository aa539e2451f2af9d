import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { OverwrittenChange } from '../src/audit/overwritten-change.entity.js';
import { DAY_MS } from '../src/platform/time/durations.js';
import { OverwrittenChanges } from '../src/audit/overwritten-changes.service.js';
import { makeService } from './factories/services.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const PATH = '/api/admin/overwritten-changes';

describe('a change that a colleague saves over on purpose', () => {
  let app: TestApp;
  let [admin, editor]: Caller[] = [];
  let id: string;
  beforeAll(async () => {
    app = await createTestApp();
    [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
  });
  afterAll(() => app.close());

  const saves = (token: string, overwrites: string, fields: object) =>
    request(app.server).put(`/api/admin/services/${id}`).auth(token, { type: 'bearer' }).set('Overwrites', overwrites).send(fields);
  const toldTo = async (who: Caller) => (await who.get(PATH)).body as { id: string; fields: string[] }[];

  it('is told to the colleague alone, with the fields that were theirs, in the form and in the list', async () => {
    ({ id } = await makeService(admin!, { title: 'Rewiring', baseDescription: 'First.' }));
    expect((await editor!.put(`/api/admin/services/${id}`, { baseDescription: 'Second.' })).status).toBe(200);
    expect((await saves(app.adminToken, 'baseDescription, title', { baseDescription: 'Third.', title: 'Rewires' })).status).toBe(200);
    const expected = [
      {
        ...{ id: expect.any(String), resource: 'services', recordId: id, name: 'Rewires', fields: ['baseDescription'] },
        ...{ username: 'admin', createdAt: expect.any(String) },
      },
    ];
    expect(await toldTo(editor!)).toEqual(expected);
    expect((await editor!.put(`/api/admin/open-records/services/${id}`)).body).toMatchObject({ overwritten: expected });
    expect(await toldTo(admin!)).toEqual([]);
    expect((await admin!.put(`/api/admin/open-records/services/${id}`)).body).toMatchObject({ overwritten: [] });
  });

  it('is not told of ordinary changes, of what the save leaves alone, or for names that are none', async () => {
    await editor!.put(`/api/admin/services/${id}`, { description: 'Hers.' });
    const before = await toldTo(editor!);
    for (const [header, fields] of [
      ['', { description: 'His.' }],
      ['title', { description: 'Again his.' }],
      ['description', { order: 7 }],
      ['__proto__, constructor, toString,,;\'"<script>', { order: 8 }],
      [`description,${'x'.repeat(2000)}`, { description: 'Too much.' }],
    ] as const)
      expect((await saves(app.adminToken, header, fields)).status).toBe(200);
    // Their own.
    expect((await saves(app.adminToken, 'description', { description: 'Mine.' })).status).toBe(200);
    expect(await toldTo(editor!)).toEqual(before);
    expect(await toldTo(admin!)).toEqual([]);
  });

  it('is not told of a save that was refused', async () => {
    await editor!.put(`/api/admin/services/${id}`, { description: 'Hers.' });
    const before = await toldTo(editor!);
    expect((await saves(app.adminToken, 'description', { description: 'His.' }).set('If-Match', '"v1"')).status).toBe(412);
    expect(await toldTo(editor!)).toEqual(before);
  });

  it('stays until its reader has read it, and no longer than 90 days', async () => {
    const [told] = await toldTo(editor!);
    expect((await admin!.delete(`${PATH}/${told?.id}`)).status).toBe(204);
    expect(await toldTo(editor!)).toHaveLength(1);
    for (const path of [told?.id, told?.id, 'nothing']) expect((await editor!.delete(`${PATH}/${path}`)).status).toBe(204);
    expect(await toldTo(editor!)).toEqual([]);
    await saves(app.adminToken, 'description', { description: 'Last.' });
    await app.get(OverwrittenChanges).run(new Date(Date.now() + 89 * DAY_MS));
    expect(await toldTo(editor!)).toHaveLength(1);
    await app.get(OverwrittenChanges).run(new Date(Date.now() + 91 * DAY_MS));
    expect(await app.dataSource.getRepository(OverwrittenChange).count()).toBe(0);
  });

  it('says nothing more of a record that was deleted', async () => {
    await editor!.put(`/api/admin/services/${id}`, { description: 'Hers.' });
    await saves(app.adminToken, 'description', { description: 'His.' });
    await admin!.delete(`/api/admin/services/${id}`);
    expect(await toldTo(editor!)).toMatchObject([{ recordId: id, name: null }]);
  });
});
