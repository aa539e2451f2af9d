import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshDatabase, type TestDatabase } from './database.ts';
import manifest from '../../package.json' with { type: 'json' };
import { freePort } from './port.ts';
import { removeSampleEnquiries } from './sample-enquiries.ts';

const MAIN = resolve(import.meta.dirname, '../../backend/dist/main.js');
const CACHE = resolve(import.meta.dirname, '../../.cache');
/** What the backend was built from. */
const BUILD = join(CACHE, 'build/backend');
const PREPARED = join(CACHE, 'test/prepared');
/** As `npm start` sets it (scripts/lib/project.mjs, which the compiler of the front ends cannot read). */
const SITE_ENVIRONMENT = Object.fromEntries(manifest.config.siteEnvironment.split(' ').map((setting) => setting.split('='))) as Record<
  string,
  string
>;
const OF_THE_FIRST_START = /^(SEED|ADMIN_|JWT_|SECRET_|DATA)/;
const START_MS = 180_000;
const STOP_MS = 60_000;

export interface Account {
  username: string;
  password: string;
}

/** Every started app has this account. */
export const ADMINISTRATOR: Account = { username: 'admin', password: 'lamp-ferry-sandstone-41' };

export interface StartOptions {
  /** Added to the app's environment; the shell's variables are not passed on. */
  env?: Record<string, string>;
  /** A MariaDB server (mysql://…) for a new database. Default: TEST_DATABASE_URL if set, else SQLite. */
  databaseServer?: string;
  /** In its address; passkeys need a name. Default: 127.0.0.1. */
  hostname?: 'localhost';
  /** Added to the flags of Node. */
  nodeOptions?: string[];
  /** Arguments of each of its starts. */
  options?: string[];
  /** A file to which its output is appended, instead of `output`. */
  log?: string;
  /** Default: a free one. */
  port?: number;
  /** Begins with data that an earlier start made, unless `env` or the database asks for others. Default: false. */
  prepared?: boolean;
  /** Whether the sample company keeps its enquiries. Default: false. */
  hasEnquiries?: boolean;
  /** A folder for its data, and a database, which stay when it stops. Default: new ones. */
  kept?: { dataDir: string; databaseUrl?: string };
}

export interface App {
  /** Origin without a trailing slash. */
  url: string;
  dataDir: string;
  adminUsername: string;
  adminPassword: string;
  /** The app's environment; a second process with the same DATABASE_URL and secrets is its replica. */
  environment: Readonly<Record<string, string>>;
  pid(): number;
  /** The app's output so far. */
  output(): string;
  /** Kills the app like a power cut (SIGKILL); its data stays. */
  kill(): Promise<void>;
  /** Stops it like a service manager; its data stays. Throws unless it exits cleanly. */
  end(): Promise<void>;
  /** Restarts it with its data and address after `kill` or `end`. */
  restart(): Promise<void>;
  /** Like `end`, unless it has been killed, and removes its data. */
  stop(): Promise<void>;
}

/** Starts the built product on a free port with new data and waits until it is healthy. */
export async function startApp({
  env = {},
  databaseServer = process.env['TEST_DATABASE_URL'],
  hostname,
  nodeOptions = [],
  options = [],
  log,
  port = 0,
  prepared = false,
  hasEnquiries = false,
  kept,
}: StartOptions = {}): Promise<App> {
  port ||= await freePort();
  const url = `http://${hostname ?? '127.0.0.1'}:${port}`;
  const dataDir = kept?.dataDir ?? (await mkdtemp(join(tmpdir(), 'contractor-site-')));
  const database = kept?.databaseUrl
    ? { url: kept.databaseUrl, drop: () => Promise.resolve() }
    : databaseServer && !kept
      ? await freshDatabase(databaseServer)
      : undefined;
  if (prepared && !kept && !hasEnquiries && !database && !Object.keys(env).some((name) => OF_THE_FIRST_START.test(name)))
    await cp(await preparedData(), dataDir, { recursive: true });
  const environment: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ADMIN_USERNAME: ADMINISTRATOR.username,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    ...(database && databaseEnvironment(database)),
    ...env,
  };
  const printed: string[] = [];
  const output = () => printed.join('');
  const launch = () => {
    const file = log === undefined ? 'pipe' : openSync(log, 'a');
    const started = spawn(process.execPath, [...manifest.config.siteFlags.split(' '), ...nodeOptions, MAIN, ...options], {
      env: { ...SITE_ENVIRONMENT, ...environment },
      stdio: ['ignore', file, file],
    });
    if (file !== 'pipe') closeSync(file);
    for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
    return started;
  };
  let child = launch();
  let isKilled = false;
  const kill = async () => {
    isKilled = true;
    const closed = once(child, 'exit');
    child.kill('SIGKILL');
    await closed;
  };
  const restart = () => {
    isKilled = false;
    child = launch();
    return healthy(url, child);
  };
  const end = async () => {
    if (!(await terminate(child))) throw new Error(`The app did not exit cleanly.\n${output()}`);
  };
  const stop = async () => {
    try {
      if (!isKilled) await end();
    } finally {
      if (!kept) await rm(dataDir, { recursive: true, force: true });
      await database?.drop();
    }
  };

  try {
    await healthy(url, child);
    if (!hasEnquiries) await removeSampleEnquiries(environment);
  } catch (error) {
    await stop().catch(() => undefined);
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${output()}`, { cause: error });
  }
  return {
    url,
    dataDir,
    adminUsername: ADMINISTRATOR.username,
    adminPassword: ADMINISTRATOR.password,
    environment,
    pid: () => child.pid ?? NaN,
    output,
    kill,
    end,
    restart,
    stop,
  };
}

let ready: Promise<string> | undefined;

/** Returns the folder with the data of a site that has just been set up. It is made once a day for each build. */
const preparedData = (): Promise<string> => (ready ??= prepare());

async function prepare(): Promise<string> {
  const folder = join(PREPARED, `${readFileSync(BUILD, 'utf8')}-${new Date().toISOString().slice(0, 10)}`);
  if (existsSync(folder)) return folder;
  const app = await startApp({ databaseServer: '' });
  await app.end();
  await mkdir(PREPARED, { recursive: true });
  const copy = await mkdtemp(join(PREPARED, 'new-'));
  await cp(app.dataDir, copy, { recursive: true });
  await app.stop();
  // Another worker may have been faster.
  await rename(copy, folder).catch(() => rm(copy, { recursive: true }));
  return folder;
}

function databaseEnvironment({ url }: TestDatabase) {
  return { DATABASE_URL: url, JWT_SECRET: 'a-secret-for-tests-'.repeat(3), SECRET_KEY: 'another-secret-for-tests-'.repeat(2) };
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The app exited with ${child.exitCode ?? child.signalCode}.`);
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error(`The app was not healthy within ${START_MS / 1000} s.`);
}

async function terminate(child: ChildProcess): Promise<boolean> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'exit');
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await closed;
    clearTimeout(forced);
  }
  return child.exitCode === 0;
}
