import { beforeAll, describe, expect, it } from '@jest/globals';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { AuditLog } from '../../src/audit/audit-log.entity.js';
import { CONTENT_CHANGED } from '../../src/platform/common/content-events.js';
import { as, type Caller } from './api.js';
import type { TestApp } from './app.js';

interface Made {
  id: string;
  version: number;
}

export interface ContentResource {
  resource: string;
  /** The kind's name in sentences. */
  label: string;
  /** The field with the name. */
  name: 'title' | 'name';
  make(staff: Caller, fields?: object): Promise<Made>;
  /** Required fields of a create call. */
  required: readonly string[];
  /** Invalid values, each with a word of its message. */
  refused: readonly (readonly [field: string, value: unknown, says: RegExp])[];
}

const UNKNOWN = ['01900000-0000-7000-8000-000000000000', 'nonsense', '%00', '%25', "'%20OR%201=1--", 'x'.repeat(2_000), '../../x'];
const INSIDE = ['deletedAt', 'trashKey', 'creator', 'updater', 'service'];

/** Tests of the staff API that all content resources share. */
export function describeStaffCalls(getApp: () => TestApp, { resource, label, name, make, required, refused }: ContentResource): void {
  const path = `/api/admin/${resource}`;
  let app: TestApp;
  let admin: Caller;
  let editor: Caller;
  let visitor: Caller;
  const audit = (id: string) =>
    app.dataSource.getRepository(AuditLog).find({ where: { entityType: resource, entityId: id }, order: { id: 'ASC' } });

  describe('the staff API', () => {
    beforeAll(() => {
      app = getApp();
      admin = as(app, app.adminToken);
      editor = as(app, app.editorToken);
      visitor = as(app);
    });

    it('is closed to visitors', async () => {
      const { id } = await make(editor);
      const responses = [
        await visitor.get(path),
        await visitor.get(`${path}/${id}`),
        await visitor.post(path, {}),
        await visitor.put(`${path}/${id}`, { [name]: 'Taken over' }),
        await visitor.delete(`${path}/${id}`),
      ];
      for (const { status, body } of responses)
        expect({ status, body }).toEqual({ status: 401, body: { statusCode: 401, error: 'Please sign in.' } });
      expect((await editor.get(`${path}/${id}`)).body).not.toMatchObject({ [name]: 'Taken over' });
    });

    it('serves administrators and editors alike, and records who did what', async () => {
      for (const [caller, userId] of [[admin, app.adminId] as const, [editor, app.editorId] as const]) {
        const { id } = await make(caller);
        expect((await caller.get(`${path}/${id}`)).status).toBe(200);
        const changed = await caller.put(`${path}/${id}`, { [name]: 'Changed' });
        expect({ status: changed.status, body: changed.body }).toMatchObject({ status: 200, body: { id, [name]: 'Changed', version: 2 } });
        const removed = await caller.delete(`${path}/${id}`);
        expect({ status: removed.status, body: removed.body }).toMatchObject({ status: 200, body: { id, [name]: 'Changed' } });
        const rows = await audit(id);
        expect(rows.map((r) => [r.action, r.userId])).toEqual(['create', 'update', 'delete'].map((action) => [action, userId]));
        expect(rows[1]?.changes).toMatchObject({ [name]: { before: expect.any(String), after: 'Changed' } });
        expect(rows.every((r) => r.ipAddress)).toBe(true);
      }
    });

    it('tells the page cache of stored changes only', async () => {
      const { id } = await make(editor);
      const told: unknown[] = [];
      const listener = (event: unknown) => told.push(event);
      app.get(EventEmitter2).on(CONTENT_CHANGED, listener);
      await editor.put(`${path}/${id}`, { isActive: false });
      await editor.put(`${path}/${id}`, { isActive: 'perhaps' });
      await editor.put(`${path}/${id}`, { isActive: true }).set('If-Match', '"v1"');
      await editor.delete(`${path}/nonsense`);
      app.get(EventEmitter2).off(CONTENT_CHANGED, listener);
      expect(told).toEqual([{ resource }]);
    });

    it('refuses an outdated version and overwrites nothing', async () => {
      const { id } = await make(editor);
      const first = await editor.put(`${path}/${id}`, { [name]: 'First' }).set('If-Match', '"v1"');
      expect(first.status).toBe(200);
      expect(first.headers['etag']).toBe('"v2"');
      const { status, body } = await admin.put(`${path}/${id}`, { [name]: 'Second' }).set('If-Match', '"v1"');
      expect({ status, body }).toMatchObject({
        status: 412,
        body: {
          statusCode: 412,
          error: expect.stringContaining(`changed this ${label} in the meantime`),
          changedBy: 'editor',
          changedAt: (first.body as { updatedAt: string }).updatedAt,
        },
      });
      const current = await editor.get(`${path}/${id}`);
      expect(current.body).toMatchObject({ [name]: 'First', version: 2 });
      expect(current.headers['etag']).toBe('"v2"');
      expect((await editor.put(`${path}/${id}`, {}).set('If-Match', 'nonsense')).status).toBe(400);
      expect((await editor.put(`${path}/${id}`, { [name]: 'Third' }).set('If-Match', '*')).status).toBe(200);
    });

    it('returns 404 for unknown records', async () => {
      for (const id of UNKNOWN) {
        const responses = [await editor.get(`${path}/${id}`), await editor.put(`${path}/${id}`, {}), await editor.delete(`${path}/${id}`)];
        for (const { status, body } of responses)
          expect({ id, status, body }).toMatchObject({ status: 404, body: { statusCode: 404, error: expect.any(String) } });
      }
      expect((await editor.get(`${path}/nonsense`)).body).toEqual({
        statusCode: 404,
        error: `There is no such ${label}. It may have been deleted.`,
      });
    });

    it('requires the required fields', async () => {
      const missing = Object.fromEntries(required.map((field) => [field, ['Required']]));
      for (const value of [undefined, null, '', '   ']) {
        const { status, body } = await editor.post(path, Object.fromEntries(required.map((field) => [field, value])));
        expect({ status, body }).toEqual({ status: 400, body: { statusCode: 400, error: expect.any(String), fields: missing } });
      }
      const { id } = await make(editor);
      for (const field of required) {
        const { status, body } = await editor.put(`${path}/${id}`, { [field]: null });
        expect({ field, status, body }).toMatchObject({ status: 400, body: { fields: { [field]: ['Required'] } } });
      }
    });

    it.each(refused)('rejects %s: %j', async (field, value, says) => {
      const { id } = await make(editor);
      const valid = Object.fromEntries(required.map((f) => [f, 'Valid']));
      for (const { status, body } of [
        await editor.post(path, { ...valid, [field]: value }),
        await editor.put(`${path}/${id}`, { [field]: value }),
      ]) {
        expect({ status, body }).toMatchObject({ status: 400, body: { statusCode: 400, error: expect.any(String) } });
        const said = Object.entries((body as { fields: Record<string, string[]> }).fields).filter(
          ([f]) => f === field || f.startsWith(`${field}.`),
        );
        expect(said.flatMap(([, messages]) => messages).join(' ')).toMatch(says);
      }
      expect((await editor.get(`${path}/${id}`)).body).toMatchObject({ version: 1 });
    });

    it('ignores unknown fields', async () => {
      const made = await make(editor);
      const { body } = await editor.put(`${path}/${made.id}`, {
        id: 'x',
        version: 99,
        createdAt: null,
        deletedAt: '2020-01-01',
        trashKey: 'x',
        nonsense: { a: 1 },
      });
      expect(body).toEqual({
        ...made,
        version: expect.any(Number),
        updatedAt: expect.any(String),
        ...('updatedBy' in made && { updatedBy: app.editorId }),
      });
      for (const inside of INSIDE) expect(body).not.toHaveProperty(inside);
    });

    it('stores text as typed, trimmed and without control characters', async () => {
      const { id } = await make(editor, { [name]: '  <b>Éire</b> 💥 & "co"\u0000\u0007 100%_ \ud800 ' });
      const { body } = await admin.get(`${path}/${id}`);
      expect(body).toMatchObject({ [name]: '<b>Éire</b> 💥 & "co" 100%_ \ufffd' });
    });

    it('lists in the simple-rest dialect', async () => {
      const made: Made[] = [];
      for (const [i, word] of ['Alpha', 'Beta', 'Gamma'].entries())
        made.push(await make(editor, { [name]: `Listed ${word} 5%_off`, order: 70 - i }));
      const query = (parts: Record<string, unknown>) =>
        editor.get(path).query(Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, JSON.stringify(value)])));
      const ids = async (parts: Record<string, unknown>) =>
        ((await query(parts)).body as Made[]).map((r) => made.findIndex((m) => m.id === r.id));

      expect(await ids({ filter: { q: 'listed' } })).toEqual([2, 1, 0]);
      expect(await ids({ filter: { q: 'listed' }, sort: [name, 'DESC'] })).toEqual([2, 1, 0]);
      expect(await ids({ filter: { q: '5%_off' }, sort: [name, 'ASC'] })).toEqual([0, 1, 2]);
      expect(await ids({ filter: { q: 'Listed%off' } })).toEqual([]);
      expect(await ids({ filter: { q: 'Listed_Alpha' } })).toEqual([]);
      expect(await ids({ filter: { id: [made[1]?.id, made[0]?.id] } })).toEqual([1, 0]);
      expect(await ids({ filter: { id: [] } })).toEqual([]);

      const page = await query({ filter: { q: 'listed' }, range: [1, 1] });
      expect(page.headers['content-range']).toBe(`${resource} 1-1/3`);
      expect(page.body).toHaveLength(1);
      const beyond = await query({ filter: { q: 'listed' }, range: [10, 19] });
      expect(beyond.headers['content-range']).toBe(`${resource} */3`);
      const { body: all, headers } = await editor.get(path);
      expect(headers['content-range']).toBe(`${resource} 0-${(all as Made[]).length - 1}/${(all as Made[]).length}`);
      for (const inside of INSIDE) expect((all as Made[])[0]).not.toHaveProperty(inside);

      for (const wrong of [
        { sort: ['trashKey', 'ASC'] },
        { sort: ['nothing', 'ASC'] },
        { filter: { deletedAt: null } },
        { filter: { isActive: 'maybe' } },
      ]) {
        const { status, body } = await query(wrong);
        expect({ wrong, status, body }).toMatchObject({ status: 400, body: { statusCode: 400, error: expect.any(String) } });
      }
    });

    it('lists and filters inactive records, too', async () => {
      const { id } = await make(editor, { isActive: false });
      const idsWhere = async (isActive: boolean) =>
        ((await editor.get(path).query({ filter: JSON.stringify({ isActive }) })).body as Made[]).map((r) => r.id);
      expect(await idsWhere(false)).toContain(id);
      expect(await idsWhere(true)).not.toContain(id);
    });

    it('moves a deleted record to the trash', async () => {
      const { id } = await make(editor);
      expect((await editor.delete(`${path}/${id}`)).status).toBe(200);
      expect((await editor.get(`${path}/${id}`)).status).toBe(404);
      expect((await editor.put(`${path}/${id}`, {})).status).toBe(404);
      expect((await editor.delete(`${path}/${id}`)).status).toBe(404);
      expect((await editor.get(path).query({ filter: JSON.stringify({ id: [id] }) })).body).toEqual([]);
      const [row] = await app.dataSource.query<{ trashKey: string; deletedAt: unknown }[]>(`SELECT * FROM ${resource} WHERE id = ?`, [id]);
      expect(row).toMatchObject({ trashKey: id, deletedAt: expect.anything() });
    });
  });
}

