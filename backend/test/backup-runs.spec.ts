// On MariaDB only among the further tests.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { BackupRun, type MadeArchive } from '../src/operations/backup/backup-run.entity.js';
import { BackupRuns } from '../src/operations/backup/backup-runs.service.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/platform/time/durations.js';
import { Examinations } from '../src/operations/doctor/examinations.service.js';
import { SiteMetrics } from '../src/operations/metrics/site-metrics.service.js';
import type { Today } from '../src/records/today/today.dto.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const DAY = '2026-01-07';
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 7, 3, minutes));
const archive = (name: string, missing = 0): MadeArchive => ({
  file: `/backups/${name}`,
  bytes: 5_000_000_000,
  missing,
  findings: missing ? ['The storage does not have a.webp.'] : [],
});
const proven = { isProven: true, result: 'done', archive: archive('b.tar') };
const failed = { isProven: false, result: 'There is no space left on the disk.', archive: null };

describe('the record of backups', () => {
  let app: TestApp;
  let runs: BackupRuns;
  beforeAll(async () => {
    app = await createTestApp({ env: { BACKUP_AT: '03:15' } });
    runs = app.get<BackupRuns>(BackupRuns, { strict: false });
  });
  afterAll(() => app.close());
  afterEach(() => app.dataSource.getRepository(BackupRun).clear());

  /** A finished run that began so many days ago. */
  const add = (days: number, status: BackupRun['status'], made: MadeArchive | null = null) => {
    const startedAt = new Date(Date.now() - days * DAY_MS);
    const result = status === 'failed' ? failed.result : 'done';
    return app.dataSource
      .getRepository(BackupRun)
      .insert({ id: `${days}`, status, result, startedAt, finishedAt: startedAt, archive: made });
  };

  const setUp = (days: number) =>
    app.dataSource.query('UPDATE company_info SET createdAt = ?', [
      new Date(Date.now() - days * DAY_MS).toISOString().replace('T', ' ').slice(0, 23),
    ]);

  it('is no warning while the site is younger than a day and a half', async () => {
    await setUp(1.4);
    expect(await runs.fault()).toMatchObject({ state: 'warning', sentence: 'No backup has been made yet.' });
    const { warnings } = (await as(app, app.editorToken).get('/api/health')).body as { warnings: string[] };
    expect(warnings.filter((one) => /backup/i.test(one))).toEqual([]);
    await setUp(1.6);
    expect(await runs.fault()).toMatchObject({ state: 'failed' });
  });

  it('passes a backup to another process when the one that makes it is not seen for ten minutes', async () => {
    expect(await runs.claim(DAY, at(0))).toBe(true);
    expect(await runs.claim(DAY, at(9))).toBe(false);
    await runs.renew(DAY, at(9));
    expect(await runs.claim(DAY, at(18))).toBe(false);
    const claims = await Promise.all([runs.claim(DAY, at(20)), runs.claim(DAY, at(20))]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    await runs.finish(DAY, proven, at(21));
    await runs.renew(DAY, at(22));
    expect(await runs.claim(DAY, at(40))).toBe(false);
    expect(await runs.claim(DAY, at(400))).toBe(false);
  });

  it('lets one process try again half an hour after a backup failed, and replaces the archive that could not be copied', async () => {
    await runs.claim(DAY, at(0));
    expect(await runs.finish(DAY, { ...failed, archive: archive('a.tar') }, at(5))).toBeNull();
    expect(await runs.claim(DAY, at(34))).toBe(false);
    expect((await Promise.all([runs.claim(DAY, at(35)), runs.claim(DAY, at(35))])).filter(Boolean)).toHaveLength(1);
    expect(await runs.finish(DAY, failed, at(36))).toBeNull();
    expect(await runs.claim(DAY, at(70))).toBe(true);
    const stays = { ...proven, archive: { ...archive('b.tar'), spared: ['a.tar'] } };
    expect(await runs.finish(DAY, stays, at(75))).toBeNull();
    await app.dataSource.getRepository(BackupRun).update(DAY, { status: 'failed', archive: archive('a.tar') });
    expect(await runs.finish(DAY, proven, at(75))).toMatchObject({ file: '/backups/a.tar' });
  });

  it('keeps the last proven backup, however old, and what is known of archives that stay for a damaged file', async () => {
    await add(200, 'failed');
    await add(150, 'proven', archive('whole.tar'));
    await add(149, 'proven', archive('replaced.tar'));
    await add(100, 'proven', { ...archive('lacking.tar', 1), bad: ['a.webp'], spared: ['whole.tar'] });
    await runs.claim(DAY, new Date());
    await runs.finish(DAY, failed, new Date());
    const { proven: last, failed: newer } = await runs.state();
    expect([last?.archive?.file, last?.archive?.bytes, newer?.id]).toEqual(['/backups/lacking.tar', 5_000_000_000, DAY]);
    await add(1, 'proven', archive('new.tar'));
    await add(2, 'proven', archive('of-an-earlier-version.tar', 1));
    expect(await runs.archives()).toEqual(
      new Map([
        ['new.tar', new Set()],
        ['of-an-earlier-version.tar', null],
        ['lacking.tar', new Set(['a.webp'])],
        ['whole.tar', new Set()],
      ]),
    );
  });

  it.each<[string, () => Promise<unknown>, string | undefined]>([
    ['never made in a day and a half', () => setUp(1.6), 'No backup has been made yet.'],
    ['a failed one', () => Promise.all([add(1.2, 'proven'), add(0.2, 'failed')]), 'The backup of … failed.'],
    ['13 days old', () => add(13, 'proven'), 'The last backup was made on ….'],
    ['old, under a failed one', () => Promise.all([add(13, 'failed'), add(14, 'proven')]), 'The backup of … failed.'],
    ['lacking a file', () => add(0.5, 'proven', archive('x.tar', 1)), 'The backup of … was proven, but not without findings.'],
    ['proven last night', () => Promise.all([add(0.5, 'proven'), add(2, 'failed')]), undefined],
  ])('is a warning of health and on the dashboard: %s', async (_name, prepare, sentence) => {
    await prepare();
    const fault = await runs.fault();
    const shown = fault?.sentence.replace(/\d+ \w+ \d{4} at \d\d:\d\d/, '…');
    expect(shown).toBe(sentence);
    const { warnings } = (await as(app, app.editorToken).get('/api/health')).body as { warnings: string[] };
    const { healthFaults } = (await as(app, app.editorToken).get('/api/admin/dashboard')).body as { healthFaults: string[] };
    expect([warnings, healthFaults].map((list) => list.filter((one) => /backup/i.test(one)))).toEqual(
      fault ? [[fault.sentence], [fault.sentence]] : [[], []],
    );
  });

  it('is in the metrics, which show no proven backup as 0', async () => {
    const read = async () => (await app.get<SiteMetrics>(SiteMetrics, { strict: false }).text()).match(/^site_backup_.*$/gm);
    expect(await read()).toEqual(['site_backup_timestamp_seconds{result="proven"} 0', 'site_backup_timestamp_seconds{result="failed"} 0']);
    await add(2, 'failed');
    await add(1, 'proven');
    expect(await read()).toEqual([expect.stringMatching(/"proven"\} 1\d{9}/), 'site_backup_timestamp_seconds{result="failed"} 0']);
  });
});

