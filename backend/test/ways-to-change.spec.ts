import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { ADMINISTRATOR, startApp, type App } from '../../scripts/testing/app.js';
import { PlannedChangesRunner } from '../src/records/plans/planned-changes-runner.service.js';
import { serveSite } from '../src/site/engine/front-handler.js';
import { makeProject } from './factories/projects.js';
import { makeService } from './factories/services.js';
import { makeTestimonial } from './factories/testimonials.js';
import { smallFrontEnd } from './site/small-front-end.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { runSite } from './support/command-line.js';

const ADMIN = '/api/admin';
const DAY_MS = 86_400_000;

interface Prepared {
  /** A text that visitors read before, and one that they read afterwards. */
  before?: string;
  after?: string;
  change(): Promise<unknown>;
}

describe('what visitors read is new after each way to change content:', () => {
  let app: TestApp;
  let editor: Caller;
  beforeAll(async () => {
    const { built } = smallFrontEnd();
    app = await createTestApp({ prepare: (nest) => serveSite(nest, built) });
    editor = as(app, app.editorToken);
  });
  afterAll(() => app.close());

  const read = async (path: string) => (await request(app.server).get(path)).text;
  const done = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call;
    expect({ isDone: status < 300, body }).toMatchObject({ isDone: true });
    return body;
  };
  const draft = async () => (await editor.get(`${ADMIN}/homepage/draft`)).body as { id: string };
  const publish = async () => done(editor.post(`${ADMIN}/homepage/${(await draft()).id}/publish`, { changeNote: 'Test' }));
  const saveDraft = async (metaTitle: string) => done(editor.put(`${ADMIN}/homepage/${(await draft()).id}`, { metaTitle }));
  const planned = async (fields: object) => {
    const date = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    await done(editor.post(`${ADMIN}/planned-changes`, { date, time: '12:00', ...fields }));
    return () => app.get(PlannedChangesRunner).run(new Date(Date.now() + 4 * DAY_MS));
  };
  const service = (description: string) => makeService(editor, { description });
  const project = (fields: object) => makeProject(editor, fields);
  const versionOf = async (path: string, at: number) =>
    ((await editor.get(`${ADMIN}/history/${path}`)).body as { id: string }[]).at(at)?.id;

  it.each<[way: string, path: string, prepare: () => Promise<Prepared>]>([
    ['a new record', '/services', async () => ({ after: 'Way: made', change: () => service('Way: made') })],
    [
      'a form',
      '/services',
      async () => {
        const { id } = await service('Way: old form');
        const change = () => done(editor.put(`${ADMIN}/services/${id}`, { description: 'Way: form' }));
        return { before: 'Way: old form', after: 'Way: form', change };
      },
    ],
    [
      'a deletion',
      '/services',
      async () => {
        const { id } = await service('Way: deleted');
        return { before: 'Way: deleted', change: () => done(editor.delete(`${ADMIN}/services/${id}`)) };
      },
    ],
    [
      'a restore from the trash',
      '/services',
      async () => {
        const { id } = await service('Way: from the trash');
        await done(editor.delete(`${ADMIN}/services/${id}`));
        return { after: 'Way: from the trash', change: () => done(editor.post(`${ADMIN}/trash/restore`, { ids: [id] })) };
      },
    ],
    [
      'a restore from the history',
      '/services',
      async () => {
        const { id } = await service('Way: first version');
        await done(editor.put(`${ADMIN}/services/${id}`, { description: 'Way: second version' }));
        const version = await versionOf(`services/${id}`, -1);
        const change = () => done(editor.post(`${ADMIN}/history/services/${id}/restore`, { version }));
        return { before: 'Way: second version', after: 'Way: first version', change };
      },
    ],
    [
      'an import of CSV',
      '/api/testimonials',
      async () => {
        await makeTestimonial(editor, { name: 'Ann Import', location: 'Neston', comment: 'Neat.', company: 'Way: before the import' });
        const csv = 'Name,Location,Comment,Company\nAnn Import,Neston,Neat.,Way: imported\n';
        const change = () => done(editor.post(`${ADMIN}/imports/testimonials`, { csv, confirm: true }));
        return { before: 'Way: before the import', after: 'Way: imported', change };
      },
    ],
    [
      'a plan to publish',
      '/projects',
      async () => {
        const record = await project({ title: 'Way: unpublished', publishStatus: 'draft' });
        const fields = { ...record, title: 'Way: published as planned' };
        const change = await planned({ resource: 'projects', recordId: record.id, action: 'publish', fields });
        return { after: 'Way: published as planned', change };
      },
    ],
    [
      'a plan to take down',
      '/projects',
      async () => {
        const { id } = await project({ title: 'Way: taken down' });
        return { before: 'Way: taken down', change: await planned({ resource: 'projects', recordId: id, action: 'take-down' }) };
      },
    ],
    [
      'a plan for the homepage',
      '/',
      async () => {
        await saveDraft('Way: planned homepage');
        const { id } = await draft();
        return { after: 'Way: planned homepage', change: await planned({ resource: 'homepage', recordId: id, action: 'publish' }) };
      },
    ],
    [
      'a published draft',
      '/',
      async () => {
        await saveDraft('Way: published homepage');
        return { after: 'Way: published homepage', change: publish };
      },
    ],
    [
      'a rollback',
      '/',
      async () => {
        await saveDraft('Way: to roll back to');
        const { id } = (await publish()) as { id: string };
        await saveDraft('Way: rolled back');
        await publish();
        const change = () => done(editor.post(`${ADMIN}/homepage/rollback/${id}`));
        return { before: 'Way: rolled back', after: 'Way: to roll back to', change };
      },
    ],
    [
      'a change of the settings',
      '/contact',
      async () => ({
        after: 'Way: settings',
        change: () => done(as(app, app.adminToken).put(`${ADMIN}/company-info`, { companyName: 'Way: settings' })),
      }),
    ],
  ])('%s', async (_way, path, prepare) => {
    const { before, after, change } = await prepare();
    const former = await read(path);
    if (before) expect(former).toContain(before);
    if (after) expect(former).not.toContain(after);
    await change();
    const latter = await read(path);
    if (before) expect(latter).not.toContain(before);
    if (after) expect(latter).toContain(after);
  });
});

