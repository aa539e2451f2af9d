// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startApp, type App } from '../../scripts/testing/app.js';
import type { BackupResult } from '../src/operations/backup/make-backup.js';
import { lockFolder } from '../src/platform/database/folder-lock.js';
import { snapshot } from './factories/media.js';
import { runSite } from './support/command-line.js';
import { disksMissing, SmallDisk } from './support/disk.js';
import { until } from './support/until.js';

if (disksMissing) process.stdout.write(`  Skipped: backups on a full disk; ${disksMissing}.\n`);

describe('a backup', () => {
  let app: App;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backups-'));
    // Archives have one format, wherever their rows came from.
    app = await startApp({ databaseServer: '', env: { SEED: 'empty' } });
    const body = JSON.stringify({ username: app.adminUsername, password: app.adminPassword });
    const headers = { 'Content-Type': 'application/json' };
    const { token } = (await (await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers, body })).json()) as { token: string };
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await snapshot(800, 600))]), 'van.jpg');
    const stored = await fetch(`${app.url}/api/admin/media`, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form });
    expect(stored.status).toBe(201);
    const isMade = async () => (await readdir(join(app.dataDir, 'media'))).filter((name) => name.endsWith('.avif')).length === 2;
    await until('the copies of the picture', isMade);
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('takes a lost file and one that cannot be read for findings, and keeps the last archive that has them', async () => {
    const BACKUP_DIR = join(folder, 'kept');
    const environment = { ...app.environment, BACKUP_DIR, BACKUP_KEEP: '1' };
    const run = async () => JSON.parse((await runSite(environment, 'backup', '--json')).output) as BackupResult;
    const whole = await run();
    const names = (await readdir(join(app.dataDir, 'media'))).filter((name) => /-small\.webp$|^[^-]+(-[^-]+){4}\.webp$/.test(name)).sort();
    const [, lost = ''] = names;
    const away = join(folder, 'lost');
    await copyFile(join(app.dataDir, 'media', lost), away);
    await rm(join(app.dataDir, 'media', lost));
    await mkdir(join(app.dataDir, 'media', lost));
    const { file, missing, findings, files } = await run();
    expect([missing, findings, files]).toEqual([[lost], [expect.stringContaining(`cannot read, ${lost},`)], whole.files - 1]);
    expect((await readdir(BACKUP_DIR)).sort()).toEqual([basename(whole.file), basename(file)]);
    await truncate(whole.file, 5_000);
    const listed = (await runSite(environment, 'backups')).output.split('\n');
    expect(listed).toEqual([expect.stringContaining('CHANGED since it was proven'), expect.stringContaining(', without 1 file that'), '']);
    await rm(join(app.dataDir, 'media', lost), { recursive: true });
    await copyFile(away, join(app.dataDir, 'media', lost));
    const again = await run();
    expect(again.findings).toEqual([]);
    expect(await readdir(BACKUP_DIR)).toEqual([basename(again.file)]);
  });

  it('names a file that was cut off, also beside a lost one, and keeps the last archive that has it whole', async () => {
    const BACKUP_DIR = join(folder, 'cut');
    const environment = { ...app.environment, BACKUP_DIR, BACKUP_KEEP: '1' };
    const run = async () => JSON.parse((await runSite(environment, 'backup', '--json')).output) as BackupResult;
    const media = join(app.dataDir, 'media');
    const original = (await readdir(media)).find((name) => /^[^-]+(-[^-]+){4}\.webp$/.test(name)) ?? '';
    const small = original.replace('.webp', '-small.webp');
    const whole = await run();
    await copyFile(join(media, small), join(folder, 'small'));
    await rm(join(media, small));
    const without = await run();
    await copyFile(join(media, original), join(folder, 'original'));
    await truncate(join(media, original), 100);
    let cut = await run();
    expect([cut.missing, cut.changed, cut.findings]).toEqual([
      [small],
      [original],
      [expect.stringContaining('does not have'), expect.stringContaining(`other content than was stored there under ${original}`)],
    ]);
    for (let nights = 0; nights < 2; nights++) cut = await run();
    // The first has the small one, the second the original.
    const names = [whole, without, cut].map(({ file }) => basename(file));
    expect((await readdir(BACKUP_DIR)).sort()).toEqual(names);
    expect((await runSite(environment, 'backups')).output).toContain(', with 1 damaged file');
    const { status, output } = await runSite(environment, 'doctor');
    expect([status, output]).toEqual([1, expect.stringMatching(/FAILED {3}files: .*other content than was stored there/)]);
    expect(output).toMatch(/FAILED {3}backups: .*other content/);
    await copyFile(join(folder, 'small'), join(media, small));
    await copyFile(join(folder, 'original'), join(media, original));
    const again = await run();
    expect([again.findings, await readdir(BACKUP_DIR)]).toEqual([[], [basename(again.file)]]);
  });

  it('learns how a file of an earlier version is, and finds one with as many other bytes, also a copy', async () => {
    const database = new DatabaseSync(join(app.dataDir, 'site.sqlite'));
    database.exec('DELETE FROM stored_files');
    const recorded = () => database.prepare('SELECT COUNT(*) AS files FROM stored_files').get()?.['files'];
    const target = join(folder, 'earlier');
    const run = async () => JSON.parse((await runSite(app.environment, 'backup', '--to', target, '--json')).output) as BackupResult;
    const { files, findings } = await run();
    expect([findings, recorded()]).toEqual([[], files]);
    database.exec('DELETE FROM stored_files');
    expect((await runSite(app.environment, 'doctor')).output).not.toContain('FAILED   files');
    expect(recorded()).toBe(files);
    database.close();
    const copy = (await readdir(join(app.dataDir, 'media'))).find((name) => name.endsWith('.avif')) ?? '';
    const bytes = await readFile(join(app.dataDir, 'media', copy));
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
    await writeFile(join(app.dataDir, 'media', copy), bytes);
    expect((await run()).changed).toEqual([copy]);
    expect((await runSite(app.environment, 'doctor')).output).toMatch(new RegExp(`FAILED {3}files: .*${copy}`));
  });

  it('keeps each of several made within a second', async () => {
    const target = join(folder, 'at-once');
    const made = await Promise.all([1, 2, 3].map(() => runSite(app.environment, 'backup', '--to', target, '--json')));
    const files = made.map(({ output }) => basename((JSON.parse(output) as BackupResult).file)).sort();
    expect(new Set(files).size).toBe(3);
    expect((await readdir(target)).sort()).toEqual(files);
  });

  it('removes what a killed backup left, but nothing of one that runs', async () => {
    const target = join(folder, 'left');
    const [left, running] = [join(target, '.unfinished-a'), join(target, '.unfinished-b')];
    for (const stage of [left, running]) await mkdir(stage, { recursive: true });
    const lock = lockFolder(running);
    for (const stage of [left, running]) await utimes(stage, new Date(0), new Date(0));
    await runSite(app.environment, 'backup', '--to', target);
    lock.release();
    expect((await readdir(target)).sort()).toEqual(['.unfinished-b', expect.stringMatching(/^site-.*\.tar$/)]);
  });

  (disksMissing ? it.skip : it)('says that the disk is full, wherever that happens', async () => {
    const disk = new SmallDisk(8);
    try {
      for (const kept of [7_000_000, 5_900_000]) {
        await writeFile(join(disk.path, 'filler'), Buffer.alloc(kept)).catch(() => undefined);
        const { status, output } = await runSite(app.environment, 'backup', '--to', disk.path);
        expect([status, output]).toEqual([
          1,
          expect.stringMatching(/^(?:[A-Z][a-z ]+\n)+There is no space left on the disk\. Free some and try again\.\n$/),
        ]);
        expect((await readdir(disk.path)).filter((name) => name.includes('site-') || name.startsWith('.'))).toEqual([]);
      }
    } finally {
      disk.remove();
    }
  });
});
