import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { TAKES_PART, type Feature, type Kind } from '../src/kinds/kind.js';
import { Kinds } from '../src/kinds/kinds.service.js';
import { PreviewLink } from '../src/site/preview/preview-link.entity.js';
import { newId } from '../src/platform/common/records.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeMedia } from './factories/media.js';
import { makeRenewal } from './factories/renewals.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const MARKER = 'zqxmarker';
const HIDDEN = 'metaDescription';

/** What an editor can call of each feature over kinds, for a record of a kind. */
const CALLS: Record<Feature, (resource: string, id: string) => [method: 'get' | 'post', path: string, body?: object][]> = {
  trash: () => [['get', 'trash']],
  content: (resource, id) => [
    ['get', resource],
    ['get', `${resource}/${id}`],
  ],
  history: (resource, id) => [['get', `history/${resource}/${id}`]],
  search: () => [['get', `search?q=${MARKER}`]],
  words: () => [
    ['get', `words?q=${MARKER}`],
    ['get', 'page-texts?page=%2F'],
    ['post', 'words/find', { find: MARKER }],
    ['get', 'words/replacements'],
  ],
  exports: (resource) => [['get', `exports/${resource}`]],
  imports: (resource) => [['get', `imports/${resource}/template`]],
  page: () => [['get', 'page-grid']],
  slugs: (resource) => [['get', `slugs/${resource}?name=Other`]],
  dashboard: () => [['get', 'dashboard']],
  media: () => [['get', 'media']],
  plans: () => [['get', 'planned-changes']],
  drafts: (resource, id) => [
    ['get', 'page-drafts'],
    ['get', `page-drafts/${resource}/${id}`],
  ],
  preview: () => [['get', 'previews/links']],
  checks: () => [['get', 'content-checks']],
  presence: (resource, id) => [
    ['get', 'overwritten-changes'],
    ['get', `open-records/${resource}/${id}`],
  ],
  block: (resource, id) => [['get', `shown-places/${resource}/${id}`]],
};

