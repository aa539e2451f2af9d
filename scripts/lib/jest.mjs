import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CACHE, NODE, projectEnvironment } from './project.mjs';
import { run } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Result */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} Report */

/** Tests keep a processor busy, so one is left for what they start. */
export const WORKERS = Math.min(4, Math.max(2, availableParallelism() - 1));
const FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];

/**
 * Runs projects of jest.config.mjs and shows their progress.
 * @param {('unit' | 'http' | 'http-groups')[]} projects
 * @param {{ env?: NodeJS.ProcessEnv, only?: string[], except?: string, workers?: number }} [options] `only`, `except`: patterns of paths
 * @returns {Promise<Result>} a file that cannot run counts as one failed test
 */
export async function jest(projects, { env = {}, only = [], except, workers = WORKERS } = {}) {
  const report = join(CACHE, 'test', `${projects[0]}.json`);
  mkdirSync(join(CACHE, 'test'), { recursive: true });
  rmSync(report, { force: true });
  const args = ['--maxWorkers', String(workers), '--selectProjects', ...projects, '--json', '--outputFile', report, ...only];
  if (except) args.push('--testPathIgnorePatterns', '/node_modules/', except);
  const status = await run(NODE, [...FLAGS, ...args], { ...projectEnvironment(), ...env });
  const counted = read(report);
  if (!counted) return { passed: 0, failed: 1 };
  const failed = counted.numFailedTests + counted.numRuntimeErrorTestSuites;
  return { passed: counted.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
}

/**
 * @param {string} file
 * @returns {Report | undefined}
 */
function read(file) {
  try {
    return /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