describe('what visitors read after the command line has put back', () => {
  let app: App;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ways-'));
    app = await startApp({ env: { BACKUP_DIR: join(folder, 'backups') }, prepared: true });
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const page = async () => (await fetch(app.url)).text();
  const renames = async (companyName: string) => {
    const { body } = await request(app.url).post('/api/auth/login').send(ADMINISTRATOR);
    const { token } = body as { token: string };
    await request(app.url).put(`${ADMIN}/company-info`).set('Authorization', `Bearer ${token}`).send({ companyName }).expect(200);
    expect(await page()).toContain(companyName);
  };
  const runs = async (...args: string[]) => {
    const { status, output } = await runSite(app.environment, ...args, '--json');
    expect([status, output]).toEqual([0, expect.any(String)]);
    return JSON.parse(output) as { file: string };
  };

  it.each<[what: string, keep: () => Promise<string>, command: string]>([
    ['a backup', async () => (await runs('backup')).file, 'restore'],
    [
      'an archive of content',
      async () => {
        const file = join(folder, 'content.tar');
        await runs('export', file);
        return file;
      },
      'import',
    ],
  ])('%s is what it held', async (_what, keep, command) => {
    await renames('Kept Electrical');
    const file = await keep();
    await renames('Later Electrical');
    await app.end();
    await runs(command, file, '--force');
    await app.restart();
    const text = await page();
    expect(text).toContain('Kept Electrical');
    expect(text).not.toContain('Later Electrical');
  });
});
