import type { DataSource } from 'typeorm';
import { verifyChain } from '../../../audit/verify-chain.js';
import type { Env } from '../../../platform/config/env.js';
import { reasonOf } from '../../../platform/config/start-error.js';
import { Secrets } from '../../../platform/config/secrets.js';
import { MediaStorage } from '../../../media/media-storage.service.js';
import { lostFiles } from '../../backup/make-backup.js';
import { openSnapshot } from '../../backup/open-tables.js';
import { filesNamedIn } from '../../backup/file-keys.js';
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

/** Whether each file that the database names is in the storage, for a database that can be read. */
export function checkFiles(env: Env): Promise<Finding> {
  return attempt('files', 'Check the storage.', async () => {
    const keys = await keysOf(env);
    const storage = new MediaStorage(env);
    const missing: string[] = [];
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const some = keys.slice(from, from + AT_ONCE);
      const found = await Promise.all(some.map((key) => storage.has(key)));
      missing.push(...some.filter((_key, index) => !found[index]));
    }
    if (!missing.length) return ok('files', `All ${keys.length} files that the database names are in the storage.`);
    const advice = 'Take them from a backup (tar -xf ARCHIVE files/NAME), or upload them again and delete the old ones.';
    return failed('files', `${lostFiles(missing)} ${advice}`);
  });
}

async function keysOf(env: Env): Promise<string[]> {
  await using snapshot = await openSnapshot(env);
  const keys: string[] = [];
  for (const table of ['media', 'inquiry_photos']) {
    const columns = snapshot.tables.get(table) ?? [];
    for await (const row of snapshot.rows(table, columns))
      for (const { key, isOptional } of filesNamedIn(table, columns, row)) if (!isOptional) keys.push(key);
  }
  return keys;
}
