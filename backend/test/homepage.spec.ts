// On MariaDB only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import type { HomepageRecord } from '../src/homepage/homepage.dto.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const hero = (title: string) => ({
  id: 'hero-1',
  type: 'hero',
  enabled: true,
  order: 1,
  content: { title, ctaText: 'Write', ctaLink: '/contact' },
});

describe('the homepage', () => {
  let app: TestApp;
  let visitor: Caller;
  let editor: Caller;
  const draft = async () => (await editor.get('/api/homepage/draft')).body as HomepageRecord;
  const published = async () => (await visitor.get('/api/homepage/published')).body as HomepageRecord;

  beforeAll(async () => {
    app = await createTestApp();
    visitor = as(app);
    editor = as(app, app.editorToken);
  });
  afterAll(() => app.close());

  it('has a draft that equals the first published version', async () => {
    const [d, p] = [await draft(), await published()];
    expect(p).toMatchObject({ status: 'published', version: 1, blocks: d.blocks, updatedAt: d.updatedAt });
    expect(p).not.toHaveProperty('changeNote');
  });

  it('hides draft and history from visitors', async () => {
    for (const path of ['/api/homepage/draft', '/api/homepage/revisions']) expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.put('/api/homepage/x', {})).status).toBe(401);
  });

  it('hides a saved draft from visitors until it is published', async () => {
    const { id } = await draft();
    const saved = await editor.put(`/api/homepage/${id}`, { blocks: [hero('Changed')], keywords: [' a ', ''], metaTitle: null });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ blocks: [hero('Changed')], keywords: ['a'], metaTitle: null });
    expect((await published()).version).toBe(1);

    const response = await editor.post(`/api/homepage/${id}/publish`, { changeNote: 'Spring' });
    expect(response.status).toBe(201);
    const [d, p] = [await draft(), await published()];
    expect(p).toMatchObject({ version: 2, blocks: [hero('Changed')], updatedAt: d.updatedAt });
    const history = (await editor.get('/api/homepage/revisions')).body as HomepageRecord[];
    expect(history.map((r) => [r.version, r.status, r.changeNote])).toEqual([
      [2, 'published', 'Spring'],
      [1, 'published', null],
    ]);
  });

  it('has nothing to publish once a change is undone', async () => {
    const { id, metaTitle } = await draft();
    const live = (await published()).updatedAt;
    expect((await editor.put(`/api/homepage/${id}`, { metaTitle: 'For a moment' })).body).not.toMatchObject({ updatedAt: live });
    expect((await editor.put(`/api/homepage/${id}`, { metaTitle })).body).toMatchObject({ updatedAt: live });
  });

  it('refuses to save or publish an outdated version', async () => {
    const { id, lockVersion } = await draft();
    const first = await editor.put(`/api/homepage/${id}`, { blocks: [hero('Mine')] }).set('If-Match', `"v${lockVersion}"`);
    expect(first.status).toBe(200);
    expect(first.headers['etag']).toBe(`"v${lockVersion + 1}"`);
    const stale = await editor.put(`/api/homepage/${id}`, { blocks: [hero('Theirs')] }).set('If-Match', `"v${lockVersion}"`);
    expect(stale.status).toBe(412);
    expect((await editor.post(`/api/homepage/${id}/publish`).set('If-Match', `"v${lockVersion}"`)).status).toBe(412);
    expect((await draft()).blocks).toEqual([hero('Mine')]);
  });

  it('rolls back to a revision and keeps everything', async () => {
    const before = (await editor.get('/api/homepage/revisions')).body as HomepageRecord[];
    const first = before.find((r) => r.version === 1);
    const replaced = await draft();
    const response = await editor.post(`/api/homepage/rollback/${first?.id}`);
    expect(response.status).toBe(201);
    const [d, p] = [await draft(), await published()];
    expect(p).toMatchObject({ version: 3, blocks: first?.blocks });
    expect(d).toMatchObject({ blocks: first?.blocks, updatedAt: p.updatedAt });
    const after = (await editor.get('/api/homepage/revisions')).body as HomepageRecord[];
    expect(after).toHaveLength(before.length + 2);
    expect(after.find((r) => r.status === 'draft')).toMatchObject({ blocks: replaced.blocks, version: 2 });
  });

  it('keeps unknown block types', async () => {
    const { id } = await draft();
    const block = { id: 'x', type: 'weather', enabled: true, order: 1, content: { city: 'Hoylake', nested: { a: [1, null, true] } } };
    expect((await editor.put(`/api/homepage/${id}`, { blocks: [block] })).body).toMatchObject({ blocks: [block] });
  });

  it('keeps fields that a block no longer has when it saves, publishes and rolls back', async () => {
    const { id } = await draft();
    const former = { id: 'a', type: 'accreditations', enabled: true, order: 1, content: { title: 'Ours', items: ['Part P'] } };
    expect((await editor.put(`/api/homepage/${id}`, { blocks: [former] })).body).toMatchObject({ blocks: [former] });
    await editor.post(`/api/homepage/${id}/publish`, {});
    expect(await published()).toMatchObject({ blocks: [former] });
    const [revision] = (await editor.get('/api/homepage/revisions')).body as HomepageRecord[];
    await editor.put(`/api/homepage/${id}`, { blocks: [hero('Later')] });
    expect((await editor.post(`/api/homepage/rollback/${revision?.id}`)).status).toBe(201);
    expect((await draft()).blocks).toEqual([former]);
  });

  it("stores a block's picture and sanitises its texts", async () => {
    const { id } = await draft();
    const block = { ...hero(' Power '), content: { title: ' Power ', image: '/media/a.webp', imageAlt: ' A van ', description: null } };
    expect((await editor.put(`/api/homepage/${id}`, { blocks: [block] })).body).toMatchObject({
      blocks: [{ content: { title: 'Power', image: '/media/a.webp', imageAlt: 'A van', description: null } }],
    });
  });

  it.each<[string, unknown, string]>([
    ['a script link', [{ ...hero('x'), content: { ctaLink: 'javascript:alert(1)' } }], 'blocks.0.content.ctaLink'],
    ['a foreign host', [{ ...hero('x'), content: { ctaLink: '//evil.example' } }], 'blocks.0.content.ctaLink'],
    [
      'an action link',
      [{ ...hero('x'), type: 'cta', content: { primaryCta: { text: 'x', link: 'http://x' } } }],
      'blocks.0.content.primaryCta.link',
    ],
    ['an invalid button', [{ ...hero('x'), type: 'cta', content: { primaryCta: 'x' } }], 'blocks.0.content.primaryCta'],
    ['a picture from an unsafe address', [{ ...hero('x'), content: { image: 'http://x/y.jpg' } }], 'blocks.0.content.image'],
    ['names that are not a list', [{ ...hero('x'), type: 'accreditations', content: { list: 'x' } }], 'blocks.0.content.list'],
    ['a title of the wrong type', [{ ...hero('x'), content: { title: 7 } }], 'blocks.0.content.title'],
    ['an id without a text', [{ ...hero('x'), id: { toString: 1, valueOf: 1 } }], 'blocks.0.id'],
    ['a list as its type', [{ ...hero('x'), type: ['hero'] }], 'blocks.0.type'],
    ['a text as its content', [{ ...hero('x'), content: 'x' }], 'blocks.0.content'],
    ['a text for whether it is shown', [{ ...hero('x'), enabled: 'no' }], 'blocks.0.enabled'],
    ['no block', ['x'], 'blocks.0'],
    ['no list', { a: 1 }, 'blocks'],
    ['null', null, 'blocks'],
    ['an order of 0', [{ ...hero('x'), order: 0 }], 'blocks.0.order'],
    ['a duplicate id', [hero('x'), hero('y')], 'blocks'],
    ['too many', Array.from({ length: 51 }, (_, i) => ({ ...hero('x'), id: `b${i}` })), 'blocks'],
  ])('rejects %s', async (_, blocks, field) => {
    const { id } = await draft();
    const { status, body } = await editor.put(`/api/homepage/${id}`, { blocks });
    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 400, fields: { [field]: [expect.any(String)] } });
  });

  it('changes only the draft', async () => {
    const { id } = await published();
    expect((await editor.put(`/api/homepage/${id}`, { metaTitle: 'x' })).status).toBe(400);
    for (const unknown of ['00000000-0000-7000-8000-000000000000', 'nonsense', "' OR 1=1 --"]) {
      expect((await editor.put(`/api/homepage/${encodeURIComponent(unknown)}`, {})).status).toBe(404);
      expect((await editor.post(`/api/homepage/${encodeURIComponent(unknown)}/publish`, {})).status).toBe(404);
      expect((await editor.post(`/api/homepage/rollback/${encodeURIComponent(unknown)}`)).status).toBe(404);
    }
  });

  it('publishes one of two simultaneous requests at a time', async () => {
    const { id } = await draft();
    const { lockVersion } = (await editor.put(`/api/homepage/${id}`, { metaTitle: 'One of them' })).body as HomepageRecord;
    const publish = () => editor.post(`/api/homepage/${id}/publish`, {}).set('If-Match', `"v${lockVersion}"`);
    const responses = await Promise.all([publish(), publish(), publish()]);
    expect(responses.map((a) => a.status).sort()).toEqual([201, 412, 412]);
  });

  it('makes one version when the same draft is published several times', async () => {
    const { id, version } = await draft();
    await editor.put(`/api/homepage/${id}`, { metaTitle: 'Six times' });
    const publish = () => editor.post(`/api/homepage/${id}/publish`, {});
    const six = await Promise.all(Array.from({ length: 6 }, publish));
    expect(six.map(({ status, body }) => [status, (body as HomepageRecord).version])).toEqual(six.map(() => [201, version + 1]));
    // Saved again without a change.
    await editor.put(`/api/homepage/${id}`, { metaTitle: 'Six times' });
    const { body } = await publish();
    expect(body).toMatchObject({ version: version + 1, updatedAt: (await draft()).updatedAt });
    const [newest, former] = (await editor.get('/api/homepage/revisions')).body as HomepageRecord[];
    expect([newest?.version, former?.version]).toEqual([version + 1, version]);
  });

  it('makes one version when a rollback is sent several times', async () => {
    const { id, version } = await draft();
    const [, earlier] = (await editor.get('/api/homepage/revisions')).body as HomepageRecord[];
    await editor.put(`/api/homepage/${id}`, { metaTitle: 'Not published' });
    const rollback = () => editor.post(`/api/homepage/rollback/${earlier?.id}`);
    const six = await Promise.all(Array.from({ length: 6 }, rollback));
    expect(six.map(({ status, body }) => [status, (body as HomepageRecord).version])).toEqual(six.map(() => [201, version + 1]));
    const newest = ((await editor.get('/api/homepage/revisions')).body as HomepageRecord[]).slice(0, 3);
    expect(newest.map((one) => `${one.status} ${one.version} ${one.metaTitle}`).sort()).toEqual(
      [`draft ${version} Not published`, `published ${version + 1} ${earlier?.metaTitle}`, `published ${version} Six times`].sort(),
    );
    expect((await draft()).updatedAt).toBe((await published()).updatedAt);
  });

  it('gives the draft the live content back when it is rolled back to the live version', async () => {
    const { id, version } = await draft();
    const live = ((await editor.get('/api/homepage/revisions')).body as HomepageRecord[]).find((one) => one.status === 'published');
    await editor.put(`/api/homepage/${id}`, { metaTitle: 'Thrown away' });
    expect((await editor.post(`/api/homepage/rollback/${live?.id}`)).body).toMatchObject({ id: live?.id, version });
    expect(await draft()).toMatchObject({ version, metaTitle: live?.metaTitle, updatedAt: live?.updatedAt });
    const [kept] = (await editor.get('/api/homepage/revisions')).body as HomepageRecord[];
    expect(kept).toMatchObject({ status: 'draft', version, metaTitle: 'Thrown away' });
  });

  it('tells only staff who last saved, published or rolled back', async () => {
    const admin = as(app, app.adminToken);
    const { id } = await draft();
    await admin.put(`/api/homepage/${id}`, { metaTitle: 'By the administrator' });
    expect((await draft()).updatedBy).toBe(app.adminId);
    await editor.post(`/api/homepage/${id}/publish`, {});
    expect((await draft()).updatedBy).toBe(app.editorId);
    const [live] = (await editor.get('/api/homepage/revisions')).body as HomepageRecord[];
    expect(live?.updatedBy).toBe(app.editorId);
    await editor.put(`/api/homepage/${id}`, { metaTitle: 'By the editor' });
    await admin.post(`/api/homepage/rollback/${live?.id}`);
    expect((await draft()).updatedBy).toBe(app.adminId);
    expect(await published()).not.toHaveProperty('updatedBy');
  });

  it('is in the audit log', async () => {
    const rows = await app.dataSource.getRepository(AuditLog).findBy({ entityType: 'homepage', userId: app.editorId });
    expect(rows.map((r) => r.action)).toEqual(expect.arrayContaining(['update', 'publish', 'rollback']));
    expect(rows.find((r) => r.action === 'publish')?.changes).toHaveProperty('blocks');
  });
});
