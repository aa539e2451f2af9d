// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupRun } from '../src/operations/backup/backup-run.entity.js';
import { openDatabase } from '../src/operations/command-line/open-site.js';
import { newRecord } from '../src/platform/common/records.js';
import { readEnv } from '../src/platform/config/env.js';
import { Media } from '../src/media/media.entity.js';
import { startApp, type App } from '../../scripts/testing/app.js';
import { freePort } from '../../scripts/testing/port.js';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { runSite } from './support/command-line.js';
import { startMailServer, type MailServer } from './support/mail-server.js';
import { startReceiver, type WebhookReceiver } from './support/webhook-receiver.js';
import { until } from './support/until.js';

/** The backup runs at the lowest priority, so it waits for whatever else the machine does. */
const LOW_PRIORITY_MS = 120_000;
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
  let monitor: WebhookReceiver;
  let replica: { process: ChildProcess; url: string } | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nightly-'));
    for (const name of [...OLD, 'notes.txt']) await writeFile(join(folder, name), '');
    mails = await startMailServer();
    monitor = await startReceiver((response) => response.writeHead(500).end());
    const env = { BACKUP_AT: '00:00', SEED: 'empty', HEARTBEAT_URL: `http://127.0.0.1:${monitor.port}/beat?key=k` };
    const SMTP_URL = `smtp://127.0.0.1:${mails.port}`;
    works = await startApp({ env: { ...env, BACKUP_DIR: folder, BACKUP_KEEP: '2', SMTP_URL }, options: ['--begin-anew'] });
    if (process.env['TEST_DATABASE_URL']) {
      const PORT = String(await freePort());
      const started = spawn(process.execPath, ['backend/dist/main.js'], { env: { ...works.environment, PORT }, stdio: 'ignore' });
      replica = { process: started, url: `http://127.0.0.1:${PORT}` };
    }
    // A file where the folder should be.
    fails = await startApp({ env: { ...env, BACKUP_DIR: join(folder, 'notes.txt'), SMTP_URL } });
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
    monitor.close();
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
    await until('the backup', async () => (await read()).lastBackup, LOW_PRIORITY_MS);
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

  it('tells the monitor outside once it is proven, and takes its refusal lightly', async () => {
    await until('the heartbeat', () => monitor.events[0]);
    expect(monitor.events.map(({ path }) => path)).toEqual(['/beat?key=k']);
    await until('the line in the log', () => works.output().includes('answered the heartbeat with 500. Check HEARTBEAT_URL.'));
    expect(works.output()).not.toContain('key=k');
  });

  it('is mailed to the office and shown when it fails', async () => {
    const read = await dashboardOf(fails);
    const mail = await until('the mail', () => mails.mails.find(({ subject }) => subject?.includes('failed')));
    expect(mail.subject).toMatch(/^The backup of .* failed$/);
    expect(mail.text).toContain('notes.txt cannot be written');
    const { lastBackup, healthFaults } = await read();
    expect(lastBackup).toMatchObject({ isProven: false, result: expect.stringContaining('notes.txt cannot be written') });
    expect(healthFaults).toEqual([expect.stringMatching(/^The backup of .* failed\.$/)]);
    const { warnings } = (await (await fetch(`${fails.url}/api/health`)).json()) as { warnings: string[] };
    expect(warnings).toContain('backup');
  });

  it('leaves out a lost file, tells the office about it, and is made when the site starts', async () => {
    const read = await dashboardOf(works);
    await works.kill();
    const dataSource = await openDatabase(readEnv(works.environment));
    const file = { filename: 'lost.pdf', originalName: 'lost.pdf', storageKey: 'lost.pdf', url: '/media/lost.pdf', tags: [] };
    await dataSource
      .getRepository(Media)
      .insert(Object.assign(newRecord(Media, new Date()), { ...file, mimeType: 'application/pdf', size: 1 }));
    await dataSource.getRepository(BackupRun).clear();
    await dataSource.destroy();
    await works.restart();
    const { lastBackup, healthFaults } = await until(
      'the backup',
      async () => {
        const found = await read();
        return found.lastBackup && found;
      },
      LOW_PRIORITY_MS,
    );
    expect(lastBackup).toMatchObject({ isProven: true, result: expect.stringContaining('lost.pdf') });
    expect(healthFaults).toEqual([expect.stringMatching(/was proven, but not without findings\.$/)]);
    const mail = await until('the mail', () => mails.mails.find(({ subject }) => subject?.includes('needs a look')));
    expect(mail.text).toContain('cannot read, lost.pdf, which the database names');
  });
});
