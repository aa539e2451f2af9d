// Says the same on any database.
// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import S3rver from 's3rver';
import { startApp, type App } from '../../scripts/testing/app.js';
import { AwayStore } from '../src/operations/backup/away-store.js';
import { readEnv } from '../src/platform/config/env.js';
import { runSite } from './support/command-line.js';

const BUCKET = 'backups';

describe('an encrypted backup with a copy in S3', () => {
  let folder: string;
  let store: S3rver;
  let app: App;
  let env: Record<string, string>;
  let identity: string;
  let file: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'away-'));
    store = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 's3'),
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    const { port } = await store.run();
    const key = await generateIdentity();
    identity = join(folder, 'key.txt');
    await writeFile(identity, `# created: 2026-11-23\n${key}\n`);
    app = await startApp({ databaseServer: '' });
    env = {
      ...app.environment,
      BACKUP_DIR: join(folder, 'archives'),
      BACKUP_RECIPIENT: await identityToRecipient(key),
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_BUCKET: BUCKET,
      BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
      BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    const { output } = await runSite(env, 'backup', '--json');
    ({ file } = JSON.parse(output) as { file: string });
  });
  afterAll(async () => {
    await app.stop();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  const away = (): string => `s3:${basename(file)}`;

  it('is readable by nobody but the holder of the private key', async () => {
    expect(file).toMatch(/site-\d{8}T\d{6}Z\.tar\.age$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(bytes.includes('manifest')).toBe(false);
    expect(await readdir(join(folder, 'archives'))).toEqual([basename(file)]);
    expect(await runSite(env, 'verify', file)).toEqual({ status: 1, output: expect.stringContaining('--identity FILE') });
    const other = join(folder, 'other.txt');
    await writeFile(other, await generateIdentity());
    expect(await runSite(env, 'verify', file, '--identity', other)).toEqual({
      status: 1,
      output: expect.stringContaining('another private key belongs to it'),
    });
  });

  it('is listed, and verified in the folder and in the store', async () => {
    const proof = String.raw`  0 hours old  \d+\.\d MB  restored aside and compared on \d+ \w+ \d{4} at \d\d:\d\d`;
    expect((await runSite(env, 'backups')).output).toMatch(new RegExp(`^${[file, away()].map((one) => one + proof).join('\n')}\n$`));
    for (const archive of [file, away()])
      expect(await runSite(env, 'verify', archive, '--identity', identity)).toEqual({
        status: 0,
        output: expect.stringContaining('restored aside and compared'),
      });
  });

  it('is refused when a byte of it has changed', async () => {
    const damaged = join(folder, 'damaged.tar.age');
    await writeFile(damaged, await readFile(file));
    const handle = await open(damaged, 'r+');
    const { size } = await handle.stat();
    const at = Math.floor(size / 2);
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, at);
    await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, at);
    await handle.close();
    expect(await runSite(env, 'verify', damaged, '--identity', identity)).toEqual({
      status: 1,
      output: expect.stringContaining('it is damaged'),
    });
  });

  it('restores the site on a machine that has nothing but the keys', async () => {
    const fresh = { ...env, DATA_DIR: join(folder, 'fresh') };
    expect(await runSite(fresh, 'restore', away(), '--identity', identity)).toEqual({
      status: 0,
      output: expect.stringContaining('is restored'),
    });
    expect(await readFile(join(folder, 'fresh/secret_key.txt'), 'utf8')).toBe(await readFile(join(app.dataDir, 'secret_key.txt'), 'utf8'));
    expect((await readdir(join(folder, 'fresh'))).filter((name) => name.startsWith('.unfinished'))).toEqual([]);
  });

  it('makes room in the store for newer ones', async () => {
    const away = await AwayStore.of(readEnv(env));
    const names = ['site-20260101T031500Z.tar.age', 'site-20260102T031500Z.tar'];
    for (const name of names) await away?.put(name, file);
    await away?.prune(2, () => new Set());
    expect(await away?.list()).toEqual([names[1], basename(file)]);
    expect(await runSite(env, 'doctor')).toEqual({ status: 0, output: expect.stringContaining('responds and has 2 archives.') });
  });

  it('is kept here, and says so, while the store does not respond', async () => {
    const { status, output } = await runSite({ ...env, BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1' }, 'backup');
    expect([status, output]).toEqual([1, expect.stringMatching(/The archive .* is complete, but it could not be copied to backups at/)]);
    expect(await readdir(join(folder, 'archives'))).toHaveLength(2);
  });
});
