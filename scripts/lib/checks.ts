import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { checkKubernetes } from './kubernetes.ts';
import { Failure, ROOT } from './project.mjs';
import { runQuietly } from './run.mjs';
import type { Step } from './steps.ts';

const GENERATED = [
  'backend/openapi.json',
  'backend/openapi.d.ts',
  'backend/src/platform/http/site-addresses.json',
  'docs/access.md',
  'docs/asvs.md',
  'frontend-admin/src/data/contract.json',
  'frontend-admin/src/data/kinds.json',
  'frontend-admin/src/data/password.json',
  'frontend-admin/src/data/rule.ts',
  'frontend-public/src/features/contact/rules.json',
];
const SOURCES = ['backend/src', 'frontend-public/src', 'frontend-admin/src'];

export const GENERATED_FILES = 'generated files';
const CACHED = ['--cache', '--cache-strategy', 'content', '--cache-location'];

const CHECKS: [name: string, check: () => Promise<{ status: number; output: string }>][] = [
  [GENERATED_FILES, checkGenerated],
  // Early, because it takes longest.
  ['lint', () => runQuietly('eslint', ['.', '--max-warnings', '0', ...CACHED, '.cache/eslint'])],
  ...['backend', 'frontend-public', 'frontend-admin', 'scripts'].map(typesOf),
  ['format', () => runQuietly('prettier', ['--check', '--log-level', 'warn', '.', ...CACHED, '.cache/prettier'])],
  ['kubernetes', checkKubernetes],
  ['imports', () => runQuietly('depcruise', ['--config', '.dependency-cruiser.cjs', ...SOURCES])],
];

/** The static checks. Each prints all problems that it finds, and all run even after failures. */
export const STATIC_CHECKS: Step[] = CHECKS.map(([name, check]) => ({
  name,
  // The others read the generated files.
  ...(name !== GENERATED_FILES && { after: GENERATED_FILES }),
  run: async () => {
    const { status, output } = await check();
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
  },
}));

function typesOf(part: string): (typeof CHECKS)[number] {
  const args = ['--noEmit', '-p', part, '--incremental', '--tsBuildInfoFile', `.cache/types/${part}.tsbuildinfo`];
  return [`types: ${part}`, () => runQuietly('tsc', args)];
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

function content(file: string) {
  return readFileSync(join(ROOT, file), 'utf8');
}