describe('what only administrators may read', () => {
  let app: TestApp;
  const changed: Kind[] = [];
  let admin: Caller;
  let editor: Caller;
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo' });
    [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
  });
  afterAll(async () => {
    // Other specs of the same process have the same descriptions.
    for (const kind of changed) delete kind.adminFields;
    await app.close();
  });

  /**
   * Hides a text of each kind that has none of its own, because no kind with drafts and plans has such a field yet. The marker is in former versions,
   * drafts, plans and links to previews, too.
   */
  async function hidden() {
    const kinds = app.get<Kinds>(Kinds, { strict: false });
    const found: { resource: string; id: string }[] = [];
    for (const { kind } of kinds.with('history')) {
      const rows = app.dataSource.getRepository<{ id: string; version: number }>(kind.entity);
      const [record] = await rows.find({ take: 1 });
      if (!record || kind.adminFields || !rows.metadata.findColumnWithPropertyName(HIDDEN)) continue;
      kind.adminFields = [HIDDEN];
      changed.push(kind);
      const { id } = record;
      const { resource } = kind;
      const typed = (of: string) => ({
        [HIDDEN]: `${MARKER} ${of} ${'of a page whose description is long enough to be one. '.repeat(2)}`.trim(),
      });
      for (const state of ['former', 'now']) expect((await admin.put(`/api/admin/${resource}/${id}`, typed(state))).status).toBe(200);
      if (kinds.find('drafts', resource))
        expect((await admin.put(`/api/admin/page-drafts/${resource}/${id}`, { fields: typed('draft'), base: typed('base') })).status).toBe(
          200,
        );
      const at = { action: 'publish', date: '2028-06-01', time: '10:00' };
      if (kinds.find('plans', resource))
        expect((await admin.post('/api/admin/planned-changes', { resource, recordId: id, ...at, fields: typed('plan') })).status).toBe(201);
      const now = new Date();
      const link = {
        resource,
        recordId: id,
        fields: typed('link'),
        createdBy: app.adminId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 1e7),
      };
      await app.dataSource.getRepository(PreviewLink).save(Object.assign(new PreviewLink(), { id: newId(), ...link }));
      found.push({ resource, id });
    }
    return found;
  }

  /** Of every kind: its first record, with the marker in each text that only administrators may read. */
  async function marked() {
    const found: { resource: string; id: string; fields: string[] }[] = [];
    for (const { kind } of app.get<Kinds>(Kinds, { strict: false }).all) {
      const rows = app.dataSource.getRepository<{ id: string }>(kind.entity);
      const [record] = await rows.find({ take: 1 });
      if (!record) continue;
      const isClosed = kind.roles && !kind.roles.includes('editor');
      const texts = rows.metadata.columns.filter(({ type, length }) => ['varchar', 'text'].includes(String(type)) && length !== '36');
      const secret = texts
        .map(({ propertyName }) => propertyName)
        .filter((name) => isClosed || kind.adminFields?.some((one) => one === name));
      // Not those of the user who asks.
      const id = kind.resource === 'users' ? app.adminId : record.id;
      const fields = secret.filter((name) => !['role', 'passwordHash', 'trashKey', 'resetToken', 'status'].includes(name));
      if (fields.length) await rows.update(id, Object.fromEntries(fields.map((name) => [name, `${MARKER}-${name}`])));
      found.push({ resource: kind.resource, id, fields });
    }
    return found;
  }

  it('is in no response of a feature over kinds to an editor', async () => {
    const template = `Hello {name}, ${MARKER} {phone}`;
    expect((await admin.put('/api/admin/company-info', { autoresponderTemplate: template })).status).toBe(200);
    const pages = await hidden();
    expect(pages.map(({ resource }) => resource)).toEqual(expect.arrayContaining(['core-pages', 'service-location-pages']));
    const records = await marked();
    expect(records.find(({ resource }) => resource === 'company-info')?.fields).toEqual(
      expect.arrayContaining(['autoresponderTemplate', 'smtpHost', 'smtpUser', 'webhookUrl']),
    );
    expect((await admin.post('/api/admin/words/find', { find: MARKER })).text).toContain('company-info');
    const leaks: string[] = [];
    const reached = new Set<Feature>();
    for (const { resource, id } of records) {
      for (const feature of Object.keys(TAKES_PART) as Feature[]) {
        for (const [method, path, body] of CALLS[feature](resource, id)) {
          const { status, text } = await (method === 'get'
            ? editor.get(`/api/admin/${path}`)
            : editor.post(`/api/admin/${path}`, body ?? {}));
          expect({ path, isFault: status >= 500 }).toEqual({ path, isFault: false });
          if (status === 200) reached.add(feature);
          if (text.includes(MARKER)) leaks.push(`${feature} of ${resource}: ${method} ${path}`);
        }
      }
    }
    for (const { resource, id } of pages) {
      const hidden = async () => ((await admin.get(`/api/admin/${resource}/${id}`)).body as Record<string, unknown>)[HIDDEN];
      const before = await hidden();
      expect(before).toEqual(expect.stringContaining(MARKER));
      const versions = (await editor.get(`/api/admin/history/${resource}/${id}`)).body as { id: string }[];
      for (const { id: version } of versions) {
        const path = `history/${resource}/${id}/${version}`;
        const { status, text } = await editor.get(`/api/admin/${path}`);
        expect({ path, status }).toEqual({ path, status: 200 });
        if (text.includes(MARKER)) leaks.push(`comparison of ${resource}`);
      }
      const oldest = (await admin.get(`/api/admin/history/${resource}/${id}`)).body as { id: string }[];
      const restored = await editor.post(`/api/admin/history/${resource}/${id}/restore`, { version: oldest.at(-1)?.id });
      if (restored.text.includes(MARKER)) leaks.push(`restored version of ${resource}`);
      expect(await hidden()).toBe(before);
    }
    expect(leaks).toEqual([]);
    expect(Object.keys(TAKES_PART).filter((feature) => !reached.has(feature as Feature))).toEqual([]);
  });

  it('is refused in what an editor saves, each field of each kind, whatever it holds', async () => {
    await Promise.all([makeMedia(app), makeRenewal(admin), makeInquiry(app)]);
    const faults: string[] = [];
    const tried: Record<string, number> = {};
    for (const { kind } of app.get<Kinds>(Kinds, { strict: false }).all) {
      const { resource, entity, forms, adminFields, roles } = kind;
      if (!forms || (roles && !roles.includes('editor'))) continue;
      const repository = app.dataSource.getRepository<{ id: string }>(entity);
      const isHomepage = resource === 'homepage';
      // Only the draft of its versions is saved.
      const where = (isHomepage ? { kind: 'draft' } : {}) as object;
      const stored = async () => (await repository.find({ where, order: { id: 'ASC' }, take: 1 }))[0];
      const path = `/api/admin/${resource}${kind.isSingle && !isHomepage ? '' : `/${(await stored())?.id}`}`;
      // Settles what was written into the table by hand.
      expect({ path, status: (await editor.put(path, {})).status }).toEqual({ path, status: 200 });
      const before = await stored();
      const ofForm = getMetadataStorage().getTargetValidationMetadatas(forms.update, '', true, false);
      const names = adminFields ?? new Set(ofForm.map(({ propertyName }) => propertyName));
      for (const name of names) {
        kind.adminFields = [name];
        const { status, body } = await editor.put(path, { [name]: { [MARKER]: MARKER } });
        kind.adminFields = adminFields;
        if (status !== 403) faults.push(`${resource}.${name}: ${status} ${JSON.stringify(body)}`);
        expect({ name, record: await stored() }).toEqual({ name, record: before });
      }
      tried[resource] = [...names].length;
    }
    expect(faults).toEqual([]);
    expect(Object.values(tried).every(Boolean)).toBe(true);
    expect(Object.keys(tried)).toEqual(
      expect.arrayContaining(['company-info', 'contact-inquiries', 'core-pages', 'media', 'services', 'renewals']),
    );
  });
});
