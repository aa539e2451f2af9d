import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupRuns } from '../src/backup/backup-runs.service.js';
import { startApp, type App } from '../../scripts/testing/app.js';
import { freePort } from '../../scripts/testing/port.js';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createTestApp } from './support/app.js';
import { runSite } from './support/command-line.js';
import { startMailServer, type MailServer } from './support/mail-server.js';
import { until } from './support/until.js';

const OLD = Array.from({ length: 3 }, (_, day) => `site-2026010${day + 1}T031500Z.tar`);

interface Summary {
  lastBackup: { isProven: boolean; result: string } | null;
  healthFaults: string[];
}

describe('the nightly backup', () => {
  let folder: string;
  let mails: MailServer;
  let works: App;
  let fails: App;
  let replica: { process: ChildProcess; url: string } | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nightly-'));
    for (const name of [...OLD, 'notes.txt']) await writeFile(join(folder, name), '');
    mails = await startMailServer();
    const env = { BACKUP_AT: '00:00', SEED: 'empty' };
    works = await startApp({ env: { ...env, BACKUP_DIR: folder, BACKUP_KEEP: '2' } });
    if (process.env['TEST_DATABASE_URL']) {
      const PORT = String(await freePort());
      const started = spawn(process.execPath, ['backend/dist/main.js'], { env: { ...works.environment, PORT }, stdio: 'ignore' });
      replica = { process: started, url: `http://127.0.0.1:${PORT}` };
    }
    // A file where the folder should be.
    fails = await startApp({ env: { ...env, BACKUP_DIR: join(folder, 'notes.txt'), SMTP_URL: `smtp://127.0.0.1:${mails.port}` } });
  });
  afterAll(async () => {
    if (replica) {
      const ended = once(replica.process, 'exit');
      replica.process.kill();
      await ended;
    }
    await works.stop();
    await fails.stop();
    await mails.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function dashboardOf({ url, adminUsername: username, adminPassword: password }: App): Promise<() => Promise<Summary>> {
    const body = JSON.stringify({ username, password });
    const signedIn = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const { token } = (await signedIn.json()) as { token: string };
    return async () =>
      (await (await fetch(`${url}/api/admin/dashboard`, { headers: { Authorization: `Bearer ${token}` } })).json()) as Summary;
  }

  it('is made once by all processes, proven, shown on the dashboard, and replaces the oldest', async () => {
    const read = await dashboardOf(works);
    await until('the backup', async () => (await read()).lastBackup);
    await until('the replica', async () => !replica || (await fetch(`${replica.url}/api/health/live`).catch(() => undefined)));
    const { lastBackup, healthFaults } = await read();
    expect(lastBackup).toMatchObject({
      isProven: true,
      result: expect.stringMatching(/^site-\d{8}T\d{6}Z\.tar .*restored aside and compared\.$/),
    });
    expect(healthFaults).toEqual([]);
    const archives = (await readdir(folder)).filter((name) => name.endsWith('.tar')).sort();
    expect(archives).toHaveLength(2);
    expect(archives[0]).toBe(OLD.at(-1));
    expect((await runSite(works.environment, 'verify', join(folder, archives[1] ?? ''))).status).toBe(0);
  });

  it('is mailed to the office and shown when it fails', async () => {
    const read = await dashboardOf(fails);
    const mail = await until('the mail', () => mails.mails[0]);
    expect(mail.subject).toMatch(/^The backup of .* failed$/);
    expect(mail.text).toContain('notes.txt cannot be written');
    const { lastBackup, healthFaults } = await read();
    expect(lastBackup).toMatchObject({ isProven: false, result: expect.stringContaining('notes.txt cannot be written') });
    expect(healthFaults).toEqual([expect.stringMatching(/^The backup of .* failed\.$/)]);
    const { warnings } = (await (await fetch(`${fails.url}/api/health`)).json()) as { warnings: string[] };
    expect(warnings).toEqual(expect.arrayContaining([expect.stringMatching(/^The backup of .* failed\.$/)]));
  });

  it('passes to another process when the one that makes it is not seen for ten minutes', async () => {
    const app = await createTestApp();
    try {
      const runs = app.get<BackupRuns>(BackupRuns, { strict: false });
      const day = '2026-01-07';
      const at = (minutes: number) => new Date(Date.UTC(2026, 0, 7, 3, minutes));
      expect(await runs.claim(day, at(0))).toBe(true);
      expect(await runs.claim(day, at(9))).toBe(false);
      await runs.renew(day, at(9));
      expect(await runs.claim(day, at(18))).toBe(false);
      const claims = await Promise.all([runs.claim(day, at(20)), runs.claim(day, at(20))]);
      expect(claims.filter(Boolean)).toHaveLength(1);
      await runs.finish(day, 'proven', 'done', at(21));
      await runs.renew(day, at(22));
      expect(await runs.claim(day, at(40))).toBe(false);
    } finally {
      await app.close();
    }
  });
});
