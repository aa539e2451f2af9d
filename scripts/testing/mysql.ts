import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CACHE, Failure } from '../lib/project.mjs';
import { run } from './database.ts';
import { freePort } from './port.ts';

const call = promisify(execFile);

const HOME = join(CACHE, 'mysql');
const ROOT = join(HOME, 'root');
const DATA = join(HOME, 'data');
const LOG = join(HOME, 'log');
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const START_MS = 120_000;
/** The tests create and drop hundreds of databases, of which nothing has to survive a power cut. */
const FAST = ['--innodb-flush-log-at-trx-commit=0', '--skip-log-bin', '--sync-binlog=0', '--performance-schema=OFF'];

export interface TestServer {
  /** Connection string of an empty database. */
  url: string;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a MySQL on a free port. The program is Debian unstable's, because Debian's releases have only MariaDB: the first call unpacks it into
 * .cache, which takes about a minute and changes nothing outside. Throws a Failure where that is not possible.
 */
export async function startMysql(): Promise<TestServer> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const lacks = ['apt-get', 'dpkg-deb', 'setpriv'].filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (!existsSync(KEYRING)) lacks.push(KEYRING);
  if (lacks.length > 0) throw new Failure(`To start a MySQL for them, this machine lacks ${lacks.join(', ')}.`);
  if (process.getuid?.() !== 0) throw new Failure('Only root can start a MySQL for them.');
  if (!existsSync(ROOT)) await install();
  for (const former of [DATA, LOG]) await rm(former, { recursive: true, force: true });
  const made = await launch('--initialize-insecure');
  await once(made, 'close');
  if (made.exitCode !== 0) throw await failure('did not create its data');
  const port = await freePort();
  const server = await launch(`--port=${port}`, '--bind-address=127.0.0.1', `--socket=${join(tmpdir(), `mysql-${port}.sock`)}`, ...FAST);
  const ended = once(server, 'close');
  const stop = async () => {
    server.kill();
    await ended;
    await rm(DATA, { recursive: true, force: true });
  };
  const url = `mysql://root@127.0.0.1:${port}`;
  for (const since = Date.now(); ; await sleep(250)) {
    try {
      await run(url, 'CREATE DATABASE test');
      return { url: `${url}/test`, stop };
    } catch (error) {
      if (server.exitCode === null && Date.now() - since < START_MS) continue;
      await stop();
      throw await failure(`did not start (${String(error)})`);
    }
  }
}

async function failure(what: string): Promise<Failure> {
  const log = await readFile(LOG, 'utf8');
  return new Failure(`MySQL ${what}:\n${log.split('\n').slice(-5).join('\n')}`);
}

/** With the libraries it was built for, and until this process ends. */
async function launch(...options: string[]) {
  const [libraries = ''] = globSync(`${ROOT}/usr/lib/*-linux-gnu*`);
  const [loader = ''] = globSync(`${libraries}/ld-linux-*`);
  const settings = [`--basedir=${ROOT}/usr`, `--datadir=${DATA}`, '--user=root', '--mysqlx=OFF', '--secure-file-priv=NULL', ...options];
  const program = [loader, '--library-path', [libraries, `${ROOT}/usr/lib/mysql/private`].join(delimiter), `${ROOT}/usr/sbin/mysqld`];
  const log = await open(LOG, 'a');
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', ...program, '--no-defaults', ...settings], { stdio: ['ignore', log.fd, log.fd] });
  await once(child, 'spawn');
  await log.close();
  return child;
}

async function install(): Promise<void> {
  const apt = join(HOME, 'apt');
  const unpacked = join(HOME, 'unpacked');
  for (const folder of [apt, unpacked]) await rm(folder, { recursive: true, force: true });
  for (const folder of ['state/lists/partial', 'cache/archives/partial', 'etc']) await mkdir(join(apt, folder), { recursive: true });
  const sources = await call('apt-get', ['indextargets', '--format', '$(SITE)', 'Created-By: Packages']);
  const mirror = sources.stdout.split('\n').find((site) => site && !site.includes('security'));
  if (!mirror) throw new Failure('MySQL could not be installed: apt-get names no archive of Debian. Run apt-get update first.');
  await writeFile(join(apt, 'sources.list'), `deb [signed-by=${KEYRING}] ${mirror} sid main\n`);
  await writeFile(join(apt, 'status'), '');
  const settings = [
    `Dir::State=${apt}/state`,
    `Dir::State::status=${apt}/status`,
    `Dir::Cache=${apt}/cache`,
    `Dir::Etc::sourcelist=${apt}/sources.list`,
    'Dir::Etc::sourceparts=/dev/null',
    'APT::Sandbox::User=root',
  ].flatMap((setting) => ['-o', setting]);
  try {
    await call('apt-get', [...settings, '-qq', 'update']);
    const { stdout } = await call('apt-cache', [...settings, 'pkgnames', 'mysql-server-core']);
    const [newest = ''] = stdout.split('\n').sort((one, other) => other.localeCompare(one, undefined, { numeric: true }));
    await call('apt-get', [...settings, '-qq', 'install', '--yes', '--no-install-recommends', '--download-only', newest]);
    for (const file of globSync(`${apt}/cache/archives/*.deb`)) await call('dpkg-deb', ['--extract', file, unpacked]);
  } catch (error) {
    throw new Failure(`MySQL could not be installed: ${error instanceof Error ? error.message.trim() : String(error)}`);
  }
  await rename(unpacked, ROOT);
  await rm(apt, { recursive: true, force: true });
}
