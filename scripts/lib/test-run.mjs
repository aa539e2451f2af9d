import { once } from 'node:events';
import { connect } from 'node:net';
import { ensureChromium } from '../testing/chromium.ts';
import { build } from './build.mjs';
import { validate } from './checks.mjs';
import { writeHttpGroups } from './http-groups.mjs';
import { jest } from './jest.mjs';
import { Failure } from './project.mjs';

/** @typedef {import('./jest.mjs').Result} Result */

const NAMES = ['validate', 'unit', 'http', 'e2e'];
const SERVERS = [
  { name: 'TEST_DATABASE_URL', kind: 'MariaDB' },
  { name: 'TEST_REDIS_URL', kind: 'Redis' },
];
const MAIN_JOB = 'main-job';
// Pages, headers and files are the same whatever the database: they are looked at on SQLite.
const ON_SQLITE_ONLY =
  'backend/test/(headers|media-s3|media-upload|site/(addresses|demo-site|empty-site|in-process-api|opening-hours|privacy-policy|search-engines|share-images))\\.spec';
// Each round says itself which servers it uses.
const EMBEDDED = { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' };

/**
 * Runs all tests, or the parts that are named, and prints the sum.
 * @param {string[]} parts
 * @returns {Promise<number>} exit status
 */
export async function testAll(parts) {
  const unknown = parts.filter((part) => !NAMES.includes(part));
  if (unknown.length > 0) throw new Failure(`There is no part ${unknown.join(', ')}. The parts are ${NAMES.join(', ')}.`);
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
  // The checks keep hardly more than one processor busy.
  if (wanted('validate')) await step(results, 'Static checks', () => validate(buildAndTestUnits));
  else await buildAndTestUnits();
  if (wanted('http')) await http(results, servers);
  if (wanted('e2e')) await e2e(results, servers);

  const [passed, failed] = [sum(results, 'passed'), sum(results, 'failed')];
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
  return jest(['http-groups', 'http'], { env, only: ['/http-groups/', 'backend/test/(site|long)/'], except });
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
  await step(results, 'Browser tests on SQLite', () => jest(['e2e'], { env: EMBEDDED }));
  if (servers['TEST_DATABASE_URL']) {
    await step(results, 'The main job on MariaDB', () => jest(['e2e'], { env: { ...EMBEDDED, ...servers }, only: [MAIN_JOB] }));
  }
}

/**
 * The servers that the environment names; says which tests are left out for want of one.
 * @param {Result[]} results
 * @returns {Promise<Record<string, string>>}
 */
async function findServers(results) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const { name, kind } of SERVERS) {
    const url = process.env[name];
    if (!url) console.log(`Skipped: the tests on ${kind}, because ${name} is not set.`);
    else if (await reachable(url)) found[name] = url;
    else {
      console.log(`✕ ${name} is set, but ${kind} cannot be reached there.`);
      results.push({ passed: 0, failed: 1 });
    }
  }
  return found;
}

/** @param {string} url */
async function reachable(url) {
  const { hostname, port, protocol } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port || (protocol.startsWith('redis') ? 6379 : 3306)), timeout: 5000 });
  socket.once('timeout', () => socket.destroy(new Error('No answer within 5 s.')));
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
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