/** Tests for resources with a slug. */
export function describeSlugs(getApp: () => TestApp, { resource, name, make }: Pick<ContentResource, 'resource' | 'name' | 'make'>): void {
  const path = `/api/admin/${resource}`;
  const made = async (fields: object) => (await make(as(getApp(), getApp().editorToken), fields)) as Made & { slug: string };

  describe('slugs', () => {
    it('are made from the name and get a number if taken', async () => {
      const wanted = { [name]: 'Café & Bar: Wirral’s “Best” 24/7!' };
      expect((await made(wanted)).slug).toBe('cafe-bar-wirral-s-best-24-7');
      expect((await made(wanted)).slug).toBe('cafe-bar-wirral-s-best-24-7-2');
      expect((await made({ ...wanted, slug: null })).slug).toBe('cafe-bar-wirral-s-best-24-7-3');
      expect((await made({ ...wanted, slug: '' })).slug).toBe('cafe-bar-wirral-s-best-24-7-4');
      expect((await made({ [name]: '💥' })).slug).toMatch(/^[a-z]+$/);
      expect((await made({ [name]: 'x'.repeat(200) })).slug.length).toBeLessThanOrEqual(200);
    });

    it('are refused if given and taken, on create and on update', async () => {
      const editor = as(getApp(), getApp().editorToken);
      const [first, second] = [await made({ slug: 'held' }), await made({})];
      const refusal = {
        status: 409,
        body: { statusCode: 409, error: expect.stringContaining('"held" is taken'), fields: { slug: [expect.any(String)] } },
      };
      const { id, slug, version, createdAt, updatedAt, ...copy } = { createdAt: '', updatedAt: '', ...first };
      const created = await editor.post(path, { ...copy, slug: 'held' });
      expect({ status: created.status, body: created.body }).toMatchObject(refusal);
      const updated = await editor.put(`${path}/${second.id}`, { slug: 'held' });
      expect({ status: updated.status, body: updated.body }).toMatchObject(refusal);
      expect((await editor.put(`${path}/${first.id}`, { slug: 'held' })).status).toBe(200);
      for (const kept of [null, '']) expect((await editor.put(`${path}/${first.id}`, { slug: kept })).body).toMatchObject({ slug: 'held' });
    });

    it('are free again when their record is deleted', async () => {
      const editor = as(getApp(), getApp().editorToken);
      for (let i = 0; i < 3; i++) {
        const { id, slug } = await made({ slug: 'come-and-go' });
        expect(slug).toBe('come-and-go');
        expect((await editor.delete(`${path}/${id}`)).status).toBe(200);
      }
    });
  });
}
