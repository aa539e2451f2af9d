import { expect, it, jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import committed from '../../docs/performance.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { check } from './report.ts';
import { SOURCES, versionOf } from './sources.ts';

// `npm run test:long` runs the bench itself.
it('the bench measures with the flags and the environment of the container', () => {
  const dockerfile = readFileSync('docker/Dockerfile', 'utf8').split('\n');
  const command = dockerfile.find((line) => line.includes('backend/dist/main.js'));
  expect(command?.match(/--[\w-]+semi[\w-]+=\d+/g)?.join(' ')).toBe(manifest.config.siteFlags);
  const environment = dockerfile.find((line) => line.startsWith('ENV NODE_ENV=production'));
  expect(environment?.match(/MALLOC_\w+=\d+/g)?.join(' ')).toBe(manifest.config.siteEnvironment);
});

it('the bench starts on Node alone, without a compiler', () => {
  const load = "import('./scripts/bench/all.ts').then(({ measureAll }) => console.log(typeof measureAll))";
  expect(execFileSync(process.execPath, ['--eval', load], { encoding: 'utf8' })).toBe('function\n');
});

it('the bench names figures whose sources have changed since', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const figure = { name: '', value: NaN, sources: undefined, ...committed.rows[0], unit: 's' } as const;
  expect(await check([figure])).toBe(0);
  expect(await check([{ ...figure, sources: 'changed' }])).toBe(1);
  expect(said.mock.lastCall?.[0]).toContain(`OUTDATED: ${figure.name}`);
  said.mockRestore();
});

it('the bench refuses a figure beyond its limit, however much the committed one is', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const figure = { name: '', value: NaN, ...committed.rows[0], unit: 's', goal: 1, isLimit: true } as const;
  expect(await check([{ ...figure, value: 1 }])).toBe(0);
  expect(await check([{ ...figure, value: 1.1 }])).toBe(1);
  expect(said.mock.lastCall?.[0]).toContain(`BEYOND: ${figure.name}`);
  said.mockRestore();
});

it.each(Object.entries(SOURCES))('the bench knows what it measures: %s', (_group, paths) => {
  expect(versionOf(paths)).toMatch(/^[\da-f]{12}$/);
});
