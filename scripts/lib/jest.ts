import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CACHE, NODE, ROOT, projectEnvironment } from './project.mjs';
import { run } from './run.mjs';
import { WORKERS, type Result } from './steps.ts';

type Assertion = { status: string; fullName: string; ancestorTitles: string[] };
type TestFile = { name: string; status: string; startTime: number; endTime: number; assertionResults: Assertion[] };
type Run = { status: number; files: TestFile[] };

// Much of a spec's memory is short-lived: with more room for it, collecting it takes a sixth less processor time.
const FLAGS = [
  '--max-semi-space-size=32',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

/**
 * Runs projects of jest.config.mjs and shows their progress. What fails is tried once more, with all tests of its outermost `describe`.
 * @param options `only`: patterns of paths; `except`: paths
 * @returns a file that cannot run counts as one failed test
 */
export async function jest(
  projects: ('unit' | 'http' | 'http-groups')[],
  { name, env = {}, only = [], except = [] }: { name: string; env?: NodeJS.ProcessEnv; only?: string[]; except?: string[] },
): Promise<Result> {
  const times = join(CACHE, 'test', `${name}.times`);
  rmSync(times, { force: true });
  // Paths must not follow the projects.
  const args = ['--selectProjects', ...projects, '--maxWorkers', String(WORKERS)];
  const settings = { ...env, SPEC_TIMES: times };
  const first = await once(name, settings, [
    ...args,
    ...only,
    ...(except.length ? ['--testPathIgnorePatterns', '/node_modules/', ...except] : []),
  ]);
  const failed = first.files.filter(({ status }) => status === 'failed');
  if (failed.length === 0)
    return { passed: count(first.files, 'passed'), failed: first.status === 0 ? 0 : 1, seconds: secondsOf(first.files, times) };
  const again = failed.some(cannotRun)
    ? undefined
    : new RegExp(`^(${[...new Set(failed.flatMap(failedSuites))].map(RegExp.escape).join('|')})`, 'i');
  const second = await once(name, settings, [
    ...args,
    ...(again ? ['--testNamePattern', again.source] : []),
    '--runTestsByPath',
    ...failed.map((file) => file.name),
  ]);
  const kept = failed.map((file) => ({
    ...file,
    status: 'passed',
    assertionResults: again ? file.assertionResults.filter(({ fullName }) => !again.test(fullName)) : [],
  }));
  const files = [...first.files.filter((file) => !failed.includes(file)), ...kept, ...second.files];
  return {
    passed: count(files, 'passed'),
    failed: Math.max(count(files, 'failed') + files.filter(cannotRun).length, second.status === 0 ? 0 : 1),
    flaky: failed.flatMap((file) => passedThen(file, second.files)),
    seconds: secondsOf(first.files, times),
  };
}

async function once(name: string, env: NodeJS.ProcessEnv, args: string[]): Promise<Run> {
  const report = join(CACHE, 'test', `${name}.json`);
  mkdirSync(join(CACHE, 'test'), { recursive: true });
  rmSync(report, { force: true });
  const status = await run(NODE, [...FLAGS, '--json', '--outputFile', report, ...args], { ...projectEnvironment(), ...env }, name);
  if (!existsSync(report)) return { status, files: [] };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: TestFile[] };
  return { status, files: testResults };
}

const cannotRun = ({ status, assertionResults }: TestFile) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/** Their tests build on each other. */
const failedSuites = ({ assertionResults }: TestFile) =>
  assertionResults.filter(({ status }) => status === 'failed').map(({ ancestorTitles: [suite], fullName }) => suite ?? fullName);

const count = (files: TestFile[], status: string) =>
  files.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length;

/** Names the tests of a file that failed at first. */
function passedThen(file: TestFile, later: TestFile[]) {
  const passed = later
    .filter(({ name }) => name === file.name)
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed'));
  if (cannotRun(file)) return passed.length > 0 ? [relative(ROOT, file.name)] : [];
  const names = new Set(passed.map(({ fullName }) => fullName));
  return file.assertionResults.filter(({ status, fullName }) => status === 'failed' && names.has(fullName)).map(({ fullName }) => fullName);
}

/** @param times written by scripts/testing/timed-environment.mjs: the specs that share a file */
function secondsOf(files: TestFile[], times: string) {
  const seconds: Record<string, number> = {};
  const add = (file: string, ms: number) => (seconds[file] = (seconds[file] ?? 0) + ms / 1000);
  for (const { name, startTime, endTime } of files) if (!name.startsWith(CACHE)) add(relative(ROOT, name), endTime - startTime);
  for (const line of existsSync(times) ? readFileSync(times, 'utf8').trim().split('\n') : []) {
    const [spec = '', ms] = line.split(' ');
    add(spec, Number(ms));
  }
  return seconds;
}
