import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Service } from '../src/services/service.entity.js';
import { TrashService } from '../src/trash/trash.service.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const PATH = '/api/admin/services';
const DAY_MS = 86_400_000;

describe('the trash', () => {
  let app: TestApp;
  let editor: Caller;
  beforeAll(async () => {
    app = await createTestApp();
    editor = as(app, app.editorToken);
  });
  afterAll(() => app.close());

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
});
