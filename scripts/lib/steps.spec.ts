import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { availableParallelism } from 'node:os';
import { runSteps } from './steps.ts';

const ALL = 2 * availableParallelism();
const passes = { passed: 1, failed: 0 };

describe('the steps of a test run', () => {
  let said: string[];
  let running: Map<string, (result: typeof passes | Error) => void>;
  beforeEach(() => {
    said = [];
    running = new Map();
    jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => void jest.restoreAllMocks());

  const step = (name: string, more: { after?: string; needs?: string; workers?: number } = {}) => ({
    name,
    ...more,
    run: () =>
      new Promise<typeof passes>((resolve, reject) =>
        running.set(name, (result) => (result instanceof Error ? reject(result) : resolve(result))),
      ),
  });
  const end = async (name: string, result: typeof passes | Error = passes) => {
    running.get(name)?.(result);
    running.delete(name);
    await new Promise(setImmediate);
  };
  const names = () => [...running.keys()];

  it('fill the processors, a small one before a large one that does not fit', async () => {
    const done = runSteps([step('large', { workers: ALL - 1 }), step('next', { workers: 2 }), step('small')]);
    expect(names()).toEqual(['large', 'small']);
    await end('small');
    expect(names()).toEqual(['large']);
    await end('large');
    expect(names()).toEqual(['next']);
    await end('next');
    expect(await done).toHaveLength(3);
    expect(said).toEqual(['✓ small (0 s)', '✓ large (0 s)', '✓ next (0 s)']);
  });

  it('wait for those that they read from, and do not run without what they need', async () => {
    const done = runSteps([
      step('files'),
      step('build', { after: 'files' }),
      step('tests', { needs: 'build' }),
      step('lint', { after: 'files' }),
    ]);
    expect(names()).toEqual(['files']);
    await end('files', { passed: 0, failed: 1 });
    expect(names()).toEqual(['build', 'lint']);
    await end('build', new Error('No disk.'));
    await end('lint');
    const results = await done;
    expect(results.reduce((sum, { failed }) => sum + failed, 0)).toBe(3);
    expect(said).toContain('✕ tests: not run, because build failed');
    expect(said.find((line) => line.includes('No disk.'))).toBeDefined();
  });

  it('wait for no step that was left out', async () => {
    const done = runSteps([step('tests', { after: 'journeys', needs: 'build', workers: 99 })]);
    expect(names()).toEqual(['tests']);
    await end('tests');
    expect(await done).toEqual([passes]);
  });
});
