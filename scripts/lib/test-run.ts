import { once } from 'node:events';
import { connect } from 'node:net';
import { createConnection } from 'mysql2/promise';
import { startDatabase, type ServerKind } from '../testing/database-server.ts';
import { testAlerts } from './alerts.ts';
import { callApiDocument, lintApiDocument } from './api-document.ts';
import { build } from './build.mjs';
import { GENERATED_FILES, STATIC_CHECKS } from './checks.ts';
import { leftOut, writeHttpGroups } from './http-groups.ts';
import { jest } from './jest.ts';
import { journeys } from './journeys.ts';
import { nuChecker } from './nu-checker.ts';
import { Failure } from './project.mjs';
import { runSteps, WORKERS, type Result, type Step } from './steps.ts';

const PARTS = ['validate', 'unit', 'http', 'e2e'];
/** What CI adds: the other journeys. */
const FURTHER = 'further';
/** What `npm run test:long` adds: journeys repeated for further lists, forms and widths, further specs, fuzz, faults, other servers, and a strict client. */
const LONG = 'long';
const SERVERS = [
  {
    name: 'TEST_DATABASE_URL',
    kind: 'MariaDB',
    example: 'mysql://root@127.0.0.1:3306/test',
    scheme: /^(mysql|mariadb):$/,
    open: openDatabase,
  },
  {
    name: 'TEST_MYSQL_URL',
    kind: 'MySQL',
    example: 'mysql://root@127.0.0.1:3307/test',
    scheme: /^mysql:$/,
    open: openDatabase,
    // Of the further tests, which start one themselves.
    isStarted: true,
  },
  { name: 'TEST_REDIS_URL', kind: 'Redis', example: 'redis://127.0.0.1:6379', scheme: /^rediss?:$/, open: openSocket },
];
const TIMEOUT_MS = 20_000;
const MAIN_JOB = 'main-job';
// Each step sets its own servers.
const EMBEDDED = { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' };
const BUILD = 'build';
const JOURNEYS = 'journeys';
const FUZZ = 'backend/test/fuzz/';
const FAULTS = 'backend/test/long/';
const SLOWEST = 10;

/** Runs all tests, or the given parts. Lists the slowest files, and the tests that passed only on the second attempt. */
export async function runTests(parts: string[]): Promise<Result[]> {
  const results: Result[] = [];
  const servers = await findServers(results);
  results.push(...(await runSteps(stepsOf(parts.length > 0 ? parts : PARTS, servers))));
  printTimes(results);
  for (const name of results.flatMap(({ flaky = [] }) => flaky)) console.log(`Flaky (passed only on the second attempt): ${name}`);
  return results;
}

/**
 * Prints the totals.
 * @returns exit status
 */
export function conclude(results: Result[]): number {
  const failed = sum(results, 'failed');
  console.log(`\n${sum(results, 'passed')} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** Lists the steps, those first that others wait for or that take longest. */
function stepsOf(parts: string[], { TEST_MYSQL_URL: mysql, ...servers }: Record<string, string>): Step[] {
  const has = (part: string) => parts.includes(part);
  const names = Object.keys(servers);
  const [generatedFiles, ...checks] = has('validate') ? STATIC_CHECKS : [];
  const steps: (Step | false | undefined)[] = [
    generatedFiles,
    { name: BUILD, after: GENERATED_FILES, workers: 2, run: () => build().then(() => ({ passed: 1, failed: 0 })) },
    checks[0],
    has('http') && { name: 'http on SQLite', needs: BUILD, workers: WORKERS, run: () => http('sqlite', EMBEDDED, leftOut({})) },
    has('e2e') && { name: JOURNEYS, needs: BUILD, workers: WORKERS, run: () => journeys({ env: EMBEDDED }) },
    has('http') &&
      names.length > 0 && {
        name: `http with ${names.join(' and ')}`,
        needs: BUILD,
        workers: WORKERS,
        run: () => http('servers', { ...EMBEDDED, ...servers }, leftOut({ onServers: true })),
      },
    has('unit') && { name: 'unit', needs: BUILD, workers: WORKERS, run: () => jest(['unit'], { name: 'unit' }) },
    ...checks.slice(1),
    has('e2e') &&
      servers['TEST_DATABASE_URL'] !== undefined && {
        name: 'main job on MariaDB',
        after: JOURNEYS,
        needs: BUILD,
        run: () => journeys({ name: 'main job', env: { ...EMBEDDED, ...servers }, only: [MAIN_JOB] }),
      },
    has(FURTHER) && {
      name: 'further journeys',
      after: has('e2e') && servers['TEST_DATABASE_URL'] !== undefined ? 'main job on MariaDB' : JOURNEYS,
      needs: BUILD,
      workers: WORKERS,
      run: () => journeys({ name: 'further', env: EMBEDDED, tagged: 'further' }),
    },
    has(FURTHER) && { name: 'alarms', run: testAlerts },
    has(FURTHER) && { name: 'redocly lint', needs: BUILD, run: lintApiDocument },
    has(LONG) && {
      name: 'long journeys',
      after: has(FURTHER) ? 'further journeys' : JOURNEYS,
      needs: BUILD,
      workers: WORKERS,
      run: () => journeys({ name: 'long', env: EMBEDDED, tagged: 'long' }),
    },
    has(LONG) && {
      name: 'further on SQLite',
      needs: BUILD,
      workers: WORKERS,
      run: async () => http('further-sqlite', { ...EMBEDDED, ...(await nuChecker()) }, leftOut({ further: true }), FUZZ),
    },
    has(LONG) &&
      names.length > 0 && {
        name: `further with ${names.join(' and ')}`,
        needs: BUILD,
        workers: WORKERS,
        run: () => http('further-servers', { ...EMBEDDED, ...servers }, leftOut({ onServers: true, further: true }), FUZZ, FAULTS),
      },
    has(LONG) && {
      name: 'http on MySQL',
      needs: BUILD,
      workers: WORKERS,
      run: () => httpOn('MySQL', { given: mysql, env: servers, except: leftOut({ onServers: true, differences: 'too' }) }),
    },
    has(LONG) && {
      name: 'http on MariaDB 11.8',
      needs: BUILD,
      workers: WORKERS,
      run: () => httpOn('MariaDB', { env: servers, except: leftOut({ differences: 'only' }) }),
    },
    has(LONG) && { name: 'prism proxy', needs: BUILD, workers: 2, run: () => callApiDocument(EMBEDDED) },
  ];
  return steps.filter((step) => step !== false && step !== undefined);
}

/** @param more patterns of specs to add, each for itself */
function http(name: string, env: Record<string, string>, except: string[], ...more: string[]) {
  writeHttpGroups(name, except);
  return jest(more.length ? ['http-groups', 'http'] : ['http-groups'], { name, env, only: [`/http-groups/${name}/`, ...more], except });
}

/**
 * Runs HTTP specs on the given server, or on one of their own. Only in CI is it a failure if that cannot be started.
 * @param options `except`: specs to leave out
 */
async function httpOn(
  kind: ServerKind,
  { given, env = {}, except }: { given?: string | undefined; env?: NodeJS.ProcessEnv; except: string[] },
): Promise<Result> {
  const tests = (url: string) => http(kind.toLowerCase(), { ...EMBEDDED, ...env, TEST_DATABASE_URL: url }, except, FUZZ, FAULTS);
  if (given) return tests(given);
  const server = await startDatabase(kind).catch((error: unknown) => {
    if (process.env['CI'] || !(error instanceof Failure)) throw error;
    console.log(`Skipped tests on ${kind}: none was given or could be started. ${error.message}`);
    return undefined;
  });
  return server ? tests(server.url).finally(server.stop) : { passed: 0, failed: 0 };
}

function printTimes(results: Result[]) {
  const times = results.flatMap(({ seconds }) => Object.entries(seconds ?? {})).sort(([, one], [, other]) => other - one);
  if (times.length > 0) console.log('\nThe slowest test files:');
  for (const [file, seconds] of times.slice(0, SLOWEST)) console.log(`${seconds.toFixed(1).padStart(6)} s ${file}`);
}

/** Returns the servers in the environment, and prints which tests are skipped without one. */
export async function findServers(results: Result[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name, kind, example, scheme, open, isStarted } of SERVERS) {
    const value = process.env[name];
    if (!value) {
      if (!isStarted) console.log(`Skipped tests on ${kind}: ${name} is not set.`);
      continue;
    }
    const url = URL.parse(value);
    const problem =
      url && scheme.test(url.protocol) && url.hostname
        ? await open(url).catch((error: NodeJS.ErrnoException) => `cannot be used (${error.message || error.code})`)
        : `is not an address such as ${example}`;
    if (!problem) found[name] = value;
    else {
      console.log(`✕ ${name} ${problem}.`);
      results.push({ passed: 0, failed: 1 });
    }
  }
  return found;
}

/** Creates the database if a new server lacks it. Rejects if this user may not. */
async function openDatabase(url: URL) {
  const [name] = url.pathname.slice(1).split('/');
  const server = new URL(url.href.replace(/^mariadb:/, 'mysql:'));
  server.pathname = '';
  const connection = await createConnection({ uri: server.href, connectTimeout: TIMEOUT_MS });
  try {
    if (name) await connection.query('CREATE DATABASE IF NOT EXISTS ??', [decodeURIComponent(name)]);
  } finally {
    await connection.end();
  }
}

async function openSocket({ hostname, port }: URL) {
  const socket = connect({ host: hostname, port: Number(port || 6379), timeout: TIMEOUT_MS });
  socket.once('timeout', () => socket.destroy(new Error('no response within 20 s')));
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}

function sum(results: Result[], key: 'passed' | 'failed') {
  return results.reduce((total, result) => total + result[key], 0);
}
