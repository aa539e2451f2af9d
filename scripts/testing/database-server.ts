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

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const START_MS = 120_000;
/** The tests create and drop hundreds of databases, of which nothing has to survive a power cut. */
const FAST = ['--innodb-flush-log-at-trx-commit=0', '--skip-log-bin', '--sync-binlog=0', '--performance-schema=OFF'];

interface Server {
  /** Of Debian, whose releases have only MariaDB. */
  suite: string;
  package: string;
  program: string;
  options: string[];
  /** Options that create its data, from SQL on its standard input. */
  create: string[];
  /** Files with that SQL, in its share. */
  sql: string[];
}

const SERVERS = {
  MySQL: {
    suite: 'sid',
    package: 'mysql-server-core',
    program: 'mysqld',
    options: ['--mysqlx=OFF', '--secure-file-priv=NULL'],
    create: ['--initialize-insecure'],
    sql: [],
  },
  MariaDB: {
    suite: 'trixie',
    package: 'mariadb-server-core',
    program: 'mariadbd',
    options: [],
    // What mariadb-install-db does, which would start the server without its loader.
    create: ['--bootstrap'],
    sql: ['mariadb_system_tables.sql', 'mariadb_performance_tables.sql', 'mariadb_system_tables_data.sql'],
  },
} satisfies Record<string, Server>;

/** MySQL 9, or the MariaDB 11.8 of docker-compose.yml: another than the machine's. */
export type ServerKind = keyof typeof SERVERS;

export interface TestServer {
  /** Connection string of an empty database. */
  url: string;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a server on a free port. The first call unpacks its program, that of a suite of Debian, into .cache, which takes about a minute and changes nothing
 * outside. Throws a Failure where that is not possible.
 */
export async function startDatabase(kind: ServerKind): Promise<TestServer> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const lacks = ['apt-get', 'dpkg-deb', 'setpriv'].filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (!existsSync(KEYRING)) lacks.push(KEYRING);
  if (lacks.length > 0) throw new Failure(`To start a ${kind} for them, this machine lacks ${lacks.join(', ')}.`);
  if (process.getuid?.() !== 0) throw new Failure(`Only root can start a ${kind} for them.`);
  const server = new DebianServer(kind);
  await server.prepare();
  const port = await freePort();
  const child = await server.launch(
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--socket=${join(tmpdir(), `${kind}-${port}.sock`)}`,
    ...FAST,
  );
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill();
    await ended;
    await rm(server.data, { recursive: true, force: true });
  };
  const url = `mysql://root@127.0.0.1:${port}`;
  for (const since = Date.now(); ; await sleep(250)) {
    try {
      await run(url, 'CREATE DATABASE test');
      return { url: `${url}/test`, stop };
    } catch (error) {
      if (child.exitCode === null && Date.now() - since < START_MS) continue;
      await stop();
      throw await server.failure(`did not start (${String(error)})`);
    }
  }
}

class DebianServer {
  readonly data: string;
  private readonly kind: ServerKind;
  private readonly home: string;
  private readonly root: string;
  private readonly log: string;
  private readonly server: Server;

  constructor(kind: ServerKind) {
    this.kind = kind;
    this.server = SERVERS[kind];
    this.home = join(CACHE, kind.toLowerCase());
    this.root = join(this.home, 'root');
    this.data = join(this.home, 'data');
    this.log = join(this.home, 'log');
  }

  /** Leaves new data, which have a user root without a password. */
  async prepare(): Promise<void> {
    if (!existsSync(this.root)) await this.install();
    for (const former of [this.data, this.log]) await rm(former, { recursive: true, force: true });
    const { create, sql } = this.server;
    const texts = await Promise.all(sql.map((name) => readFile(join(this.root, 'usr/share/mariadb', name), 'utf8')));
    await mkdir(join(this.data, 'mysql'), { recursive: true });
    if (!sql.length) await rm(this.data, { recursive: true });
    const made = await this.launch(...create);
    made.stdin?.end(['USE mysql;', ...texts].join('\n'));
    await once(made, 'close');
    if (made.exitCode !== 0) throw await this.failure('did not create its data');
  }

  async failure(what: string): Promise<Failure> {
    const log = await readFile(this.log, 'utf8');
    return new Failure(`${this.kind} ${what}:\n${log.split('\n').slice(-5).join('\n')}`);
  }

  /** With the libraries it was built for, and until this process ends. */
  async launch(...options: string[]) {
    const [libraries = ''] = globSync(`${this.root}/usr/lib/*-linux-gnu*`);
    const [loader = ''] = globSync(`${libraries}/ld-linux-*`);
    const settings = [`--basedir=${this.root}/usr`, `--datadir=${this.data}`, '--user=root', ...this.server.options, ...options];
    const paths = [libraries, `${this.root}/usr/lib/mysql/private`].join(delimiter);
    const program = [loader, '--library-path', paths, `${this.root}/usr/sbin/${this.server.program}`];
    const log = await open(this.log, 'a');
    const child = spawn('setpriv', ['--pdeathsig', 'TERM', ...program, '--no-defaults', ...settings], { stdio: ['pipe', log.fd, log.fd] });
    await once(child, 'spawn');
    await log.close();
    return child;
  }

  private async install(): Promise<void> {
    const apt = join(this.home, 'apt');
    const unpacked = join(this.home, 'unpacked');
    for (const folder of [apt, unpacked]) await rm(folder, { recursive: true, force: true });
    for (const folder of ['state/lists/partial', 'cache/archives/partial', 'etc']) await mkdir(join(apt, folder), { recursive: true });
    const sources = await call('apt-get', ['indextargets', '--format', '$(SITE)', 'Created-By: Packages']);
    const mirror = sources.stdout.split('\n').find((site) => site && !site.includes('security'));
    if (!mirror) throw new Failure(`${this.kind} could not be installed: apt-get names no archive of Debian. Run apt-get update first.`);
    await writeFile(join(apt, 'sources.list'), `deb [signed-by=${KEYRING}] ${mirror} ${this.server.suite} main\n`);
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
      const { stdout } = await call('apt-cache', [...settings, 'pkgnames', this.server.package]);
      const [newest = ''] = stdout.split('\n').sort((one, other) => other.localeCompare(one, undefined, { numeric: true }));
      await call('apt-get', [...settings, '-qq', 'install', '--yes', '--no-install-recommends', '--download-only', newest]);
      for (const file of globSync(`${apt}/cache/archives/*.deb`)) await call('dpkg-deb', ['--extract', file, unpacked]);
    } catch (error) {
      throw new Failure(`${this.kind} could not be installed: ${error instanceof Error ? error.message.trim() : String(error)}`);
    }
    await rename(unpacked, this.root);
    await rm(apt, { recursive: true, force: true });
  }
}
