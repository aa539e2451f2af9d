import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { checkKubernetes } from './kubernetes.mjs';
import { checkPatterns } from './patterns.mjs';
import { Failure, ROOT } from './project.mjs';
import { runQuietly } from './run.mjs';

/** @typedef {{ name: string, check: () => Promise<{ status: number, output: string }> }} Check */

const GENERATED = [
  'backend/openapi.json',
  'backend/openapi.d.ts',
  'docs/access.md',
  'frontend-admin/src/data/contract.json',
  'frontend-admin/src/homepage/blocks.json',
  'frontend-admin/src/data/password.json',
  'frontend-public/src/features/contact/rules.json',
];
const SOURCES = ['backend/src', 'frontend-public/src', 'frontend-admin/src'];

/** @type {Check[]} */
const CHECKS = [
  // First, because it takes longest and uses one processor.
  { name: 'lint', check: () => runQuietly('eslint', ['.', '--max-warnings', '0']) },
  ...['backend', 'frontend-public', 'frontend-admin', 'scripts'].map((part) => ({
    name: `types: ${part}`,
    check: () => runQuietly('tsc', ['--noEmit', '-p', part]),
  })),
  { name: 'format', check: () => runQuietly('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'patterns', check: checkPatterns },
  { name: 'kubernetes', check: checkKubernetes },
  { name: 'imports', check: () => runQuietly('depcruise', ['--config', '.dependency-cruiser.cjs', ...SOURCES]) },
];

/**
 * Runs all static checks, even after failures, and prints every problem.
 * @param {() => Promise<unknown>} [meanwhile] runs in parallel once the generated files are written
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function validate(meanwhile = async () => undefined) {
  const results = [await report({ name: 'generated files', check: checkGenerated })];
  const waiting = [...CHECKS];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await report(next));
  };
  await Promise.all([...Array.from({ length: availableParallelism() }, worker), meanwhile()]);
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/**
 * @param {Check} check
 * @returns {Promise<boolean>}
 */
async function report({ name, check }) {
  const started = Date.now();
  const { status, output } = await check();
  console.log(`${status === 0 ? '✓' : '✕'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  if (status !== 0) console.log(output.trimEnd());
  return status === 0;
}

/** The contract and its types are committed: generating them again must change nothing. */
async function checkGenerated() {
  try {
    await build(['backend']);
  } catch (error) {
    if (error instanceof Failure) return { status: 1, output: error.message };
    throw error;
  }
  const before = GENERATED.map(content);
  const { status, output } = await runQuietly('npm', ['run', 'openapi', '--silent']);
  if (status !== 0) return { status, output };
  const stale = GENERATED.filter((file, i) => content(file) !== before[i]);
  return stale.length === 0
    ? { status: 0, output: '' }
    : { status: 1, output: `These were out of date and have been generated again. Check and commit the changes: ${stale.join(', ')}` };
}

/** @param {string} file */
function content(file) {
  return readFileSync(join(ROOT, file), 'utf8');
}
