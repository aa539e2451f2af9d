// Only among the further tests.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { StartError } from '../src/platform/config/start-error.js';
import { closing, openDataSource } from '../src/platform/database/data-source.js';
import { runMigrations, withDatabaseLock } from '../src/platform/database/run-migrations.js';
import { SLOW_QUERY_MS, SlowQueries } from '../src/platform/database/slow-queries.js';
import { ENTITIES } from '../src/app.module.js';
import { prepareDatabase, type PreparedDatabase } from '../src/boot/prepare-database.js';
import { Media } from '../src/media/media.entity.js';
import { MediaStorage } from '../src/media/media-storage.service.js';
import { readEntries } from '../src/operations/backup/read-archive.js';
import { restoreSite } from '../src/operations/backup/restore-site.js';
import { User } from '../src/users/user.entity.js';
import type { StartOptions } from '../src/boot/read-arguments.js';
import { run } from '../../scripts/testing/database.js';
import { disksMissing, SmallDisk } from './support/disk.js';
import { makeTestEnv, type TestEnv } from './support/database.js';
import { until } from './support/until.js';

const onServer = Boolean(process.env['TEST_DATABASE_URL']);

describe('preparing the database', () => {
  let test: TestEnv;
  let opened: PreparedDatabase[];
  beforeEach(async () => {
    test = await makeTestEnv();
    opened = [];
  });
  afterEach(async () => {
    for (const { close } of opened) await close();
    await test.dispose();
  });

  const prepare = async (options?: StartOptions) => {
    const said: string[] = [];
    const prepared = await prepareDatabase(test.env, (line) => said.push(line), options);
    opened.push(prepared);
    return { ...prepared, said };
  };

  const loseDatabase = async () => {
    const { DATABASE_URL, sqliteFile } = test.env;
    opened = [];
    if (DATABASE_URL) {
      const name = new URL(DATABASE_URL).pathname.slice(1);
      await run(DATABASE_URL, `DROP DATABASE ${name}`);
      await run(process.env['TEST_DATABASE_URL'] ?? '', `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    } else for (const end of ['', '-wal', '-shm']) await rm(sqliteFile + end, { force: true });
  };

  const together = onServer ? it : it.skip;
  together('is done once by processes that start together on an empty database', async () => {
    const prepared = await Promise.all([prepare(), prepare(), prepare()]);
    expect(prepared.filter(({ said }) => said.length > 0)).toHaveLength(1);
    expect(prepared.filter(({ firstAdmin }) => firstAdmin)).toHaveLength(1);
    expect(await prepared[0]?.dataSource.getRepository(User).count()).toBe(1);
  });

  together('reports no slow statement while one waits for the other', async () => {
    const [holder, other] = [await prepare(), await prepare()];
    const before = SlowQueries.count;
    let isHeld = false;
    const holding = withDatabaseLock(holder.dataSource, async () => {
      isHeld = true;
      await sleep(1.5 * SLOW_QUERY_MS);
      isHeld = false;
    });
    await until('the lock', () => isHeld);
    await withDatabaseLock(other.dataSource, async () => expect(isHeld).toBe(false));
    await holding;
    expect(SlowQueries.count).toBe(before);
  });

  together('says what to do when the user may not create tables', async () => {
    const { DATABASE_URL = '' } = test.env;
    const url = new URL(DATABASE_URL);
    const user = `reader_${url.pathname.slice(-12)}`;
    const owner = await createConnection({ uri: DATABASE_URL });
    try {
      await owner.query(`CREATE USER '${user}' IDENTIFIED BY 'for this test'`);
      await owner.query(`GRANT SELECT ON \`${url.pathname.slice(1)}\`.* TO '${user}'`);
      Object.assign(test.env, { DATABASE_URL: Object.assign(url, { username: user, password: 'for this test' }).href });
      const refused = await prepare().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StartError);
      expect(refused).toHaveProperty(
        'message',
        expect.stringMatching(/^The database refused a statement .+ command denied .+ needs all privileges on the database \(GRANT ALL\)/),
      );
    } finally {
      await owner.query(`DROP USER IF EXISTS '${user}'`);
      await owner.end();
    }
  });

  const alone = onServer ? it.skip : it;
  alone('refuses a folder that another process uses, until that one has closed', async () => {
    const first = await prepare();
    const refused = await prepare().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(refused).toHaveProperty('message', expect.stringMatching(/^Another process is using the database in /));
    await first.close();
    opened = [];
    expect((await prepare()).firstAdmin).toBeNull();
  });

  alone('keeps other users of the machine away from the data', async () => {
    const { dataDir, sqliteFile } = test.env;
    const modes = async () => Promise.all([dataDir, sqliteFile, `${sqliteFile}-wal`].map(async (path) => (await stat(path)).mode & 0o777));
    await rm(dataDir, { recursive: true });
    await (await prepare()).close();
    // As an earlier version left it.
    await chmod(dataDir, 0o755);
    await chmod(sqliteFile, 0o644);
    opened = [];
    await prepare();
    expect(await modes()).toEqual([0o700, 0o600, 0o600]);
  });

  alone('refuses an empty file where there was a site, but not what a killed first start left', async () => {
    const { dataDir, sqliteFile } = test.env;
    await writeFile(sqliteFile, '');
    await (await prepare()).close();
    await writeFile(sqliteFile, '');
    await writeFile(join(dataDir, 'secret_key.txt'), 'x'.repeat(64));
    opened = [];
    await expect(prepare()).rejects.toThrow(/site\.sqlite is empty, but secret_key\.txt in .+ belongs to a site\. Restore a backup with/);
    expect((await stat(sqliteFile)).size).toBe(0);
  });

  it.each([
    ['what the first start wrote', () => undefined],
    ['a secret', (dataDir: string) => writeFile(join(dataDir, 'secret_key.txt'), 'x'.repeat(64))],
    ['media', (dataDir: string) => mkdir(join(dataDir, 'media'))],
    [
      'a backup',
      async (dataDir: string) => {
        await mkdir(join(dataDir, 'backups'));
        await writeFile(join(dataDir, 'backups/site-20261101T031500Z.tar'), '');
      },
    ],
  ])('refuses a database that has gone beside %s, unless it is told to begin anew', async (what, leave) => {
    const { dataDir } = test.env;
    if (what === 'what the first start wrote') {
      await (await prepare()).close();
      await loseDatabase();
    }
    await leave(dataDir);
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(prepare()).rejects.toThrow(
        /^The database .+ is (missing|empty), but .+ belongs to a site\. Restore a backup with the command 'restore ARCHIVE --force' .+, or start once with --begin-anew for a new site\.$/,
      );
    expect((await prepare({ beginAnew: true })).firstAdmin).not.toBeNull();
    await opened.pop()?.close();
    expect((await prepare()).firstAdmin).toBeNull();
  });

  it('goes on where a first start was killed before the database had rows', async () => {
    await closing(openDataSource(test.env, ENTITIES), runMigrations);
    expect((await prepare()).firstAdmin).not.toBeNull();
  });

  (disksMissing ? it.skip : it)('refuses to update while there is no space for an archive, and changes nothing', async () => {
    const { dataSource, close } = await prepare();
    await dataSource.undoLastMigration();
    const before = await dataSource.query<object[]>('SELECT name FROM migrations');
    await close();
    opened = [];
    const disk = new SmallDisk(8);
    try {
      disk.fill();
      Object.assign(test.env, { BACKUP_DIR: disk.path });
      await expect(prepare()).rejects.toThrow(
        /^There is no space left in .+ for the archive that an update makes before it begins\. Nothing was changed\./,
      );
    } finally {
      disk.remove();
      Object.assign(test.env, { BACKUP_DIR: undefined });
    }
    await closing(openDataSource(test.env, ENTITIES), async (opened) =>
      expect(await opened.query('SELECT name FROM migrations')).toEqual(before),
    );
  });

  it('archives database and secrets before an update, and restores them beside the files of today', async () => {
    const storage = new MediaStorage(test.env);
    const first = await prepare();
    await storage.put('leaflet.pdf', Buffer.from('of before'), 'application/pdf');
    const leaflet = { filename: 'leaflet.pdf', url: '/media/leaflet.pdf', storageKey: 'leaflet.pdf', mimeType: 'application/pdf' };
    await first.dataSource
      .getRepository(Media)
      .save({ id: randomUUID(), ...leaflet, size: 9, tags: [], createdAt: new Date(), updatedAt: new Date() });
    await first.dataSource.undoLastMigration();
    await first.close();
    const updated = await prepare();
    const archive = /is in (.+before-update-.+\.tar), restored aside and compared$/.exec(updated.said[0] ?? '')?.[1] ?? '';
    const entries: string[] = [];
    for await (const { name, body } of readEntries(archive)) {
      entries.push(name);
      await text(body);
    }
    expect(entries).toEqual(expect.arrayContaining(['secrets.json', 'tables/media.jsonl', 'files.json']));
    expect(entries.filter((name) => name.startsWith('files/'))).toEqual([]);
    await updated.dataSource.getRepository(User).update({ username: 'admin' }, { username: 'of-the-update' });
    await updated.close();
    await storage.put('newer.pdf', Buffer.from('of today'), 'application/pdf');
    opened = [];
    await restoreSite(test.env, archive, archive, true, () => undefined);
    expect(await (await prepare()).dataSource.getRepository(User).find()).toMatchObject([{ username: 'admin' }]);
    const read = async (key: string) => text((await storage.get(key)) ?? Readable.from([]));
    expect([await read('leaflet.pdf'), await read('newer.pdf')]).toEqual(['of before', 'of today']);
  });

  it('leads to the archive from before an update that was killed', async () => {
    const { dataSource, close } = await prepare();
    await dataSource.query("DELETE FROM migrations WHERE name LIKE 'FormerVersions%'");
    await close();
    opened = [];
    await expect(prepare()).rejects.toThrow(
      /Nothing was changed\. If an earlier update was interrupted, restore the archive .+before-update-/,
    );
  });

  it('refuses a database of a newer version and leaves it unchanged', async () => {
    const { dataSource, close } = await prepare();
    await dataSource.query("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')");
    await close();
    opened = [];
    await expect(prepare()).rejects.toThrow(/^The database was changed by a newer version of the site \(FromTheFuture9999999999999\)\./);
  });
});
