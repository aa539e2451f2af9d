import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../testing/chromium.ts';
import { CACHE, projectEnvironment } from './project.mjs';
import { run } from './run.mjs';

/** @typedef {import('./steps.mjs').Result} Result */
/** @typedef {import('@playwright/test/reporter').JSONReport} Report */
/** @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite */
/** @typedef {import('@playwright/test/reporter').JSONReportSpec} Spec */

// Written by playwright.config.ts.
const REPORT = join(CACHE, 'test/journeys.json');

/**
 * Runs journeys and shows their progress.
 * @param {{ name?: string, env?: NodeJS.ProcessEnv, only?: string[], further?: boolean }} [options] `only`: patterns of paths; `further`: those that repeat another one
 * @returns {Promise<Result>}
 */
export async function journeys({ name = 'journeys', env = {}, only = [], further = false } = {}) {
  rmSync(REPORT, { force: true });
  const settings = { ...projectEnvironment(), CHROME_PATH: ensureChromium(), ...env };
  const status = await run('playwright', ['test', ...only, further ? '--grep' : '--grep-invert', '@long'], settings, name);
  const report = read();
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  const failed = unexpected + report.errors.length;
  const specs = report.suites.flatMap((suite) => specsIn(suite));
  /** @type {Record<string, number>} */
  const seconds = {};
  for (const { spec } of specs) {
    const ms = spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds[spec.file] = (seconds[spec.file] ?? 0) + ms / 1000;
  }
  return {
    passed: expected + flaky,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    flaky: specs.filter(({ spec }) => spec.tests.some((test) => test.status === 'flaky')).map(({ path }) => path),
    seconds,
  };
}

/**
 * @param {Suite} suite
 * @param {string[]} above titles of the enclosing suites
 * @returns {{ spec: Spec, path: string }[]}
 */
function specsIn(suite, above = []) {
  const titles = [...above, suite.title];
  const own = suite.specs.map((spec) => ({ spec, path: [...titles, spec.title].join(' › ') }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, titles))];
}

/** @returns {Report | undefined} */
function read() {
  try {
    return /** @type {Report} */ (JSON.parse(readFileSync(REPORT, 'utf8')));
  } catch {
    return undefined;
  }
}
