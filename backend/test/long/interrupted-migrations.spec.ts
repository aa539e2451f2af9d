import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection, type Connection } from 'mysql2/promise';
import { freshDatabase, type TestDatabase } from '../../../scripts/testing/database.js';
import { SCALE } from './scale.js';
import { until } from '../support/until.js';

const server = process.env['TEST_DATABASE_URL'];
const onMariaDb = server ? it : it.skip;
const onSqlite = server ? it.skip : it;

let environment: Record<string, string>;
let dataDir: string;
let database: TestDatabase | undefined;
let connection: Connection | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'migrations-'));
  environment = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, SEED: 'empty', ADMIN_PASSWORD: 'lamp-ferry-sandstone-41' };
  if (!server) return;
  database = await freshDatabase(server);
  connection = await createConnection({ uri: database.url });
  Object.assign(environment, {
    DATABASE_URL: database.url,
    JWT_SECRET: randomBytes(24).toString('hex'),
    SECRET_KEY: randomBytes(24).toString('hex'),
  });
});
afterEach(async () => {
  await connection?.end();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the program that prepares the database; `kill` ends it like a power cut. */
function prepare() {
  const child = spawn(process.execPath, ['backend/dist/migrate.js'], { env: environment });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, 'close');
  return {
    ended: ended.then(async () => ({ status: child.exitCode, output: (await printed).join('').trim() })),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
const MAKES_A_TABLE = 'OpenRecords1763885500000';
const READY = { status: 0, output: expect.stringMatching(/Database: ready$/) };

async function rowsOf(sql: string): Promise<number> {
  const [rows] = (await connection?.query(sql)) ?? [[]];
  return (rows as unknown[]).length;
}

onMariaDb('a first start that is killed between its statements is begun anew', async () => {
  for (const many of [1, 6, 20]) {
    const { kill } = prepare();
    await until(`${many} tables`, async () => (await rowsOf('SHOW TABLES')) >= many);
    await kill();
  }
  expect(await prepare().ended).toEqual(READY);
  expect(await prepare().ended).toEqual({ status: 0, output: 'Database: ready' });
});

onSqlite('a first start that is killed at any moment is begun anew', async () => {
  for (let n = 0; n < SCALE.kills; n++) {
    const { kill, ended } = prepare();
    await Promise.race([sleep(300 + Math.random() * 500), ended]);
    await kill();
  }
  expect(await prepare().ended).toEqual(READY);
});

onMariaDb('an update that was interrupted between its statements is named in a sentence, and changes nothing more', async () => {
  expect(await prepare().ended).toEqual(READY);
  await connection?.query("INSERT INTO push_keys (id, publicKey, privateKey, createdAt) VALUES ('site', 'p', 'p', NOW(3))");
  // As it is when this one and those after it have been executed and the process was killed before it could say so.
  await connection?.query('DELETE m FROM migrations m JOIN migrations first ON m.id >= first.id WHERE first.name = ?', [MAKES_A_TABLE]);
  expect(await prepare().ended).toEqual({
    status: 1,
    // A database between two versions can have no archive, with which each update begins.
    output: expect.stringMatching(
      /Nothing was changed\. If an earlier update was interrupted, restore the archive that it made, .+before-update-/,
    ),
  });
});
