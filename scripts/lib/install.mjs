import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, NODE, NODE_VERSION, ROOT } from './project.mjs';
import { run } from './run.mjs';

const OLDEST = { major: 20, minor: 19 };

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Package */
/** @typedef {{ packages: Record<string, Package> }} Lockfile */

/** Installs the packages of the lockfile, including the pinned Node, unless they are there. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
    throw new Failure(
      `Node ${OLDEST.major}.${OLDEST.minor} or newer is required; this is ${process.versions.node}. See https://nodejs.org.`,
    );
  }
  if (!installed()) {
    console.log('Installing packages (about a minute) …');
    // Only Node's own script may run. npm 10 lacks allowScripts, and every npm would compile better-sqlite3, although the package
    // contains its binaries.
    const failed = (await npm(['ci', '--include=dev', '--ignore-scripts'])) || (await npm(['rebuild', 'node']));
    if (failed) throw new Failure('The packages could not be installed. See the output of npm above.');
  }
  const { stdout, stderr } = spawnSync(NODE, ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() === `v${NODE_VERSION}`) return;
  throw new Failure(
    `The project runs on Node ${NODE_VERSION}, which npm installs as a package. ` +
      (stderr ? `It does not start:\n${stderr}` : 'Its install script did not run. Run: npm rebuild node'),
  );
}

/**
 * True if the packages of the lockfile are installed, by contents: a clone, a copy and a change of branch give files new times.
 * @param {string} [root]
 */
export function installed(root = ROOT) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const found = packagesOf(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !found) return false;
  // npm leaves out what is for other systems, and what only such packages need.
  const isThere = (/** @type {string} */ path) => path in found || wanted[path]?.optional === true;
  // What a package's own script has added, such as the pinned Node, has no integrity.
  const isRight = (/** @type {string} */ path) => same(found[path], wanted[path]) || (!(path in wanted) && !found[path]?.integrity);
  return Object.keys(wanted).every(isThere) && Object.keys(found).every(isRight);
}

/**
 * Returns the packages by their folders, or undefined without the file.
 * @param {string} lockfile that of the project, or npm's own of what it has installed
 */
function packagesOf(lockfile) {
  try {
    const { packages } = /** @type {Lockfile} */ (JSON.parse(readFileSync(lockfile, 'utf8')));
    return Object.fromEntries(Object.entries(packages).filter(([path]) => path.includes('node_modules/')));
  } catch {
    return undefined;
  }
}

/**
 * @param {Package | undefined} one
 * @param {Package | undefined} other
 */
function same(one, other) {
  return ['version', 'integrity', 'link'].every(
    (key) => one?.[/** @type {keyof Package} */ (key)] === other?.[/** @type {keyof Package} */ (key)],
  );
}

/**
 * Runs npm on the system's Node, because `npm ci` removes the pinned one, which may be running this script.
 * @param {string[]} args
 */
export function npm(args) {
  const script = process.env['npm_execpath'];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.startsWith(join(ROOT, 'node_modules')));
  const env = { ...process.env, PATH: folders.join(delimiter) };
  return script?.endsWith('.js') ? run('node', [script, ...args], env) : run('npm', args, env);
}
