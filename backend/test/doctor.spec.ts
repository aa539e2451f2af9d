// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createServer } from 'node:tls';
import { startApp, type App } from '../../scripts/testing/app.js';
import { BackupRun } from '../src/operations/backup/backup-run.entity.js';
import { openDatabase } from '../src/operations/command-line/open-site.js';
import { DAY_MS } from '../src/platform/time/durations.js';
import { newRecord } from '../src/platform/common/records.js';
import { readEnv } from '../src/platform/config/env.js';
import { Examination } from '../src/operations/doctor/examination.entity.js';
import { Media } from '../src/media/media.entity.js';
import { certificateUntil } from './support/certificate.js';
import { runSite } from './support/command-line.js';
import { startMailServer } from './support/mail-server.js';

interface Report {
  isHealthy: boolean;
  findings: { check: string; state: string; message: string }[];
}

describe('site doctor', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp({ env: { SEED: 'empty' } });
  });
  afterAll(() => app.stop());

  async function examine(more: Record<string, string> = {}) {
    const { status, output } = await runSite({ ...app.environment, ...more }, 'doctor', '--json');
    const { isHealthy, findings } = JSON.parse(output) as Report;
    const of = (check: string) => findings.filter((finding) => finding.check === check);
    return { status, isHealthy, findings, of };
  }

  it('finds a running site healthy and names what a person should look at', async () => {
    const { status, isHealthy, findings, of } = await examine();
    expect([status, isHealthy, findings.filter(({ state }) => state === 'failed')]).toEqual([0, true, []]);
    expect(of('mail')).toEqual([
      expect.objectContaining({ state: 'warning', message: expect.stringContaining('No mail server is set up') }),
    ]);
    expect(of('address')).toMatchObject([{ state: 'ok' }]);
    expect(findings.map(({ check }) => check)).toEqual(
      expect.arrayContaining([
        'configuration',
        'data folder',
        'disk',
        'storage',
        'scanner',
        'redis',
        'database',
        'migrations',
        'queue',
        'proxy',
        'clock',
        'files',
        'backups',
        'backup folder',
      ]),
    );
    const { status: forPeople, output } = await runSite(app.environment, 'doctor');
    expect([forPeople, output]).toEqual([0, expect.stringMatching(/^0 failed, \d to look at\.$/m)]);
  });

  it('finds a lost file, an old backup, a backup folder that cannot be, a certificate that ends and a misspelt setting', async () => {
    const server = createServer(certificateUntil(new Date(Date.now() + DAY_MS)));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const dataSource = await openDatabase(readEnv(app.environment));
    const media = Object.assign(newRecord(Media, new Date()), {
      filename: 'lost.pdf',
      originalName: 'lost.pdf',
      storageKey: 'lost.pdf',
      url: '/media/lost.pdf',
      mimeType: 'application/pdf',
      size: 1,
      tags: [],
    });
    await dataSource.getRepository(Media).insert(media);
    const startedAt = new Date(Date.now() - 13 * DAY_MS);
    await dataSource.getRepository(BackupRun).insert({ id: 'x', status: 'proven', startedAt });
    const notFolder = join(app.dataDir, 'note.txt');
    await writeFile(notFolder, '');
    const more = { PUBLIC_URL: `https://localhost:${port}`, BACKUP_AT: '03:15', BACKUP_DIR: join(notFolder, 'deep'), SMTP_UR: 'x' };
    const { status, of } = await examine(more);
    const found = ['configuration', 'backup folder', 'files', 'backups', 'certificate'].flatMap(of);
    expect([status, found]).toEqual([
      1,
      [
        ['warning', /SMTP_UR .* meant SMTP_URL/],
        ['failed', /note\.txt is a file\. Set BACKUP_DIR/],
        ['failed', /does not have, or cannot read, lost\.pdf.* upload them again/],
        ['failed', /^The last backup was made on .* Look into the log for why there was none at 03:15/],
        ['failed', /^The certificate of localhost ends on .* Renew it/],
      ].map(([state, message]) => expect.objectContaining({ state, message: expect.stringMatching(message ?? '') as unknown }) as unknown),
    ]);
    const { findings } = (await dataSource.getRepository(Examination).findOneByOrFail({ id: 'last' })) ?? {};
    expect(findings?.map(({ check }) => check)).toEqual(expect.arrayContaining(['files', 'backups', 'certificate', 'configuration']));
    await dataSource.getRepository(Media).delete({ id: media.id });
    await dataSource.destroy();
    server.close();
  });

  it('finds the last archive gone, and no fault once there is a new one', async () => {
    const made = JSON.parse((await runSite(app.environment, 'backup', '--json')).output) as { file: string };
    expect((await examine()).of('backups')).toMatchObject([{ state: 'ok' }]);
    await rm(made.file);
    expect((await examine()).of('archive')).toMatchObject([{ state: 'failed', message: expect.stringContaining('is not in') }]);
  });

  // What is wrong with the settings does not depend on the database.
  const onSqlite = process.env['TEST_DATABASE_URL'] ? it.skip : it;

  onSqlite('lists every invalid setting', async () => {
    const { status, findings } = await examine({ SEED: 'x', TRUST_PROXY: 'many' });
    expect([status, findings.map(({ check, state }) => `${check} ${state}`)]).toEqual([
      1,
      ['configuration failed', 'configuration failed'],
    ]);
  });

  const AWAY = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://www.smith.example',
    CLAMAV_URL: 'tcp://127.0.0.1:9',
    REDIS_URL: 'redis://127.0.0.1:9',
    ...{ S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'x', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' },
  };

  onSqlite.each<[string, Record<string, string>, RegExp[]]>([
    [
      'mail, proxy, scanner, redis, storage',
      AWAY,
      [/ECONNREFUSED.*Check SMTP_URL/, /Set TRUST_PROXY/, /Start ClamAV/, /Start Redis/, /Check the S3_\* settings/],
    ],
    ['address', { PUBLIC_URL: 'http://no-such-host.invalid' }, [/cannot be opened from here.*DNS/]],
    ['data folder', { DATA_DIR: '/nowhere' }, [/does not exist/]],
    // @asvs 15.3.4
  ])('says what is wrong with the %s', async (checks, env, messages) => {
    const { status, of } = await examine(env);
    expect([status, checks.split(', ').map(of)]).toEqual([
      1,
      messages.map((message) => [expect.objectContaining({ state: 'failed', message: expect.stringMatching(message) })]),
    ]);
  });

  onSqlite('accepts a mail server without sending anything', async () => {
    const server = await startMailServer();
    try {
      expect((await examine({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })).of('mail')).toMatchObject([{ state: 'ok' }]);
      expect(server.mails).toEqual([]);
    } finally {
      await server.close();
    }
  });

  onSqlite('finds a damaged database file', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'doctor-'));
    const file = await open(join(dataDir, 'site.sqlite'), 'w');
    await file.write('This is no database. '.repeat(500));
    await file.close();
    const { status, of } = await examine({ DATA_DIR: dataDir });
    expect([status, of('database')]).toEqual([1, [expect.objectContaining({ state: 'failed' })]]);
    await rm(dataDir, { recursive: true });
  });

  onSqlite('is not needed to notice a damaged page at the start, though the site serves the rest', async () => {
    const file = readEnv(app.environment).sqliteFile;
    await app.end();
    const database = new DatabaseSync(file);
    const pages = database.prepare("SELECT rootpage AS page FROM sqlite_master WHERE name = 'preview_links'").get();
    const size = Number(database.prepare('PRAGMA page_size').get()?.['page_size']);
    database.close();
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(size, 'x'), 0, size, (Number(pages?.['page']) - 1) * size);
    await handle.close();
    await app.restart();
    const { status, warnings } = (await (await fetch(`${app.url}/api/health`)).json()) as { status: string; warnings: string[] };
    expect([status, warnings]).toEqual(['ok', expect.arrayContaining(['examination'])]);
    expect(app.output()).toMatch(/site\.sqlite is damaged \(.+\)\. Stop the site and restore a backup\./);
  });
});
