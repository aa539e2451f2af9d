import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { verifyChain } from '../../../audit/verify-chain.js';
import type { Env } from '../../../platform/config/env.js';
import { reasonOf } from '../../../platform/config/start-error.js';
import { Secrets } from '../../../platform/config/secrets.js';
import { MediaStorage } from '../../../media/media-storage.service.js';
import { forgetFiles, recordFiles } from '../../../media/recorded-storage.js';
import { hashOf } from '../../backup/archive-format.js';
import { contentOf, damagedFiles, lostFiles, NamedFiles } from '../../backup/named-files.js';
import { openSnapshot } from '../../backup/open-tables.js';
import { withDatabase } from '../open-site.js';
import { examineFile } from '../../doctor/examine-file.js';
import { attempt, failed, ok, warning, type Finding } from '../../doctor/finding.js';
import { clockFinding } from './check-machine.js';

const AT_ONCE = 20;

/** Opens and reads the database, also while the site runs. */
export const checkDatabase = (env: Env): Promise<Finding[]> =>
  withDatabase(env, async (dataSource) => {
    const version = ok('migrations', 'The schema is that of this version.');
    return env.DATABASE_URL
      ? [await checkServer(dataSource), version, await checkServerClock(dataSource), await checkAuditLog(dataSource, env)]
      : [await examineFile(dataSource, env.sqliteFile), version, await checkAuditLog(dataSource, env)];
  }).catch((error: unknown) => [failed('database', reasonOf(error))]);

function checkAuditLog(dataSource: DataSource, env: Env): Promise<Finding> {
  return attempt('audit log', 'Check the database.', async () => {
    const { isIntact, rows, faults } = await verifyChain(dataSource, new Secrets(env).key);
    if (isIntact) return ok('audit log', `Its ${rows} entries are as they were written.`);
    return failed('audit log', `${faults[0]?.message} The command 'audit verify' lists more.`);
  });
}

function checkServer(dataSource: DataSource): Promise<Finding> {
  return attempt('database', 'Check DATABASE_URL and the server.', async () => {
    const [row] = await dataSource.query<{ version: string; charset: string }[]>(
      'SELECT VERSION() AS version, @@character_set_database AS charset',
    );
    const { version = '', charset = '' } = row ?? {};
    if (charset !== 'utf8mb4')
      return warning(
        'database',
        `The database uses ${charset}, so some names cannot be stored. Change it: ALTER DATABASE … CHARACTER SET utf8mb4.`,
      );
    return ok('database', `${version} responds.`);
  });
}

function checkServerClock(dataSource: DataSource): Promise<Finding> {
  return attempt('clock', 'Check the server.', async () => {
    const [row] = await dataSource.query<{ now: string | number }[]>('SELECT UNIX_TIMESTAMP(NOW(3)) AS now');
    return clockFinding('the database server', Number(row?.now) * 1000);
  });
}

/** Whether each file that the database names is in the storage as it was stored, for a database that can be read. */
export function checkFiles(env: Env): Promise<Finding> {
  return attempt('files', 'Check the storage.', async () => {
    const files = await namedFiles(env);
    const storage = new MediaStorage(env);
    const { keys, missing, changed, unrecorded } = files;
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const some = keys.slice(from, from + AT_ONCE);
      const found = await Promise.all(some.map(({ key }) => contentOf(storage, key, measure)));
      some.forEach((file, index) => files.found(file, found[index] ?? undefined));
    }
    const leftOver: string[] = [];
    for (const key of files.leftOver()) if (!(await storage.has(key))) leftOver.push(key);
    await withDatabase(env, async ({ manager }) => {
      await recordFiles(manager, unrecorded);
      await forgetFiles(manager, leftOver);
    });
    if (!missing.length && !changed.length)
      return ok('files', 'All files that the database names are in the storage, as they were stored.');
    const what = [...(missing.length ? [lostFiles(missing)] : []), ...(changed.length ? [damagedFiles(changed)] : [])];
    const advice = 'Take them from a backup (tar -xf ARCHIVE files/NAME), or upload them again and delete the old ones.';
    return failed('files', `${what.join(' ')} ${advice}`);
  });
}

async function measure(stream: Readable): Promise<{ size: number; sha256: string }> {
  let size = 0;
  const counted = async function* () {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      yield chunk;
    }
  };
  const sha256 = await hashOf(counted());
  return { size, sha256 };
}

async function namedFiles(env: Env): Promise<NamedFiles> {
  await using snapshot = await openSnapshot(env);
  const files = new NamedFiles();
  for (const table of ['media', 'inquiry_photos', 'stored_files']) {
    const columns = snapshot.tables.get(table) ?? [];
    if (columns.length) for await (const row of snapshot.rows(table, columns)) files.add(table, columns, row);
  }
  return files;
}
