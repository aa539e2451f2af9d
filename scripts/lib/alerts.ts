import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { CACHE, Failure } from './project.mjs';
import { runQuietly } from './run.mjs';
import type { Result } from './steps.ts';

const call = promisify(execFile);

const MONITORING = 'docker/monitoring';
const FOLDER = join(CACHE, 'prometheus');
const TOOL = 'usr/bin/promtool';
const CHECKS = [
  ['check', 'config', '--syntax-only', `${MONITORING}/prometheus.yml`],
  ['check', 'rules', '--lint-fatal', `${MONITORING}/alerts.yml`],
  ['test', 'rules', `${MONITORING}/alerts-test.yml`],
];

/** Checks the alarms and runs their own tests. Only in CI is it a failure if promtool is neither installed nor to be had from Debian. */
export async function testAlerts(): Promise<Result> {
  const tool = await findPromtool().catch((error: unknown) => {
    if (process.env['CI'] || !(error instanceof Failure)) throw error;
    console.log(`Skipped tests of the alarms. ${error.message}`);
  });
  const results = [];
  for (const check of tool ? CHECKS : []) results.push(await runQuietly(tool ?? '', check));
  const failed = results.filter(({ status }) => status !== 0);
  return { passed: results.length - failed.length, failed: failed.length, output: failed.map(({ output }) => output).join('\n') };
}

/** Returns the promtool of the machine, or unpacks that of Debian's package into .cache, which changes nothing outside. */
async function findPromtool() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), join(FOLDER, 'usr/bin')];
  const found = folders.map((folder) => join(folder, 'promtool')).find((file) => existsSync(file));
  if (found) return found;
  const lacks = ['apt-get', 'dpkg-deb'].filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (lacks.length > 0) throw new Failure(`promtool is not installed, and to fetch it this machine lacks ${lacks.join(', ')}.`);
  const unpacked = `${FOLDER}.new`;
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true });
  const here = { cwd: unpacked };
  try {
    await call('apt-get', ['-qq', 'download', 'prometheus'], here);
    for (const file of globSync('prometheus_*.deb', here)) await call('dpkg-deb', ['--extract', file, '.'], here);
  } catch (error) {
    throw new Failure(`promtool could not be fetched: ${error instanceof Error ? error.message.trim() : String(error)}`);
  }
  for (const file of globSync('prometheus_*.deb', here)) await rm(join(unpacked, file));
  await rename(unpacked, FOLDER);
  return join(FOLDER, TOOL);
}
