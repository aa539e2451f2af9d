import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, projectEnvironment } from './project.mjs';
import { run } from './run.mjs';

/** @typedef {import('./jest.mjs').Result & { flaky: string[] }} Result */
/** @typedef {import('@playwright/test/reporter').JSONReport} Report */
/** @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite */

// Written by playwright.config.ts.
const REPORT = join(CACHE, 'test/journeys.json');

/**
 * Runs the journeys and shows their progress.
 * @param {{ env?: NodeJS.ProcessEnv, only?: string[], further?: boolean }} [options] `only`: patterns of paths; `further`: those that repeat another one
 * @returns {Promise<Result>} `flaky` names tests that passed only on the second attempt, which count as passed
 */
export async function journeys({ env = {}, only = [], further = false } = {}) {
  rmSync(REPORT, { force: true });
  const status = await run('playwright', ['test', ...only, further ? '--grep' : '--grep-invert', '@long'], {
    ...projectEnvironment(),
    ...env,
  });
  const report = read();
  if (!report) return { passed: 0, failed: 1, flaky: [] };
  const { expected, flaky, unexpected } = report.stats;
  const failed = unexpected + report.errors.length;
  return {
    passed: expected + flaky,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    flaky: report.suites.flatMap((suite) => flakyIn(suite)),
  };
}

/**
 * @param {Suite} suite
 * @param {string[]} above titles of the enclosing suites
 * @returns {string[]}
 */
function flakyIn(suite, above = []) {
  const path = [...above, suite.title];
  const own = suite.specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => [...path, title].join(' › ')), ...(suite.suites ?? []).flatMap((inner) => flakyIn(inner, path))];
}

/** @returns {Report | undefined} */
function read() {
  try {
    return /** @type {Report} */ (JSON.parse(readFileSync(REPORT, 'utf8')));
  } catch {
    return undefined;
  }
}
