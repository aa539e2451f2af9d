import { availableParallelism } from 'node:os';
import { Failure } from './project.mjs';

export interface Result {
  passed: number;
  failed: number;
  flaky?: string[];
  seconds?: Record<string, number>;
  output?: string;
}
export interface Step {
  name: string;
  after?: string;
  needs?: string;
  workers?: number;
  run: () => Promise<Result>;
}

/** Processes that run at once, two for each processor: tests wait for disks, timers and processes that they start. */
const PLACES = 2 * availableParallelism();
/** Those of a step with tests, so that two such steps run side by side. */
export const WORKERS = Math.min(4, availableParallelism());

/** Runs steps side by side, in the given order as far as there are processors for them, and prints the seconds of each. */
export function runSteps(steps: Step[]): Promise<Result[]> {
  const ended: Map<string, Result> = new Map();
  const waiting = new Set(steps);
  let free = PLACES;
  return new Promise((resolve) => {
    const startNext = () => {
      for (const step of waiting) {
        const { name, after = name, needs = name } = step;
        if ([after, needs].some((other) => other !== name && !ended.has(other) && steps.some((one) => one.name === other))) continue;
        const places = Math.min(step.workers ?? 1, PLACES);
        // A later step that is smaller may fit.
        if (places > free) continue;
        waiting.delete(step);
        if (ended.get(needs)?.failed) {
          console.log(`✕ ${name}: not run, because ${needs} failed`);
          ended.set(name, { passed: 0, failed: 1 });
          continue;
        }
        free -= places;
        void runStep(step).then((result) => {
          free += places;
          ended.set(name, result);
          startNext();
        });
      }
      if (waiting.size === 0 && free === PLACES) resolve([...ended.values()]);
    };
    startNext();
  });
}

async function runStep({ name, run }: Step): Promise<Result> {
  const started = Date.now();
  const result: Result = await run().catch((error: unknown) => {
    const output = error instanceof Failure ? error.message : String(error instanceof Error ? error.stack : error);
    return { passed: 0, failed: 1, output };
  });
  console.log(`${result.failed === 0 ? '✓' : '✕'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  if (result.failed > 0 && result.output) console.log(result.output.trimEnd());
  return result;
}
