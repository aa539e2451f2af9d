import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { DAY_MS } from '../src/platform/time/durations.js';
import { newId } from '../src/platform/common/records.js';
import { CorePage } from '../src/core-pages/core-page.entity.js';
import { PageDraft } from '../src/records/drafts/page-draft.entity.js';
import { ServiceLocationPage } from '../src/pages/service-location-page.entity.js';
import { PlannedChangesRunner } from '../src/records/plans/planned-changes-runner.service.js';
import { makeCorePage } from './factories/core-pages.js';
import { makePage } from './factories/service-location-pages.js';
import { as, UNKNOWN, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const DRAFTS = '/api/admin/page-drafts';

interface Draft {
  version: number;
  fields: Record<string, unknown>;
}

describe('drafts of pages', () => {
  let app: TestApp;
  let [admin, editor, visitor]: Caller[] = [];
  beforeAll(async () => {
    app = await createTestApp();
    [admin, editor, visitor] = [as(app, app.adminToken), as(app, app.editorToken), as(app)];
  });
  afterAll(() => app.close());

  const of = (id: string, resource = 'core-pages') => `${DRAFTS}/${resource}/${id}`;
  const read = async (path: string) => (await editor!.get(path)).body as Draft;
  const save = (path: string, fields: object, seen: number, staff = editor!, base: object = {}) =>
    staff.put(path, { fields, base }).set('If-Match', `"v${seen}"`);
  const saved = async (path: string, fields: object, seen = 0) => {
    const { status, body, headers } = await save(path, fields, seen);
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(headers['etag']).toBe(`"v${(body as Draft).version}"`);
    return body as Draft;
  };

  it.each(['core-pages', 'service-location-pages'])('keep what is typed into %s until they are published', async (resource) => {
    const page = resource === 'core-pages' ? await makeCorePage(editor!) : await makePage(editor!);
    const path = of(page.id, resource);
    expect(await read(path)).toMatchObject({ resource, recordId: page.id, version: 0, fields: {} });
    const first = await saved(path, { title: 'Typed' });
    const draft = await saved(path, { title: 'Typed more ', content: '<p onclick="x()">Yes</p>' }, first.version);
    expect(draft).toMatchObject({ version: first.version + 1, updatedBy: app.editorId });
    expect(draft.fields).toEqual({ title: 'Typed more ', content: '<p>Yes</p>' });
    expect(await read(path)).toEqual(draft);
    const record = `/api/admin/${resource}/${page.id}`;
    expect((await admin!.get(record)).body).toMatchObject({ title: page.title, version: page.version });
    const { fields: _f, ...summary } = draft;
    expect((await admin!.get(DRAFTS)).body).toContainEqual(expect.objectContaining({ recordId: page.id, version: summary.version }));

    const stale = await admin!.put(record, draft.fields).set('Draft-Version', `"v${first.version}"`);
    expect(stale).toMatchObject({ status: 409, body: { code: 'draft-changed' } });
    const published = await admin!.put(record, draft.fields).set('Draft-Version', `"v${draft.version}"`);
    expect(published).toMatchObject({ status: 200, body: { title: 'Typed more' } });
    expect(await read(path)).toMatchObject({ version: 0 });
    const log = await app.dataSource.getRepository(AuditLog).findBy({ entityType: 'page-drafts', entityId: page.id });
    expect(log).toMatchObject([{ action: 'create', userId: app.editorId }]);
  });

  it('are never overwritten unseen, and a save may come twice', async () => {
    const path = of((await makeCorePage(editor!)).id);
    const mine = await saved(path, { title: 'Mine' });
    expect(await saved(path, { title: 'Mine' })).toEqual(mine);
    expect(await save(path, { title: 'Theirs' }, 0, admin)).toMatchObject({
      status: 412,
      body: { changedBy: expect.any(String), changedAt: expect.any(String) },
    });
    expect(await admin!.delete(path).set('If-Match', '"v1"')).toMatchObject({ status: 412 });
    expect(await admin!.delete(path).set('If-Match', `"v${mine.version}"`)).toMatchObject({
      status: 200,
      body: { version: 0, fields: {} },
    });
    // A version of the discarded draft says nothing about the next one.
    const next = await saved(path, { title: 'Next' });
    expect(await save(path, { title: 'Late' }, mine.version)).toMatchObject({ status: 412 });
    expect(await saved(path, {}, next.version)).toMatchObject({ version: 0 });
    const both = await Promise.all([save(path, { title: 'One' }, 0), save(path, { title: 'Other' }, 0, admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('may be incomplete, but not of another shape, too large or of an unknown page', async () => {
    const { id } = await makeCorePage(editor!);
    const path = of(id);
    const { fields } = await saved(path, {
      title: '',
      slug: 'Not a slug!',
      ogImage: 'htt',
      keywords: ['', 'x'.repeat(999)],
      sections: [{ title: '' }],
      id: UNKNOWN,
      wrong: 1,
    });
    expect(fields).toEqual({ title: '', slug: 'Not a slug!', ogImage: 'htt', keywords: ['', 'x'.repeat(999)], sections: [{ title: '' }] });
    for (const wrong of [
      { title: ['x'] },
      { sections: 'x' },
      { sections: ['x'] },
      { sections: [{ title: {} }] },
      { requiresAuth: 'yes' },
      { images: {} },
    ])
      expect(await editor!.put(path, { fields: wrong, base: {} })).toMatchObject({ status: 400 });
    for (const body of [{}, { fields: [], base: {} }, { fields: { title: 'x' } }])
      expect(await editor!.put(path, body)).toMatchObject({ status: 400 });
    expect(await editor!.put(path, { fields: { content: 'x'.repeat(600_000) }, base: {} })).toMatchObject({ status: 413 });
    const fixed = await makeCorePage(editor!, { isEditable: false });
    expect(await editor!.put(of(fixed.id), { fields: { title: 'x' }, base: {} })).toMatchObject({ status: 403 });
    for (const gone of [of(UNKNOWN), of('x'), of(id, 'projects'), of(id, 'service-location-pages')])
      for (const call of [editor!.get(gone), editor!.put(gone, { fields: {}, base: {} }), editor!.delete(gone)])
        expect(await call).toMatchObject({ status: 404 });
    expect(await visitor!.get(path)).toMatchObject({ status: 401 });
    expect(await editor!.put(`/api/admin/core-pages/${id}`, {}).set('Draft-Version', '3')).toMatchObject({ status: 400 });
  });

  it('stay when the page is saved elsewhere, until they hold nothing else', async () => {
    const { id } = await makeCorePage(editor!);
    const draft = await saved(of(id), { title: 'Typed', keywords: ['one'] });
    await admin!.put(`/api/admin/core-pages/${id}`, { title: 'Typed' });
    expect(await read(of(id))).toEqual(draft);
    await admin!.put(`/api/admin/core-pages/${id}`, { keywords: ['one'] });
    expect(await read(of(id))).toMatchObject({ version: 0 });
  });

  it('stay when an earlier version of the page is restored, and when a planned change is made', async () => {
    const { id, title } = await makeCorePage(editor!);
    const record = `/api/admin/core-pages/${id}`;
    await admin!.put(record, { title: 'Second' });
    const draft = await saved(of(id), { metaTitle: 'Typed' });
    const history = `/api/admin/history/core-pages/${id}`;
    const versions = (await editor!.get(history)).body as { id: string; action: string }[];
    const { id: version } = versions.find(({ action }) => action === 'create') ?? versions.at(-1)!;
    expect(await editor!.post(`${history}/restore`, { version })).toMatchObject({ body: { isChanged: true } });
    expect((await editor!.get(record)).body).toMatchObject({ title });
    expect(await read(of(id))).toEqual(draft);

    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    const plan = { resource: 'core-pages', recordId: id, action: 'take-down', date: inDays(2).toISOString().slice(0, 10), time: '12:00' };
    expect(await editor!.post('/api/admin/planned-changes', plan)).toMatchObject({ status: 201 });
    await app.get(PlannedChangesRunner).run(inDays(3));
    expect((await editor!.get(record)).body).toMatchObject({ status: 'draft' });
    expect(await read(of(id))).toEqual(draft);
  });

  it('are 300 at most', async () => {
    const { id } = await makeCorePage(editor!);
    const pages = app.dataSource.getRepository(CorePage);
    const one = await pages.findOneByOrFail({ id });
    const ids = Array.from({ length: 300 }, () => newId());
    await pages.insert(ids.map((copy) => ({ ...one, id: copy, slug: copy })));
    const drafts = app.dataSource.getRepository(PageDraft);
    const typed = { servicePageId: null, fields: {}, base: {}, version: 1, createdAt: new Date(), updatedAt: new Date(), updatedBy: null };
    await drafts.insert(ids.slice(await drafts.count()).map((corePageId) => ({ ...typed, id: newId(), corePageId })));
    const refused = await save(of(id), { title: 'One more' }, 0);
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('300 drafts') } });
    expect((await editor!.get(DRAFTS)).body).toHaveLength(300);
    await pages.delete(ids);
    await saved(of(id), { title: 'One more' });
  });

  it('wait in the trash with their page and go with it', async () => {
    const { id } = await makePage(editor!);
    const path = of(id, 'service-location-pages');
    const draft = await saved(path, { title: 'Typed' });
    await editor!.delete(`/api/admin/service-location-pages/${id}`);
    expect(await editor!.get(path)).toMatchObject({ status: 404 });
    await editor!.post('/api/admin/trash/restore', { ids: [id] });
    expect(await read(path)).toEqual(draft);
    await app.dataSource.getRepository(ServiceLocationPage).delete({ id });
    expect(await app.dataSource.getRepository(PageDraft).countBy({ servicePageId: id })).toBe(0);
  });
});
