import { once } from 'node:events';
import { connect } from 'node:net';
import { createConnection } from 'mysql2/promise';
import { ensureChromium } from '../testing/chromium.ts';
import { build } from './build.mjs';
import { validate } from './checks.mjs';
import { writeHttpGroups } from './http-groups.mjs';
import { jest, WORKERS } from './jest.mjs';
import { journeys } from './journeys.mjs';
import { Failure } from './project.mjs';

/** @typedef {import('./jest.mjs').Result & { flaky?: string[] }} Result */

const NAMES = ['validate', 'unit', 'http', 'e2e'];
const SERVERS = [
  {
    name: 'TEST_DATABASE_URL',
    kind: 'MariaDB',
    example: 'mysql://root@127.0.0.1:3306/test',
    scheme: /^(mysql|mariadb):$/,
    open: openDatabase,
  },
  { name: 'TEST_REDIS_URL', kind: 'Redis', example: 'redis://127.0.0.1:6379', scheme: /^rediss?:$/, open: openSocket },
];
const ANSWER_WITHIN_MS = 20_000;
const MAIN_JOB = 'main-job';
// These tests do not depend on the database, so they run on SQLite only.
const ON_SQLITE_ONLY =
  'backend/test/(api-docs|asvs|backup-away|enquiry-floods|enquiry-photo-limits|headers|limits|list-statements|long/load|mail-password|mail-status|media-bombs|media-real-files|media-s3|media-upload|metrics|policies|request-bodies|request-log|rules-agree|sign-in-limits|single-request|starting|tracing|virus-scanner|web-server|site/(addresses|banner|demo-site|empty-site|in-process-api|nothing-invisible|opening-hours|previews|privacy-policy|search-engines|service-links|share-images|well-known))\\.spec';
// Each round sets its own servers.
const EMBEDDED = { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' };

/**
 * Runs all tests, or the given parts, and prints the totals.
 * @param {string[]} parts
 * @returns {Promise<number>} exit status
 */
export async function testAll(parts) {
  const unknown = parts.filter((part) => !NAMES.includes(part));
  if (unknown.length > 0) throw new Failure(`Unknown part: ${unknown.join(', ')}. Choose from ${NAMES.join(', ')}.`);
  /** @param {string} part */
  const wanted = (part) => parts.length === 0 || parts.includes(part);
  /** @type {Result[]} */
  const results = [];
  const servers = await findServers(results);

  const buildAndTestUnits = async () => {
    await step(results, 'Build', async () => {
      await build();
      return { passed: 1, failed: 0 };
    });
    if (wanted('unit')) await step(results, 'Unit tests', () => jest(['unit']));
  };
  // The checks use little more than one processor.
  if (wanted('validate')) await step(results, 'Static checks', () => validate(buildAndTestUnits));
  else await buildAndTestUnits();
  if (wanted('http')) await http(results, servers);
  if (wanted('e2e')) await e2e(results, servers);

  const [passed, failed] = [sum(results, 'passed'), sum(results, 'failed')];
  for (const name of results.flatMap(({ flaky = [] }) => flaky)) console.log(`Flaky (passed only on the second attempt): ${name}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/**
 * @param {Result[]} results
 * @param {Record<string, string>} servers
 */
async function http(results, servers) {
  await step(results, 'HTTP tests on SQLite', () => httpOn(EMBEDDED));
  if (Object.keys(servers).length > 0) {
    await step(results, `HTTP tests with ${Object.keys(servers).join(' and ')}`, () => httpOn({ ...EMBEDDED, ...servers }, ON_SQLITE_ONLY));
  }
}

/**
 * @param {Record<string, string>} env
 * @param {string} [except]
 */
function httpOn(env, except) {
  writeHttpGroups(except);
  // One more than usual: each waits most of its time for processes that it started, or for the database's disk.
  return jest(['http-groups', 'http'], { env, only: ['/http-groups/', 'backend/test/(long|fuzz)/'], except, workers: WORKERS + 1 });
}

/**
 * @param {Result[]} results
 * @param {Record<string, string>} servers
 */
async function e2e(results, servers) {
  const browser = await step(results, 'Browser', async () => {
    process.env['CHROME_PATH'] = ensureChromium();
    return { passed: 1, failed: 0 };
  });
  if (browser.failed > 0) return;
  await step(results, 'Browser tests on SQLite', () => journeys({ env: EMBEDDED }));
  if (servers['TEST_DATABASE_URL']) {
    await step(results, 'The main job on MariaDB', () => journeys({ env: { ...EMBEDDED, ...servers }, only: [MAIN_JOB] }));
  }
}

/**
 * Returns the servers in the environment, and prints which tests are skipped without one.
 * @param {Result[]} results
 * @returns {Promise<Record<string, string>>}
 */
export async function findServers(results) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const { name, kind, example, scheme, open } of SERVERS) {
    const value = process.env[name];
    if (!value) {
      console.log(`Skipped tests on ${kind}: ${name} is not set.`);
      continue;
    }
    const url = URL.parse(value);
    const problem =
      url && scheme.test(url.protocol) && url.hostname
        ? await open(url).catch((/** @type {NodeJS.ErrnoException} */ error) => `cannot be used (${error.message || error.code})`)
        : `is not an address such as ${example}`;
    if (!problem) found[name] = value;
    else {
      console.log(`✕ ${name} ${problem}.`);
      results.push({ passed: 0, failed: 1 });
    }
  }
  return found;
}

/**
 * Rejects unless the database exists and this user may use it.
 * @param {URL} url
 */
async function openDatabase(url) {
  const uri = url.href.replace(/^mariadb:/, 'mysql:');
  await (await createConnection({ uri, connectTimeout: ANSWER_WITHIN_MS })).end();
}

/** @param {URL} url */
async function openSocket({ hostname, port }) {
  const socket = connect({ host: hostname, port: Number(port || 6379), timeout: ANSWER_WITHIN_MS });
  socket.once('timeout', () => socket.destroy(new Error('no response within 20 s')));
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}

/**
 * @param {Result[]} results
 * @param {string} title
 * @param {() => Promise<Result>} work
 */
async function step(results, title, work) {
  console.log(`\n— ${title}`);
  const result = await work().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  results.push(result);
  return result;
}

/**
 * @param {Result[]} results
 * @param {'passed' | 'failed'} key
 */
function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0);
}
