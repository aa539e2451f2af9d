import { describe, expect, it } from '@jest/globals';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { In } from 'typeorm';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { MediaStorage } from '../src/media/media-storage.service.js';
import { Media } from '../src/media/media.entity.js';
import { PictureCopies } from '../src/media/picture-copies.entity.js';
import { PictureCopiesWorker } from '../src/media/picture-copies-worker.service.js';
import { ErasureService } from '../src/inquiries/privacy/erasure.service.js';
import { RedirectsService } from '../src/redirects/redirects.service.js';
import { Service } from '../src/services/service.entity.js';
import { PURGING, TrashService, type Purging } from '../src/records/trash/trash.service.js';
import type { RestoreOutcome, TrashItem } from '../src/records/trash/trash.dto.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeLocation } from './factories/locations.js';
import { makeMedia } from './factories/media.js';
import { makeProject } from './factories/projects.js';
import { makeRedirect } from './factories/redirects.js';
import { makeFaq } from './factories/faqs.js';
import { makePage, makePair } from './factories/service-location-pages.js';
import { as, UNKNOWN } from './support/api.js';
import { useTestApp } from './support/app.js';

const PATH = '/api/admin/services';
const DAY_MS = 86_400_000;

describe('the trash', () => {
  const { app, editor } = useTestApp();

  const add = async () =>
    (await editor.post(PATH, { title: 'Rewiring', baseDescription: 'New cables.' })).body as { id: string; slug: string };
  const stored = (id: string) => app.dataSource.getRepository(Service).findOne({ where: { id }, withDeleted: true });

  it('takes a deleted record, frees its slug and hides it everywhere', async () => {
    const first = await add();
    expect((await editor.delete(`${PATH}/${first.id}`)).body).toMatchObject({ id: first.id, slug: 'rewiring' });
    expect((await add()).slug).toBe('rewiring');
    expect((await editor.get(`${PATH}/${first.id}`)).status).toBe(404);
    expect((await editor.delete(`${PATH}/${first.id}`)).status).toBe(404);
    expect((await as(app).get('/api/services')).body).toHaveLength(1);
    expect(await stored(first.id)).toMatchObject({ slug: 'rewiring', deletedAt: expect.any(Date) });
  });

  it('keeps it for 30 days', async () => {
    const { id } = await add();
    await editor.delete(`${PATH}/${id}`);
    const trash = app.get(TrashService);
    await trash.purge(new Date(Date.now() + 29 * DAY_MS));
    expect(await stored(id)).not.toBeNull();
    await trash.purge(new Date(Date.now() + 31 * DAY_MS));
    expect(await stored(id)).toBeNull();
    expect((await as(app).get('/api/services')).body).toHaveLength(1);
  });

  it('takes the files of a picture along, but not of one that was restored meanwhile', async () => {
    const pictures = [await makeMedia(app), await makeMedia(app)];
    for (const { id } of pictures) await editor.delete(`/api/admin/media/${id}`);
    const media = app.dataSource.getRepository(Media);
    const keyOf = async (id: string) => (await media.findOneOrFail({ where: { id }, withDeleted: true })).storageKey;
    const keys = new Map(await Promise.all(pictures.map(async ({ id }) => [id, await keyOf(id)] as const)));
    const isStored = (id = '') => app.get(MediaStorage).has(keys.get(id) ?? '');
    // While the first goes for good.
    let back = '';
    const restore = async ({ record, manager }: Purging) => {
      back = [...keys.keys()].find((id) => id !== record.id) ?? '';
      await manager.update(Media, back, { deletedAt: null, trashKey: '' });
    };
    app.get(EventEmitter2).once(PURGING, (purging: Purging) => void restore(purging));
    await app.get(TrashService).purge(new Date(Date.now() + 31 * DAY_MS));
    expect(await isStored(back)).toBe(true);
    expect(await isStored([...keys.keys()].find((id) => id !== back))).toBe(false);
    expect(await media.findBy({ id: In([...keys.keys()]) })).toHaveLength(1);
  });

  const TRASH = '/api/admin/trash';
  const restore = (ids: string[], fields: object = {}, staff = editor) => staff.post(`${TRASH}/restore`, { ids, ...fields });
  const listed = async (filter: object = {}, staff = editor) =>
    (await staff.get(`${TRASH}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body as TrashItem[];
  const leadsTo = (path: string) => app.get(RedirectsService).find(path);
  const idOf = async (made: Promise<{ id: string }>) => (await made).id;

  it('lists what was deleted, by whom and until when, the latest first', async () => {
    const location = await makeLocation(editor, { name: 'Neston' });
    await editor.delete(`/api/admin/locations/${location.id}`);
    const redirect = await makeRedirect(as(app, app.adminToken), { fromPath: '/deleted' });
    await as(app, app.adminToken).delete(`/api/admin/redirects/${redirect.id}`);
    const inquiry = await makeInquiry(app, { name: 'Grace Hopper' });
    await editor.delete(`/api/admin/contact-inquiries/${inquiry.id}`);

    const all = await listed({}, as(app, app.adminToken));
    expect(all.slice(0, 3).map(({ resource, name }) => [resource, name])).toEqual([
      ['contact-inquiries', 'Grace Hopper'],
      ['redirects', '/deleted'],
      ['locations', 'Neston'],
    ]);
    const [, , neston] = all;
    expect(neston).toMatchObject({ id: location.id, slug: 'neston', deletedBy: 'editor', pages: 0 });
    expect(Date.parse(String(neston?.endsAt)) - Date.parse(String(neston?.deletedAt))).toBe(30 * DAY_MS);
    expect((await listed()).map(({ resource }) => resource)).not.toContain('redirects');
    expect((await listed({ resource: 'locations' })).map(({ name }) => name)).toEqual(['Neston']);
    expect((await listed({ q: 'neSTon' })).map(({ name }) => name)).toEqual(['Neston']);
    const page = await editor.get(`${TRASH}?range=[1,1]&sort=["deletedAt","ASC"]`);
    expect([page.body.length, page.headers['content-range']]).toEqual([1, `trash 1-1/${(await listed()).length}`]);
    expect((await restore([redirect.id])).body).toEqual({ restored: [], refused: [], gone: 1 });
    expect((await restore([redirect.id], {}, as(app, app.adminToken))).body).toMatchObject({ restored: [{ name: '/deleted' }] });
    for (const query of ['sort=["name","ASC"]', 'filter={"name":"x"}', 'filter={"resource":"users"}'])
      expect((await editor.get(`${TRASH}?${query}`)).status).toBe(400);
  });

  it('gives a project back its address, and its former addresses their redirects', async () => {
    const project = await makeProject(editor, { title: 'School Lights', slug: 'school' });
    await editor.put(`/api/admin/projects/${project.id}`, { slug: 'school-lights' });
    await editor.delete(`/api/admin/projects/${project.id}`);
    for (const path of ['/projects/school', '/projects/school-lights'])
      expect(await leadsTo(path)).toEqual({ statusCode: 410, toPath: null });

    expect((await restore([project.id])).body).toEqual({
      restored: [{ id: project.id, resource: 'projects', name: 'School Lights' }],
      refused: [],
      gone: 0,
    });
    expect(await leadsTo('/projects/school-lights')).toBeNull();
    expect(await leadsTo('/projects/school')).toEqual({ statusCode: 301, toPath: '/projects/school-lights' });
    expect((await as(app).get('/api/projects/school-lights')).body).toMatchObject({ title: 'School Lights' });
    const rows = await app.dataSource.getRepository(AuditLog).findBy({ entityId: project.id, action: 'restore' });
    expect(rows).toMatchObject([{ entityType: 'projects', userId: app.editorId }]);
    // Restored twice.
    expect((await restore([project.id])).body).toMatchObject({ restored: [{ id: project.id }] });
    expect(await app.dataSource.getRepository(AuditLog).countBy({ entityId: project.id, action: 'restore' })).toBe(1);
  });

  it('names what has taken the place of a record, and restores the others', async () => {
    const former = await makeProject(editor, { title: 'Old Mill', slug: 'mill' });
    const other = await makeProject(editor, { title: 'Pump House' });
    const hidden = await makeProject(editor, { title: 'Boat House' });
    const admin = as(app, app.adminToken);
    for (const { id } of [former, other, hidden]) await editor.delete(`/api/admin/projects/${id}`);
    await makeProject(editor, { title: 'New Mill', slug: 'mill' });
    const automatic = await admin.get('/api/admin/redirects?filter={"fromPath":"/projects/boat-house"}');
    const [{ id: redirectId }] = automatic.body as [{ id: string }];
    await admin.put(`/api/admin/redirects/${redirectId}`, { statusCode: 302, toPath: '/services' });

    const { body } = await restore([former.id, other.id, hidden.id, UNKNOWN]);
    const { restored, refused, gone } = body as RestoreOutcome;
    expect([restored.map(({ name }) => name), gone]).toEqual([['Pump House'], 1]);
    expect(Object.fromEntries(refused.map(({ name, reason }) => [name, reason]))).toEqual({
      'Old Mill': 'The project "New Mill" has its address "mill" now. Change that address first.',
      'Boat House':
        'A redirect leads from its address to /services. An administrator can delete it under Redirects (/projects/boat-house).',
    });
  });

  it('reads the same list page by page', async () => {
    for (const question of ['Why?', 'When?', 'How?']) await editor.delete(`/api/admin/faqs/${await idOf(makeFaq(editor, { question }))}`);
    const whole = await listed();
    const pages: unknown[] = [];
    for (const index of whole.keys()) pages.push(...(await editor.get(`${TRASH}?range=[${index},${index}]`)).body);
    expect(pages).toEqual(whole);
  });

  it('restores a location with its pages, and pages only with their service and location', async () => {
    const pair = await makePair(editor, { service: { title: 'Fuse Boxes' }, location: { name: 'Heswall' } });
    const pageId = await idOf(makePage(editor, pair));
    const at = '/services/fuse-boxes/heswall';
    for (const path of [`service-location-pages/${pageId}`, `locations/${pair.locationId}`, `services/${pair.serviceId}`])
      expect((await editor.delete(`/api/admin/${path}`)).status).toBe(200);
    expect(await leadsTo(at)).toEqual({ statusCode: 410, toPath: null });

    expect((await restore([pageId])).body.refused).toMatchObject([
      { reason: 'It belongs to the service "Fuse Boxes" and the location "Heswall", in the trash as well. Restore that first.' },
    ]);
    expect(await listed({ resource: 'locations' })).toMatchObject([{ name: 'Heswall', pages: 1 }, { name: 'Neston' }]);
    await restore([pair.serviceId]);
    const { body } = await restore([pair.locationId], { withPages: true });
    expect((body as RestoreOutcome).restored.map(({ id }) => id)).toEqual([pair.locationId, pageId]);
    expect(await leadsTo(at)).toBeNull();
    expect((await as(app).get('/api/service-location-pages?slug=fuse-boxes-heswall')).body).toHaveLength(1);

    // Another page of the pair.
    await editor.delete(`/api/admin/service-location-pages/${pageId}`);
    await makePage(editor, { ...pair, slug: 'another' });
    expect((await restore([pageId])).body.refused).toMatchObject([
      { reason: 'A page for Fuse Boxes in Heswall already exists. Each service has one page per location.' },
    ]);
  });

  it('makes the copies of a restored picture that were not made yet', async () => {
    const picture = await makeMedia(app);
    await app.get(PictureCopiesWorker).wake();
    const copies = app.dataSource.getRepository(PictureCopies);
    await editor.delete(`/api/admin/media/${picture.id}`);
    expect((await as(app).get(picture.url)).status).toBe(404);
    // As if it had been deleted before they were made.
    await copies.update(picture.id, { isMade: false, attempts: 5, dueAt: null });
    await restore([picture.id]);
    expect((await as(app).get(picture.url)).status).toBe(200);
    await app.get(PictureCopiesWorker).wake();
    expect(await copies.findOneByOrFail({ id: picture.id })).toMatchObject({ isMade: true });
  });

  it('takes two restores at once, one of them into an address that is free once', async () => {
    const ids = [];
    for (let n = 0; n < 2; n++) {
      const { id } = await makeProject(editor, { title: 'Twin', slug: 'twin' });
      await editor.delete(`/api/admin/projects/${id}`);
      ids.push(id);
    }
    const outcomes = (await Promise.all(ids.map((id) => restore([id])))).map(({ body }) => body as RestoreOutcome);
    expect(outcomes.map(({ restored }) => restored.length).sort()).toEqual([0, 1]);
    expect(outcomes.flatMap(({ refused }) => refused)).toHaveLength(1);
  });

  it('never brings back an erased person', async () => {
    const { id } = await makeInquiry(app);
    await editor.delete(`/api/admin/contact-inquiries/${id}`);
    await app.get(ErasureService).erase([id], 'request');
    expect((await restore([id])).body).toEqual({ restored: [], refused: [], gone: 1 });
    expect((await listed()).map((item) => item.id)).not.toContain(id);
  });
});
