// Says the same on any database.
import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/testing/port.js';

const PROJECT = resolve(import.meta.dirname, '../../..');
const WORKSPACES = ['', 'backend', 'frontend-public', 'frontend-admin'];
/** What is not copied: packages are linked, and the rest is built there. */
const LEFT_OUT = new Set(
  [
    ...WORKSPACES.flatMap((workspace) => [join(workspace, 'node_modules'), join(workspace, 'dist')]),
    'backend/test',
    '.git',
    '.cache',
    'data',
  ].map((path) => join(PROJECT, path)),
);
const IS_INSTALLED = "import('./scripts/lib/install.mjs').then(({ installed }) => process.exit(installed() ? 0 : 1))";
const STARTS_WITHIN_MS = 600_000;

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Returns a copy of the project that is not built. */
async function copyOf(name: string): Promise<string> {
  // Otherwise the copy would install packages, through the link.
  expect(spawnSync(process.execPath, ['-e', IS_INSTALLED], { cwd: PROJECT }).status).toBe(0);
  const outer = await mkdtemp(join(tmpdir(), 'any-folder-'));
  folders.push(outer);
  const copy = join(outer, name);
  await cp(PROJECT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(path) });
  for (const workspace of WORKSPACES) {
    await symlink(join(PROJECT, workspace, 'node_modules'), join(copy, workspace, 'node_modules'));
  }
  return copy;
}

/** Returns the output of `npm start` in the folder and what it shows at some addresses. */
async function starts(folder: string): Promise<{ output: string; pages: number[] }> {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: site, DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder, env });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const deadline = Date.now() + STARTS_WITHIN_MS;
  const statusOf = (path: string) =>
    fetch(site + path).then(
      ({ status }) => status,
      () => 0,
    );
  while (Date.now() < deadline && child.exitCode === null && (await statusOf('/api/health')) !== 200) await sleep(500);
  const pages: number[] = [];
  for (const path of ['/', '/services', '/admin/login', '/api/services']) pages.push(await statusOf(path));
  child.kill('SIGTERM');
  await ended;
  return { output, pages };
}

describe('a project', () => {
  // Letters outside ASCII, spaces, what shells, options, addresses and patterns take for theirs, and an umlaut in two characters, as macOS writes it.
  it(
    'is built and started in a folder with any other character',
    async () => {
      const { output, pages } = await starts(await copyOf('- Bäcker, Mu\u0308ller\'s "100%" (a%20b) [2]; & \u{1F50C} '));
      for (const workspace of WORKSPACES.slice(1)) expect(output).toContain(`${workspace} built in`);
      expect({ output, pages }).toEqual({ output, pages: [200, 200, 200, 200] });
    },
    2 * STARTS_WITHIN_MS,
  );

  it.each(['What?', 'No. #1', 'New *', 'C: drive'])('is refused at once in the folder %s', async (name) => {
    const copy = join(await mkdtemp(join(tmpdir(), 'any-folder-')), name);
    folders.push(dirname(copy));
    await mkdir(copy);
    for (const needed of ['package.json', 'package-lock.json', 'scripts'])
      await cp(join(PROJECT, needed), join(copy, needed), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], { cwd: copy, encoding: 'utf8' });
    const [sign] = /[?#*:]/.exec(name) ?? [];
    expect({ status, said: stderr.trim() }).toEqual({
      status: 1,
      said: `The site cannot be built in ${copy}: rename the folder so that its path has no "${sign}".`,
    });
  });
});
