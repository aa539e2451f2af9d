import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';

export interface TestDatabase {
  /** Connection string of the new, empty database. */
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty database on the server of `serverUrl` (mysql://…), so that tests do not interfere. */
export async function freshDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(serverUrl, `DROP DATABASE IF EXISTS ${name}`) };
}

/** `serverUrl` may name a database. */
export async function run(serverUrl: string, sql: string): Promise<void> {
  const url = new URL(serverUrl);
  const connection = await createConnection({
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1) || undefined,
    connectTimeout: 5000,
  });
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}
