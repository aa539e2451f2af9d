import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshDatabase, type TestDatabase } from './database.ts';
import manifest from '../../package.json' with { type: 'json' };
import { freePort } from './port.ts';

const MAIN = resolve(import.meta.dirname, '../../backend/dist/main.js');
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
  /** Restarts it with its data and address after `kill`. */
  restart(): Promise<void>;
  /** Stops the app like a service manager and removes its data. Throws unless it exits cleanly. */
  stop(): Promise<void>;
}

/** Starts the built product on a free port with new data and waits until it is healthy. */
export async function startApp({
  env = {},
  databaseServer = process.env['TEST_DATABASE_URL'],
  hostname,
  nodeOptions = [],
}: StartOptions = {}): Promise<App> {
  const port = await freePort();
  const url = `http://${hostname ?? '127.0.0.1'}:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'contractor-site-'));
  const database = databaseServer ? await freshDatabase(databaseServer) : undefined;
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
    const started = spawn(process.execPath, [...manifest.config.siteFlags.split(' '), ...nodeOptions, MAIN], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
    return started;
  };
  let child = launch();
  const kill = async () => {
    const closed = once(child, 'exit');
    child.kill('SIGKILL');
    await closed;
  };
  const restart = () => {
    child = launch();
    return healthy(url, child);
  };
  const stop = async () => {
    const clean = await end(child);
    await rm(dataDir, { recursive: true, force: true });
    await database?.drop();
    if (!clean) throw new Error(`The app did not exit cleanly.\n${output()}`);
  };

  try {
    await healthy(url, child);
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
    restart,
    stop,
  };
}

function databaseEnvironment({ url }: TestDatabase) {
  return { DATABASE_URL: url, JWT_SECRET: 'a-secret-for-tests-'.repeat(3), SECRET_KEY: 'another-secret-for-tests-'.repeat(2) };
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The app exited with ${child.exitCode ?? child.signalCode}.`);
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The app was not healthy within ${START_MS / 1000} s.`);
}

async function end(child: ChildProcess): Promise<boolean> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'exit');
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await closed;
    clearTimeout(forced);
  }
  return child.exitCode === 0;
}
