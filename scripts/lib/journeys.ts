import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../testing/chromium.ts';
import { CACHE, projectEnvironment } from './project.mjs';
import { run } from './run.mjs';
import type { Result } from './steps.ts';
import type { JSONReport as Report, JSONReportSuite as Suite, JSONReportSpec as Spec } from '@playwright/test/reporter';

// Written by playwright.config.ts.
const REPORT = join(CACHE, 'test/journeys.json');

/** How journeys are tagged that `npm test` leaves out (scripts/testing/journey.ts). */
const LEFT_OUT = { further: '@further', long: '@long' };

/**
 * Runs journeys and shows their progress.
 * @param [options] `only`: patterns of paths; `tagged`: those instead of the ones of `npm test`
 */
export async function journeys({
  name = 'journeys',
  env = {},
  only = [],
  tagged,
}: { name?: string; env?: NodeJS.ProcessEnv; only?: string[]; tagged?: keyof typeof LEFT_OUT } = {}): Promise<Result> {
  rmSync(REPORT, { force: true });
  const settings = { ...projectEnvironment(), CHROME_PATH: ensureChromium(), ...env };
  const chosen = tagged ? ['--grep', LEFT_OUT[tagged]] : ['--grep-invert', Object.values(LEFT_OUT).join('|')];
  const status = await run('playwright', ['test', ...only, ...chosen], settings, name);
  const report = read();
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  const failed = unexpected + report.errors.length;
  const specs = report.suites.flatMap((suite) => specsIn(suite));
  const seconds: Record<string, number> = {};
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

function specsIn(suite: Suite, above: string[] = []): { spec: Spec; path: string }[] {
  const titles = [...above, suite.title];
  const own = suite.specs.map((spec) => ({ spec, path: [...titles, spec.title].join(' › ') }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, titles))];
}

function read(): Report | undefined {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
