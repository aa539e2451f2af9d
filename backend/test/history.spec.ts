import { describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { AuditService } from '../src/audit/audit.service.js';
import { currentActor, runAs } from '../src/platform/http/request-context.js';
import { Changes } from '../src/audit/changes.service.js';
import type { ComparedVersion, HistoryVersion, RestoredVersion } from '../src/records/history/history.dto.js';
import { PlannedChangesRunner } from '../src/records/plans/planned-changes-runner.service.js';
import { makeCorePage } from './factories/core-pages.js';
import { makeFaq } from './factories/faqs.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeLocation } from './factories/locations.js';
import { makeMedia } from './factories/media.js';
import { makeProject } from './factories/projects.js';
import { makeRedirect } from './factories/redirects.js';
import { makePage, makePair } from './factories/service-location-pages.js';
import { makeTestimonial } from './factories/testimonials.js';
import { UNKNOWN, type Caller } from './support/api.js';
import { useTestApp } from './support/app.js';

const DAY_MS = 86_400_000;

describe('the history of a record', () => {
  const { app, admin, editor } = useTestApp();

  const change = async (path: string, fields: object, staff = editor) => {
    const { status, body } = await staff.put(`/api/admin/${path}`, fields);
    expect({ path, status, body }).toMatchObject({ status: 200 });
  };
  const versions = async (path: string, staff = editor) => (await staff.get(`/api/admin/history/${path}`)).body as HistoryVersion[];
  const compared = async (path: string, id: string | undefined) =>
    (await editor.get(`/api/admin/history/${path}/${id}`)).body as ComparedVersion;
  const restore = (path: string, version: string | undefined, staff = editor) =>
    staff.post(`/api/admin/history/${path}/restore`, { version });
  const stored = async (path: string) => (await admin.get(`/api/admin/${path}`)).body as Record<string, unknown>;

  it('says who changed what, and restores it as a save that can be undone', async () => {
    const { id } = await makeProject(editor, { title: 'Mill', description: 'One old mill.', kpis: [{ label: 'Lights', value: '40' }] });
    const path = `projects/${id}`;
    await change(path, { description: 'One new mill.', kpis: [], publishStatus: 'draft' }, admin);
    const [latest, first] = await versions(path);
    expect(latest).toMatchObject({ action: 'update', by: 'admin', fields: ['description', 'kpis', 'publishStatus'] });
    expect(first).toMatchObject({ action: 'create', by: 'editor' });
    expect((await compared(path, latest?.id)).changes).toContainEqual({
      field: 'description',
      before: 'One old mill.',
      after: 'One new mill.',
    });
    // Whether it is public stays as it is.
    expect((await compared(path, first?.id)).restoring.map(({ field }) => field).sort()).toEqual(['description', 'kpis']);
    const { status, body } = await restore(path, first?.id);
    expect({ status, body }).toMatchObject({ status: 200, body: { id, isChanged: true, version: 3 } });
    expect(await stored(path)).toMatchObject({
      description: 'One old mill.',
      kpis: [{ label: 'Lights', value: '40' }],
      publishStatus: 'draft',
      updatedBy: app.editorId,
    });
    const [restored, undone] = await versions(path);
    expect(restored).toMatchObject({ action: 'restore', by: 'editor', restoredFrom: first?.at, fields: ['description', 'kpis'] });
    expect((await restore(path, undone?.id)).body).toMatchObject({ isChanged: true });
    expect(await stored(path)).toMatchObject({ description: 'One new mill.', kpis: [] });
  });

  it('exists for everything that staff edit', async () => {
    const { service, location } = await makePair(editor);
    const made: [path: string, field: string, staff?: Caller][] = [
      [`services/${service.id}`, 'baseDescription'],
      [`locations/${location.id}`, 'description'],
      [`service-location-pages/${(await makePage(editor)).id}`, 'heroSubtitle'],
      [`projects/${(await makeProject(editor)).id}`, 'outcome'],
      [`testimonials/${(await makeTestimonial(editor)).id}`, 'comment'],
      [`faqs/${(await makeFaq(editor)).id}`, 'answer'],
      [`core-pages/${(await makeCorePage(editor)).id}`, 'title'],
      [`media/${(await makeMedia(app)).id}`, 'caption'],
      [`redirects/${(await makeRedirect(admin)).id}`, 'toPath', admin],
    ];
    for (const [path, field, staff = editor] of made) {
      const before = await stored(path);
      await change(path, { [field]: '/contact?new' }, staff);
      const [latest, first] = await versions(path, staff);
      expect({ path, latest }).toMatchObject({ path, latest: { fields: [field] } });
      expect({ path, body: (await restore(path, first?.id, staff)).body }).toMatchObject({ body: { isChanged: true } });
      expect({ path, value: (await stored(path))[field] }).toEqual({ path, value: before[field] });
    }
    const settings = await stored('company-info');
    const path = `company-info/${String(settings['id'])}`;
    await change('company-info', { address: '1 New Street', smtpUser: 'office' }, admin);
    const [, first] = await versions(path);
    expect((await restore(path, first?.id)).body).toMatchObject({ isChanged: true });
    expect(await stored('company-info')).toMatchObject({ address: settings['address'], smtpUser: 'office' });
    // What only administrators see is not in it.
    expect(JSON.stringify(await versions(path))).not.toContain('smtp');
  });

  it('is refused to those who may not change the record, and for what has none', async () => {
    const { id } = await makeRedirect(admin);
    for (const path of [`redirects/${id}`, `redirects/${id}/${UNKNOWN}`])
      expect((await editor.get(`/api/admin/history/${path}`)).status).toBe(403);
    expect((await restore(`redirects/${id}`, UNKNOWN)).status).toBe(403);
    const inquiry = await makeInquiry(app);
    for (const path of [`contact-inquiries/${inquiry.id}`, `users/${app.editorId}`, `services/${UNKNOWN}`, 'services/garbage%00'])
      expect({ path, status: (await admin.get(`/api/admin/history/${path}`)).status }).toEqual({ path, status: 404 });
    const project = await makeProject(editor);
    expect((await restore(`projects/${project.id}`, UNKNOWN)).body).toMatchObject({ error: expect.stringContaining('no such version') });
    expect((await restore(`projects/${project.id}`, undefined)).body).toMatchObject({ fields: { version: ['Required'] } });
  });

  it('restores once, however often it is asked', async () => {
    const { id } = await makeTestimonial(editor, { comment: 'Neat.' });
    const path = `testimonials/${id}`;
    await change(path, { comment: 'Tidy.' });
    const first = (await versions(path))[1]?.id;
    const responses = await Promise.all([1, 2, 3].map(() => restore(path, first).set('If-Match', '"v2"')));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.filter(({ body }) => (body as RestoredVersion).isChanged)).toHaveLength(1);
    expect(await stored(path)).toMatchObject({ comment: 'Neat.', version: 3 });
    expect(await versions(path)).toHaveLength(3);
  });

  it('refuses a restore over a newer version, and one with something in its way, by name', async () => {
    const { id, slug } = await makeProject(editor, { title: 'Old Name' });
    const path = `projects/${id}`;
    await change(path, { slug: 'new-name', outcome: 'Done.' });
    const [latest, first] = await versions(path);
    await change(path, { outcome: 'Done well.' }, admin);
    expect((await restore(path, latest?.id).set('If-Match', '"v2"')).body).toMatchObject({ statusCode: 412, changedBy: 'admin' });
    const other = await makeProject(editor, { title: 'Successor', slug });
    const taken = await restore(path, first?.id);
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({ error: expect.stringContaining(slug) });
    expect(await stored(path)).toMatchObject({ slug: 'new-name', outcome: 'Done well.', version: 3 });
    await change(`projects/${other.id}`, { slug: 'elsewhere' });
    await restore(path, first?.id);
    expect(await stored(path)).toMatchObject({ slug, outcome: '' });

    const { serviceId } = await makePair(editor);
    const testimonial = await makeTestimonial(editor, { serviceId });
    await change(`testimonials/${testimonial.id}`, { serviceId: null });
    await editor.delete(`/api/admin/services/${serviceId}`);
    const gone = await restore(`testimonials/${testimonial.id}`, (await versions(`testimonials/${testimonial.id}`))[1]?.id);
    expect(gone.body).toMatchObject({ statusCode: 400, fields: { serviceId: [expect.stringContaining('may have been deleted')] } });
  });

  it('has what was planned, and moves to the trash and back', async () => {
    const project = await makeProject(editor, { title: 'Planned', publishStatus: 'draft' });
    const path = `projects/${project.id}`;
    const date = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    const plan = {
      resource: 'projects',
      recordId: project.id,
      action: 'publish',
      date,
      time: '12:00',
      fields: { ...project, outcome: 'Lit.' },
    };
    expect((await editor.post('/api/admin/planned-changes', plan)).status).toBe(201);
    await app.get(PlannedChangesRunner).run(new Date(Date.now() + 3 * DAY_MS));
    await editor.delete(`/api/admin/${path}`);
    expect((await editor.get(`/api/admin/history/${path}`)).status).toBe(404);
    await editor.post('/api/admin/trash/restore', { ids: [project.id] });
    const list = await versions(path);
    expect(list.map(({ action }) => action)).toEqual(['undelete', 'delete', 'publish-planned', 'create']);
    expect(list[2]).toMatchObject({ by: 'editor', fields: ['outcome', 'publishStatus'] });
    expect((await restore(path, list[3]?.id)).body).toMatchObject({ isChanged: true });
    expect(await stored(path)).toMatchObject({ outcome: '', publishStatus: 'published' });
  });

  it('has at most 50 versions, none older than the audit log, and none from before an import', async () => {
    const { id } = await makeLocation(editor, { description: 'First' });
    const path = `locations/${id}`;
    for (let n = 1; n <= 52; n++) await change(path, { description: `Text ${n}` });
    const all = await versions(path);
    expect(all).toHaveLength(50);
    expect((await compared(path, all[49]?.id)).changes).toMatchObject([{ before: 'Text 2', after: 'Text 3' }]);

    // As if the first 50 entries were older than the audit log is kept.
    const entries = await app.dataSource.getRepository(AuditLog).find({ where: { entityId: id }, order: { seq: 'DESC' } });
    const newest = entries[1]?.createdAt ?? new Date();
    await app.get(AuditService).prune(newest);
    const kept = await versions(path);
    expect(kept.at(-1)).toMatchObject({ action: 'earliest', at: null, by: null });
    expect(kept.length).toBeLessThan(6);
    expect((await restore(path, kept.at(-1)?.id)).body).toMatchObject({ isChanged: true });
    expect(await stored(path)).toMatchObject({ description: expect.stringMatching(/^Text (4|5)\d$/) });

    await runAs(currentActor(), () =>
      app.get(Changes).write('import', ({ audit }) => audit({ action: 'import', entityType: null, entityId: null })),
    );
    expect(await versions(path)).toEqual([]);
  });
});
