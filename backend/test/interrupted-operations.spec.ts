// Only among the further tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mysql2/promise';
import { startApp, type App } from '../../scripts/testing/app.js';
import { freshDatabase, run } from '../../scripts/testing/database.js';
import { runSite } from './support/command-line.js';
import { until } from './support/until.js';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const withServer = SERVER ? it : it.skip;

/** Ends the process like a power cut when the data folder has lost its former files and does not have the new ones yet. */
const KILLED_WHILE_IT_SWAPS = `data:text/javascript,${encodeURIComponent(`
  import files from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const { rename } = files;
  files.rename = async (from, to) => {
    if (/\\bsite\\.sqlite$/.test(from) && from.includes('.unfinished-')) process.kill(process.pid, 'SIGKILL');
    return rename(from, to);
  };
  syncBuiltinESMExports();
`)}`;

describe('an operation that was killed while it replaced the data', () => {
  let app: App;
  let folder: string;
  let archive: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'interrupted-'));
    app = await startApp({ env: { SEED: 'empty' } });
    expect((await runSite(app.environment, 'backup', '--to', folder)).status).toBe(0);
    await app.kill();
    archive = join(folder, (await readdir(folder)).find((name) => name.endsWith('.tar')) ?? '');
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs a command that ends half-way. */
  const killed = async (env: Readonly<Record<string, string>>, ...args: string[]) => {
    const name = env['DATABASE_URL'] && new URL(env['DATABASE_URL']).pathname.slice(1);
    if (!name) {
      expect((await runSite({ ...env, NODE_OPTIONS: `--import ${KILLED_WHILE_IT_SWAPS}` }, ...args)).status).toBeNull();
      return;
    }
    // Not to this database, whose commands refuse to run beside others.
    const server = await createConnection({ uri: SERVER });
    const threads = async (condition: string) => {
      const [rows] = await server.query(`SELECT 1 FROM information_schema.processlist WHERE db = ? AND ${condition}`, [name]);
      return (rows as unknown[]).length;
    };
    // Nobody can drop it now: the command stops in the middle of removing the tables, however fast or slow the machine is.
    await server.query('LOCK TABLES ??.users READ', [name]);
    const child = spawn(process.execPath, ['backend/dist/cli.js', ...args], { env, stdio: 'ignore' });
    const closed = once(child, 'close');
    await until('the command to wait for the table', () =>
      // Any statement may wait for a moment where others create tables.
      threads("info LIKE 'DROP TABLE%' AND state LIKE 'Waiting for table metadata lock%'"),
    );
    child.kill('SIGKILL');
    await closed;
    await server.query('UNLOCK TABLES');
    await until('the server to notice', async () => (await threads('TRUE')) === 0);
    await server.end();
  };

  it('is named by the start and by every command, and is done by the same command again', async () => {
    const restore = ['restore', archive, '--force'];
    await killed(app.environment, ...restore);
    const interrupted = { status: 1, output: expect.stringContaining(`The restore of ${archive} was interrupted. Run it again.`) };
    for (const command of [['backup', '--to', folder], ['audit', 'verify'], ['doctor']])
      expect([command, await runSite(app.environment, ...command)]).toEqual([command, interrupted]);
    await expect(app.restart()).rejects.toThrow();
    expect(app.output()).toContain(`The restore of ${archive} was interrupted. Run it again.`);
    expect(await runSite(app.environment, 'restore', archive)).toEqual({ status: 0, output: expect.stringContaining('Start it now.') });
    await app.restart();
    expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
    await app.end();
  });

  withServer('is the same for a move', async () => {
    const source = await startApp({ env: { SEED: 'empty' }, databaseServer: '' });
    const database = await freshDatabase(SERVER);
    try {
      await source.end();
      const secrets = { JWT_SECRET: 'x'.repeat(40), SECRET_KEY: 'x'.repeat(40) };
      await rm(join(source.dataDir, 'secret_key.txt'));
      const both = { ...source.environment, ...secrets, DATABASE_URL: database.url };
      await run(database.url, 'CREATE TABLE users (id INT)');
      await killed(both, 'move', 'mariadb', '--force');
      const interrupted = { status: 1, output: expect.stringContaining('The move to MariaDB was interrupted. Run it again.') };
      expect(await runSite(both, 'audit', 'verify')).toEqual(interrupted);
      expect(await runSite(both, 'move', 'sqlite', '--force')).toEqual(interrupted);
      expect((await runSite(both, 'move', 'mariadb')).status).toBe(0);
      expect((await runSite(both, 'backup', '--to', folder)).status).toBe(0);
    } finally {
      await rm(source.dataDir, { recursive: true, force: true });
      await database.drop();
    }
  });
});
