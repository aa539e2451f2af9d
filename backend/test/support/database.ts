import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { readEnv, type Env } from '../../src/platform/config/env.js';
import { openDataSource } from '../../src/platform/database/data-source.js';
import { ENTITIES } from '../../src/app.module.js';

export interface TestEnv {
  env: Env;
  /** Removes the data folder and drops the database, or passes it to `keep`. */
  dispose(keep?: (url: string) => void): Promise<void>;
}

async function onServer(sql: string): Promise<void> {
  const connection = await createConnection({ uri: process.env['TEST_DATABASE_URL'] });
  await connection.query(sql);
  await connection.end();
}

async function createDatabase(server: string): Promise<string> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE \`${database}\` CHARACTER SET utf8mb4`);
  return Object.assign(new URL(server), { pathname: `/${database}` }).toString();
}

export const dropDatabase = (url: string): Promise<void> => onServer(`DROP DATABASE IF EXISTS \`${new URL(url).pathname.slice(1)}\``);

/**
 * A separate environment for one spec: a data folder and, with TEST_DATABASE_URL, the database `given` or a
 * new one.
 */
export async function makeTestEnv(extra: Record<string, string> = {}, given?: string): Promise<TestEnv> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-http-'));
  const server = process.env['TEST_DATABASE_URL'];
  const url = given ?? (server && (await createDatabase(server)));
  const env = readEnv({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: 'correct horse battery staple',
    JWT_SECRET: 'a secret for tests, long enough to pass',
    // Unique, so that counters in a shared Redis do not interfere.
    SECRET_KEY: `another secret for tests, ${randomUUID()}`,
    ...(url && { DATABASE_URL: url }),
    ...(process.env['TEST_REDIS_URL'] && { REDIS_URL: process.env['TEST_REDIS_URL'] }),
    ...extra,
  });
  return {
    env,
    dispose: async (keep) => {
      if (url && keep) keep(url);
      else if (url) await dropDatabase(url);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface TestDataSource {
  dataSource: DataSource;
  close(): Promise<void>;
}

/** A connection to an empty database, without the app. */
export async function openTestDataSource(): Promise<TestDataSource> {
  const { env, dispose } = await makeTestEnv();
  const dataSource = await openDataSource(env, ENTITIES);
  return {
    dataSource,
    close: async () => {
      await dataSource.destroy();
      await dispose();
    },
  };
}
