import type { DataSource } from 'typeorm';
import { verifyChain } from '../../../audit/verify-chain.js';
import type { Env } from '../../../platform/config/env.js';
import { Secrets } from '../../../platform/config/secrets.js';
import { openDatabase } from '../open-site.js';
import { examineFile } from '../../doctor/examine-file.js';
import { attempt, failed, ok, reason, warning, type Finding } from '../../doctor/finding.js';
import { clockFinding } from './check-clock.js';

/** Opens and reads the database, also while the site runs. */
export async function checkDatabase(env: Env): Promise<Finding[]> {
  let dataSource: DataSource;
  try {
    dataSource = await openDatabase(env);
  } catch (error) {
    return [failed('database', reason(error))];
  }
  try {
    const version = ok('migrations', 'The schema is that of this version.');
    return env.DATABASE_URL
      ? [await checkServer(dataSource), version, await checkServerClock(dataSource), await checkAuditLog(dataSource, env)]
      : [await examineFile(dataSource, env.sqliteFile), version, await checkAuditLog(dataSource, env)];
  } finally {
    await dataSource.destroy();
  }
}

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
