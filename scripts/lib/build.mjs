import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, Failure, ROOT } from './project.mjs';
import { runQuietly } from './run.mjs';

/** @typedef {'backend' | 'frontend-public' | 'frontend-admin'} Workspace */

/** @type {Workspace[]} */
export const WORKSPACES = ['backend', 'frontend-public', 'frontend-admin'];
const SHARED = ['tsconfig.json', 'package-lock.json', 'scripts/compress.mjs'];
/** The backoffice shows the guide. */
const GUIDE = 'docs/guide';
const NOT_SOURCES = /^(node_modules|dist|test|e2e|\..*|.*\.tsbuildinfo|openapi\..*)$/;

/**
 * Builds the workspaces in parallel, each only if its sources have changed since its last build.
 * @param {Workspace[]} [workspaces]
 */
export async function build(workspaces = WORKSPACES) {
  const wanted = workspaces.filter((workspace) => !isFresh(workspace));
  if (wanted.length === 0) return;
  console.log(`Building ${wanted.join(', ')} …`);
  const failures = (await Promise.all(wanted.map(buildOne))).filter((failure) => failure !== undefined);
  if (failures.length > 0) throw new Failure(failures.join('\n\n'));
}

/**
 * @param {Workspace} workspace
 * @returns {Promise<string | undefined>} the error, if any
 */
async function buildOne(workspace) {
  const started = Date.now();
  const sources = hashOfSources(workspace);
  rmSync(stamp(workspace), { force: true });
  // With another NODE_ENV, such as that of a test, Vite compiles JSX for React's development build.
  const { status, output } = await runQuietly('npm', ['run', 'build', '--silent', '-w', workspace], { NODE_ENV: 'production' });
  if (status !== 0) return `The build of ${workspace} failed.\n${output}`;
  mkdirSync(join(CACHE, 'build'), { recursive: true });
  writeFileSync(stamp(workspace), sources);
  console.log(`  ${workspace} built in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** @param {Workspace} workspace */
function isFresh(workspace) {
  return (
    existsSync(join(ROOT, workspace, 'dist')) &&
    existsSync(stamp(workspace)) &&
    readFileSync(stamp(workspace), 'utf8') === hashOfSources(workspace)
  );
}

/** @param {Workspace} workspace */
function stamp(workspace) {
  return join(CACHE, 'build', workspace);
}

/** @param {Workspace} workspace */
function hashOfSources(workspace) {
  const hash = createHash('sha256');
  const entries = readdirSync(join(ROOT, workspace)).filter((name) => !NOT_SOURCES.test(name));
  const shown = workspace === 'frontend-admin' ? files(GUIDE) : [];
  for (const file of [...SHARED, ...shown, ...entries.sort().flatMap((name) => files(join(workspace, name)))]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path of a file or a folder in the project
 * @returns {string[]} the file itself or all files below the folder, in a stable order
 */
function files(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => files(join(path, name)));
}
