import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, LIGHTHOUSE, pathOf } from '../lib/fetched-tools.mjs';
import { Failure, NODE } from '../lib/project.mjs';
import { runQuietly } from '../lib/run.mjs';

const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu';
const TRIES = 3;

/**
 * @typedef {object} Measured
 * @property {Record<string, number>} scores 0 to 100 by category
 * @property {number} lcp largest contentful paint, ms
 * @property {number} tbt total blocking time, ms
 * @property {number} cls cumulative layout shift
 * @property {number} requests
 * @property {number} bytes transferred, of all requests
 * @property {number} scriptBytes
 * @property {number} htmlBytes
 */

/**
 * @typedef {{ resourceType: string, transferSize: number, url: string }} Transfer
 * @typedef {{ numericValue: number, details?: { items: Transfer[] } }} Audit
 * @typedef {{ runtimeError?: { message: string }, categories: Record<string, { score: number }>, audits: Record<string, Audit> }} Report
 */

/**
 * Returns the medians of several visits, each with a new browser and an empty cache.
 * @param {string} url
 * @param {{ runs: number, chrome: string }} options `chrome`: path of the browser
 * @returns {Promise<Measured>}
 */
export async function measure(url, { runs, chrome }) {
  /** @type {Measured[]} */
  const visits = [];
  for (let i = 0; i < runs; i += 1) visits.push(await visit(url, chrome));
  /** @param {(visit: Measured) => number | undefined} read */
  const middle = (read) => median(visits.map((one) => read(one) ?? NaN));
  const categories = Object.keys(visits[0]?.scores ?? {});
  return {
    scores: Object.fromEntries(categories.map((category) => [category, middle(({ scores }) => scores[category])])),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    requests: middle(({ requests }) => requests),
    bytes: middle(({ bytes }) => bytes),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    htmlBytes: middle(({ htmlBytes }) => htmlBytes),
  };
}

/**
 * @param {string} url
 * @param {string} chrome
 * @returns {Promise<Measured>}
 */
async function visit(url, chrome) {
  const { categories, audits } = await report(url, chrome);
  /** @param {string} id */
  const value = (id) => audits[id]?.numericValue ?? NaN;
  const transfers = audits['network-requests']?.details?.items ?? [];
  /** @param {Transfer[]} some */
  const size = (some) => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)])),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: transfers.length,
    bytes: size(transfers),
    scriptBytes: size(transfers.filter(({ resourceType }) => resourceType === 'Script')),
    htmlBytes: size(transfers.filter(({ resourceType }) => resourceType === 'Document')),
  };
}

/**
 * Retries a browser that does not start on a busy machine.
 * @param {string} url
 * @param {string} chrome
 * @returns {Promise<Report>}
 */
async function report(url, chrome) {
  const file = join(folderOf(LIGHTHOUSE), 'report.json');
  process.env['CHROME_PATH'] = chrome;
  let said = '';
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { status, output } = await runQuietly(NODE, [
      pathOf(LIGHTHOUSE),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ]);
    said = output;
    if (status !== 0) continue;
    const read = /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8')));
    if (!read.runtimeError) return read;
    said = read.runtimeError.message;
  }
  throw new Failure(`Lighthouse could not measure ${url}:\n${said}`);
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
