import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { ArchiveJob } from '../src/operations/archives/archive-job.entity.js';
import { ArchivesJob } from '../src/operations/archives/archives.job.js';
import type { Archives, ArchiveState } from '../src/operations/archives/archives.dto.js';
import type { Step } from '../src/operations/backup/own-process.js';
import { DAY_MS, MINUTE_MS } from '../src/platform/time/durations.js';
import { useTestApp } from './support/app.js';
import { until } from './support/until.js';

const PATH = '/api/admin/archives';
type Command = (args: string[], onStep: Step) => Promise<object | undefined>;

describe('exports and backups in the backoffice', () => {
  const { app, admin, editor } = useTestApp();
  const jobs = () => app.dataSource.getRepository(ArchiveJob);
  const list = async () => (await admin.get(PATH)).body as Archives;
  /** The command line, which is built; the journey of the screen runs it. */
  const commanding = (command: Command) => {
    const job = app.get<{ command: Command }>(ArchivesJob);
    return jest.spyOn(job, 'command').mockImplementation(command);
  };
  const exporting: Command = async ([, file = '']) => {
    await mkdir(join(app.env.dataDir, 'exports'), { recursive: true });
    await writeFile(file, 'all of it');
    return { file, bytes: 9, result: '9 files.' };
  };

  beforeEach(() => jobs().clear());
  afterEach(() => void jest.restoreAllMocks());

  it('exports everything once, however often it is pressed, and says how far it is', async () => {
    let finish = () => {};
    const command = commanding(async (args, onStep) => {
      onStep('Adding pictures', '3 of 8');
      await new Promise<void>((done) => (finish = done));
      return exporting(args, onStep);
    });
    const press = () => admin.post(`${PATH}/export`).set('Idempotency-Key', '"one-press"');
    const first = await press();
    expect(first.status).toBe(202);
    await until('the step', async () => (await list()).export?.step === 'Adding pictures: 3 of 8');
    const second = await admin.post(`${PATH}/export`);
    expect(second.body).toMatchObject({ status: 'running', startedAt: (first.body as ArchiveState).startedAt });
    expect((await admin.get(`${PATH}/export/file`)).status).toBe(404);
    finish();
    await until('the end', async () => (await list()).export?.status === 'done');
    const { export: done } = await list();
    expect((await press()).body).toMatchObject({ status: 'done' });
    expect(command).toHaveBeenCalledTimes(1);
    expect(done).toMatchObject({ result: '9 files.', file: { bytes: 9 }, endsAt: expect.any(String) });
    const { headers, body } = await admin.get(`${PATH}/export/file`);
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="everything-\d{4}-\d\d-\d\d\.tar\.gz"$/),
      'content-length': '9',
      'cache-control': 'no-store',
    });
    expect(String(body)).toBe('all of it');
    const rows = await app.dataSource.getRepository(AuditLog).findBy({ entityType: 'archives' });
    expect(rows.map(({ action, userId }) => [action, userId])).toEqual([
      ['export', app.adminId],
      ['export', app.adminId],
    ]);
  });

  it('deletes an export after a day, and says nothing of it any more', async () => {
    commanding(exporting);
    await admin.post(`${PATH}/export`);
    await until('the end', async () => (await list()).export?.status === 'done');
    await app.get(ArchivesJob).run(new Date(Date.now() + DAY_MS - MINUTE_MS));
    expect((await admin.get(`${PATH}/export/file`)).status).toBe(200);
    await app.get(ArchivesJob).run(new Date(Date.now() + DAY_MS + MINUTE_MS));
    expect((await list()).export).toBeNull();
    expect((await admin.get(`${PATH}/export/file`)).status).toBe(404);
    expect((await admin.get('/media/everything.tar.gz')).status).toBe(404);
  });

  it('says why none was made, also when its process was lost, and begins again', async () => {
    const full = 'There is no space left on the disk. Free some and try again.';
    commanding(async () => ({ error: full }));
    await admin.post(`${PATH}/export`);
    await until('the failure', async () => (await list()).export?.result === full);
    commanding(async () => undefined);
    await admin.post(`${PATH}/backup`);
    const failed = await until('the failure', async () => (await list()).backup?.status === 'failed' && (await list()).backup);
    expect(failed).toMatchObject({ result: expect.stringContaining('was ended'), file: null });

    const long = new Date(Date.now() - 11 * MINUTE_MS);
    await jobs().update({ id: 'export' }, { status: 'running', renewedAt: long, result: null, finishedAt: null });
    commanding(exporting);
    expect((await admin.post(`${PATH}/export`)).body).toMatchObject({ status: 'waiting', result: null });
    await until('the end', async () => (await list()).export?.status === 'done');
  });

  it('lists the backups that are kept, and sends one of them', async () => {
    const name = 'site-20260103T031500Z.tar';
    await mkdir(app.env.backupDir, { recursive: true });
    await writeFile(join(app.env.backupDir, name), 'a backup');
    await writeFile(join(app.env.backupDir, 'notes.txt'), 'no backup');
    expect((await list()).backups).toEqual([
      {
        ...{ name, bytes: 8, startedAt: '2026-01-03T03:15:00.000Z', isProven: false, isAway: false },
        proof: 'no record of its proof: verify it',
      },
    ]);
    const { status, body } = await admin.get(`${PATH}/backups/${name}`);
    expect({ status, text: String(body) }).toEqual({ status: 200, text: 'a backup' });
    for (const other of ['notes.txt', '..%2Fsite.sqlite', 'site-20260104T031500Z.tar'])
      expect((await admin.get(`${PATH}/backups/${other}`)).status).toBe(404);
  });

  it('is for administrators', async () => {
    const asked = [
      editor.get(PATH),
      editor.post(`${PATH}/export`),
      editor.post(`${PATH}/backup`),
      editor.get(`${PATH}/export/file`),
      editor.get(`${PATH}/backups/site-20260103T031500Z.tar`),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(await jobs().count()).toBe(0);
  });
});
