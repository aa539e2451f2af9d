import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { AppModule, ENTITIES } from '../src/app.module.js';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { CompanyInfo } from '../src/company/company-info.entity.js';
import { openDataSource } from '../src/platform/database/data-source.js';
import { PlannedChange } from '../src/records/plans/planned-change.entity.js';
import type { PlannedChangeRecord } from '../src/records/plans/planned-change.dto.js';
import { PlannedChangesRunner } from '../src/records/plans/planned-changes-runner.service.js';
import { Project } from '../src/projects/project.entity.js';
import { makeCorePage } from './factories/core-pages.js';
import { makeProject } from './factories/projects.js';
import { makePage } from './factories/service-location-pages.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { startMailServer, type MailServer } from './support/mail-server.js';
import { until } from './support/until.js';

const PLANS = '/api/admin/planned-changes';
const DAY_MS = 86_400_000;

describe('planned changes', () => {
  let app: TestApp;
  let editor: Caller;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
    app = await createTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${mails.port}` } });
    editor = as(app, app.editorToken);
    await app.dataSource.getRepository(CompanyInfo).updateAll({ emailRecipients: ['office@example.co.uk'] });
  });
  afterAll(async () => {
    await app.close();
    await mails.close();
  });

  /** Noon in London, some days from now. */
  const at = (days = 2) => ({ date: new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10), time: '12:00' });
  const plan = (fields: object) => editor.post(PLANS, { resource: 'projects', action: 'publish', ...at(), ...fields });
  const planned = async (fields: object) => {
    const { status, body } = await plan(fields);
    expect({ status, body }).toMatchObject({ status: 201 });
    return body as PlannedChangeRecord;
  };
  const runner = () => app.get(PlannedChangesRunner);
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  const stored = (id: string) => app.dataSource.getRepository(PlannedChange).findOneByOrFail({ id });
  const shown = async (slug: string) => (await as(app).get(`/api/projects/${slug}`)).body as { title?: string; statusCode?: number };
  const draft = (fields: object = {}) => makeProject(editor, { publishStatus: 'draft', ...fields });

  it('publish what was frozen, at its time, in the name of the person who planned it', async () => {
    const project = await draft({ title: 'Mill Lights' });
    const wanted = await planned({ recordId: project.id, fields: { ...project, title: 'Mill Lights, finished' } });
    expect(wanted).toMatchObject({ resource: 'projects', name: 'Mill Lights', status: 'planned', createdBy: app.editorId });
    expect(wanted).not.toHaveProperty('fields');
    // Later edits do not change what is frozen.
    await editor.put(`/api/admin/projects/${project.id}`, { title: 'Something else' });
    await runner().run(inDays(1));
    expect(await shown(project.slug)).toMatchObject({ statusCode: 404 });
    await runner().run(inDays(3));
    expect(await shown(project.slug)).toMatchObject({ title: 'Mill Lights, finished' });
    expect(await stored(wanted.id)).toMatchObject({ status: 'done', finishedAt: expect.any(Date), failure: null });
    const rows = await app.dataSource.getRepository(AuditLog).findBy({ entityId: project.id, action: 'publish-planned' });
    expect(rows).toMatchObject([{ entityType: 'projects', userId: app.editorId }]);
    expect((await editor.get(`/api/admin/projects/${project.id}`)).body).toMatchObject({ updatedBy: app.editorId });
    expect(((await editor.get(PLANS)).body as PlannedChangeRecord[]).map(({ id }) => id)).toContain(wanted.id);
  });

  it('take records of each kind down, and publish them', async () => {
    const page = await makePage(editor);
    const core = await makeCorePage(editor, { title: 'Careers' });
    for (const [resource, { id }] of [
      ['service-location-pages', page],
      ['core-pages', core],
    ] as const) {
      const status = async () => ((await editor.get(`/api/admin/${resource}/${id}`)).body as { status: string }).status;
      const fields = (await editor.get(`/api/admin/${resource}/${id}`)).body as object;
      await planned({ resource, recordId: id, action: 'take-down' });
      await planned({ resource, recordId: id, fields, ...at(4) });
      await runner().run(inDays(3));
      expect(await status()).toBe('draft');
      await runner().run(inDays(5));
      expect(await status()).toBe('published');
    }
  });

  it('are refused for a page that is fixed', async () => {
    const { id } = await makeCorePage(editor, { isEditable: false });
    for (const wanted of [{ action: 'take-down' }, { fields: { title: 'Other' } }]) {
      const { status, body } = await plan({ resource: 'core-pages', recordId: id, ...wanted });
      expect({ status, body }).toMatchObject({ status: 403, body: { error: 'This page is fixed: it cannot be changed.' } });
    }
  });

  it('publish the homepage as its draft was, and leave a draft alone that has changed since', async () => {
    const homepage = '/api/admin/homepage';
    const { id, lockVersion } = (await editor.get(`${homepage}/draft`)).body as { id: string; lockVersion: number };
    const save = async (metaTitle: string) => (await editor.put(`${homepage}/${id}`, { metaTitle })).body as { lockVersion: number };
    const of = (fields: object) => ({ resource: 'homepage', recordId: id, action: 'publish', ...at(), ...fields });
    const saved = await save('For Christmas');
    expect((await editor.post(PLANS, of({})).set('If-Match', `"v${lockVersion}"`)).status).toBe(412);
    expect((await editor.post(PLANS, of({})).set('If-Match', `"v${saved.lockVersion}"`)).status).toBe(201);
    expect((await plan(of({ action: 'take-down' }))).body).toMatchObject({
      fields: { action: ['The homepage cannot be taken down. Plan its next version instead.'] },
    });
    await save('For January');
    await runner().run(inDays(3));
    expect((await as(app).get('/api/homepage/published')).body).toMatchObject({ metaTitle: 'For Christmas' });
    expect((await editor.get(`${homepage}/draft`)).body).toMatchObject({ metaTitle: 'For January' });
    const [latest] = (await editor.get(`${homepage}/revisions`)).body as { changeNote: string }[];
    expect(latest?.changeNote).toBe('Published as planned');
  });

  it('refuse times that do not exist, come twice, or are past, and content that cannot be saved', async () => {
    const { id: recordId } = await draft();
    const refused = async (fields: object) =>
      (await plan({ recordId, fields: {}, ...fields })).body as { fields?: Record<string, string[]> };
    const [spring, autumn] = clockChanges();
    expect((await refused({ ...spring, time: '01:30' })).fields?.['time']?.[0]).toMatch(
      /^The clocks go forward on \d+ March \d+, so 01:30 does not exist/,
    );
    expect((await refused({ ...autumn, time: '01:30' })).fields?.['which']?.[0]).toMatch(
      /^The clocks go back on \d+ October \d+, so 01:30 comes twice/,
    );
    const moments = [];
    for (const which of ['first', 'second']) {
      const { dueAt, id } = await planned({ recordId, fields: {}, ...autumn, time: '01:30', which });
      moments.push(dueAt.toString().slice(11, 16));
      await editor.delete(`${PLANS}/${id}`);
    }
    expect(moments).toEqual(['00:30', '01:30']);
    expect((await refused({ date: '2026-01-01' })).fields).toEqual({ time: ['This time has passed. Please choose a later one.'] });
    expect((await refused({ time: '24:00' })).fields).toEqual({ time: ['Please enter a time such as 09:00'] });
    expect((await refused({ date: '2096-01-01' })).fields).toEqual({ date: ['Please choose a day within the next 2 years'] });
    expect((await refused({ fields: { title: 'x'.repeat(300) } })).fields).toHaveProperty('title');
    expect((await refused({ fields: null })).fields).toEqual({ fields: ['Required'] });
  });

  it('that fell due while nothing ran are done after the start', async () => {
    const project = await draft();
    const { id } = await planned({ recordId: project.id, fields: { title: 'Late' } });
    await app.dataSource.getRepository(PlannedChange).update(id, { dueAt: inDays(-1) });
    await until('it is live', async () => (await shown(project.slug)).title === 'Late');
  });

  it('are either cancelled or done, also at the same moment', async () => {
    for (let n = 0; n < 8; n++) {
      const project = await draft();
      const { id } = await planned({ recordId: project.id, fields: { title: 'Now or never' } });
      const [{ status, body }] = await Promise.all([editor.delete(`${PLANS}/${id}`), runner().run(inDays(3))]);
      const { title } = await shown(project.slug);
      if (status === 200) expect([body.status, title]).toEqual(['cancelled', undefined]);
      else expect([status, body.error, title]).toEqual([409, 'It is too late to cancel this: it has been done.', 'Now or never']);
    }
  });

  it('that fail leave what is live, are kept until put aside, and are mailed', async () => {
    const project = await draft({ title: 'Pump House' });
    const gone = await draft({ title: 'Boat House' });
    const taken = await planned({ recordId: project.id, fields: { slug: 'wanted-by-two' } });
    const deleted = await planned({ recordId: gone.id, fields: {} });
    const invalid = await planned({ recordId: project.id, fields: {}, ...at(3) });
    await makeProject(editor, { slug: 'wanted-by-two' });
    await editor.delete(`/api/admin/projects/${gone.id}`);
    // As if the rules had changed.
    await app.dataSource.getRepository(PlannedChange).update(invalid.id, { fields: { title: 'x'.repeat(300) } });
    await runner().run(inDays(5));
    await runner().run(inDays(5));
    const failures = await Promise.all([taken, deleted, invalid].map(async ({ id }) => stored(id)));
    expect(failures.map(({ status, failure }) => [status, failure])).toEqual([
      ['failed', 'slug: The address "wanted-by-two" is taken. Please choose another one.'],
      ['failed', 'There is no such project. It may have been deleted.'],
      ['failed', 'title: Please use at most 200 characters'],
    ]);
    expect((await editor.get(`/api/admin/projects/${project.id}`)).body).toMatchObject({ publishStatus: 'draft', version: 1 });
    await until('the mails arrive', () => mails.mails.length === 3);
    const mail = mails.mails.find(({ subject }) => subject === "'Boat House' was not published");
    expect(mail?.envelopeTo.sort()).toEqual(['editor@staff.example', 'office@example.co.uk']);
    expect(mail?.text).toContain('There is no such project. It may have been deleted.');
    expect((await editor.delete(`${PLANS}/${deleted.id}`)).body).toMatchObject({ status: 'dismissed' });
    const listed = ((await editor.get(PLANS)).body as PlannedChangeRecord[]).map(({ id }) => id);
    expect([listed.includes(taken.id), listed.includes(deleted.id)]).toEqual([true, false]);
  });

  // The last one: passport knows one app only, so the others would respond to calls.
  it('are done once by several processes', async () => {
    const project = await draft();
    const { id } = await planned({ recordId: project.id, fields: { title: 'Once' } });
    const register = () => AppModule.register({ env: app.env, dataSource: () => openDataSource(app.env, ENTITIES), isRecurring: true });
    // Only one process may open SQLite: there, its runs overlap.
    const more = process.env['TEST_DATABASE_URL'] ? [1, 2] : [];
    const others = await Promise.all(more.map(() => NestFactory.createApplicationContext(register(), { logger: false })));
    const runners = [runner(), runner(), runner(), ...others.map((other) => other.get(PlannedChangesRunner, { strict: false }))];
    await Promise.all(runners.map((one) => one.run(inDays(3))));
    for (const other of others) await other.close();
    expect(await stored(id)).toMatchObject({ status: 'done' });
    expect(await app.dataSource.getRepository(AuditLog).countBy({ entityId: project.id, action: 'publish-planned' })).toBe(1);
    expect(await app.dataSource.getRepository(Project).findOneByOrFail({ id: project.id })).toMatchObject({ title: 'Once', version: 2 });
  });
});

/** The next nights, within two years, in which the clocks change. */
function clockChanges(): [spring: { date: string }, autumn: { date: string }] {
  const lastSunday = (month: number): { date: string } => {
    const now = new Date();
    for (let year = now.getUTCFullYear(); ; year++) {
      const day = new Date(Date.UTC(year, month + 1, 0));
      day.setUTCDate(day.getUTCDate() - day.getUTCDay());
      if (day.getTime() > now.getTime() + DAY_MS) return { date: day.toISOString().slice(0, 10) };
    }
  };
  return [lastSunday(2), lastSunday(9)];
}
