import { describe, expect, it } from '@jest/globals';
import { makeService } from './factories/services.js';
import { useTestApp } from './support/app.js';

const SETTINGS = '/api/admin/company-info';
const NEEDED = /^Nobody would answer: an emergency service needs a number that is answered day and night\./;

describe('services for emergencies', () => {
  const { admin, editor, visitor } = useTestApp();

  const line = async (emergencyPhone: string | null) => expect((await editor.put(SETTINGS, { emergencyPhone })).status).toBe(200);
  const service = async (id: string) => (await editor.get(`/api/admin/services/${id}`)).body as { isActive: boolean; version: number };
  const refused = (field: string) => ({
    status: 400,
    body: { error: expect.stringMatching(NEEDED), fields: { [field]: [expect.stringMatching(NEEDED)] } },
  });

  it('are active while the company has an emergency line, and leave the website with it', async () => {
    await line('0151 496 0199');
    const { id, slug, version } = await makeService(editor, { title: 'Call-outs', isEmergency: true });
    const other = await makeService(editor, { title: 'Rewires' });
    expect((await visitor.get(`/api/services/${slug}`)).body).toMatchObject({ isEmergency: true });
    await line('0151 496 0198');
    expect(await service(id)).toMatchObject({ isActive: true, version });

    await line(null);
    expect(await service(id)).toMatchObject({ isActive: false, version: version + 1 });
    expect(await service(other.id)).toMatchObject({ isActive: true });
    expect((await visitor.get(`/api/services/${slug}`)).status).toBe(404);
    expect(JSON.stringify((await visitor.get('/api/navigation')).body)).not.toContain(slug);
    const [entry] = (await admin.get(`/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ entityId: id }))}`))
      .body as object[];
    expect(entry).toMatchObject({ action: 'update', changes: { isActive: { before: true, after: false } } });

    await line('0151 496 0199');
    expect(await service(id)).toMatchObject({ isActive: false });
    expect((await editor.put(`/api/admin/services/${id}`, { isActive: true })).status).toBe(200);
  });

  it('cannot be active without a line, whichever way', async () => {
    await line(null);
    const { id } = await makeService(editor, { title: 'Ordinary' });
    const idle = await makeService(editor, { title: 'Night calls', isEmergency: true, isActive: false });
    expect(await editor.post('/api/admin/services', { title: 'X', baseDescription: 'x', isEmergency: true })).toMatchObject(
      refused('isActive'),
    );
    expect(await editor.put(`/api/admin/services/${id}`, { isEmergency: true })).toMatchObject(refused('isActive'));
    expect(await editor.put(`/api/admin/services/${idle.id}`, { isActive: true })).toMatchObject(refused('isActive'));
    expect(await admin.put('/api/admin/set-up/services', { offered: [id, idle.id] })).toMatchObject(refused('offered'));
    expect(await service(idle.id)).toMatchObject({ isActive: false });
    expect((await editor.put(`/api/admin/services/${idle.id}`, { title: 'Night calls, soon' })).status).toBe(200);
    expect((await admin.get('/api/admin/set-up')).body).toMatchObject({ withoutLine: expect.arrayContaining(['Night calls, soon']) });
  });

  it('come back from the trash inactive if the line went meanwhile', async () => {
    await line('0151 496 0199');
    const { id } = await makeService(editor, { title: 'Gone', isEmergency: true });
    await editor.delete(`/api/admin/services/${id}`);
    await line(null);
    expect((await admin.post('/api/admin/trash/restore', { ids: [id] })).status).toBe(200);
    expect(await service(id)).toMatchObject({ isActive: false });
  });

  it('are found by a filter of the list', async () => {
    const { body } = await editor.get(`/api/admin/services?filter=${encodeURIComponent('{"isEmergency":true}')}`);
    expect((body as { isEmergency: boolean }[]).map(({ isEmergency }) => isEmergency)).toEqual([true, true, true]);
  });

  it('do not slip through when the line is removed at the same time', async () => {
    await line('0151 496 0199');
    const { id } = await makeService(editor, { title: 'Race', isEmergency: true, isActive: false });
    const [removed] = await Promise.all([
      editor.put(SETTINGS, { emergencyPhone: null }),
      editor.put(`/api/admin/services/${id}`, { isActive: true }),
    ]);
    expect(removed.status).toBe(200);
    expect(await service(id)).toMatchObject({ isActive: false });
  });
});