describe('the findings of the doctor', () => {
  let app: TestApp;
  let examinations: Examinations;
  beforeAll(async () => {
    app = await createTestApp();
    examinations = app.get<Examinations>(Examinations, { strict: false });
  });
  afterAll(() => app.close());

  const LOST = { check: 'files', state: 'failed' as const, message: 'The storage does not have a.webp.' };
  const shown = async (token: string) =>
    ((await as(app, token).get('/api/admin/dashboard')).body as { today: Today }).today.items.filter(({ kind }) => kind === 'Examination');

  it('are made by one process at night, and again if that was killed', async () => {
    const due = new Date(Date.now() - HOUR_MS);
    const later = (minutes: number) => new Date(due.getTime() + minutes * MINUTE_MS);
    expect(await examinations.claim(due, later(1), false)).toBe(false);
    expect((await Promise.all([1, 2].map(() => examinations.claim(due, later(1), true)))).filter(Boolean)).toHaveLength(1);
    expect(await examinations.claim(due, later(30), true)).toBe(false);
    expect(await shown(app.adminToken)).toEqual([]);
    expect(await examinations.claim(due, later(62), true)).toBe(true);
    await examinations.store([], later(63));
    expect(await examinations.claim(due, later(180), true)).toBe(false);
    const next = new Date(due.getTime() + DAY_MS);
    expect((await Promise.all([1, 2].map(() => examinations.claim(next, next, false)))).filter(Boolean)).toHaveLength(1);
  });

  it('are on the dashboard for administrators, with backups as they are now, and a warning of health names what fails', async () => {
    const ok = { check: 'disk', state: 'ok' as const, message: 'Plenty.' };
    await examinations.store([ok, LOST, { check: 'backups', state: 'failed', message: 'Out of date.' }]);
    expect(await shown(app.adminToken)).toMatchObject([
      { title: 'Files', text: LOST.message, urgency: 'now' },
      { title: 'Backups', text: expect.stringContaining('No backup has been made yet'), urgency: 'later' },
    ]);
    expect(await shown(app.editorToken)).toEqual([]);
    const warnings = async () => ((await as(app, app.editorToken).get('/api/health')).body as { warnings: string[] }).warnings;
    expect(await warnings()).toContainEqual(expect.stringMatching(/^The examination of .* found faults: files\./));
    const metrics = await app.get<SiteMetrics>(SiteMetrics, { strict: false }).text();
    expect(metrics).toContain('site_findings{check="files",state="failed"} 1');
    await examinations.store([ok]);
    expect((await warnings()).filter((one) => one.includes('examin'))).toEqual([]);
    expect(await examinations.fault(new Date(Date.now() + 2 * DAY_MS))).toContain('The site has not been examined since');
  });
});
