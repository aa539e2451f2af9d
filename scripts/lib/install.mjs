import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, NODE, NODE_VERSION, ROOT } from './project.mjs';
import { run } from './run.mjs';

const OLDEST = { major: 20, minor: 19 };
// npm writes its own copy of the lockfile shortly before or after package-lock.json.
const TOLERANCE_MS = 2000;

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

function installed() {
  const lockfile = statSync(join(ROOT, 'package-lock.json'));
  const done = statSync(join(ROOT, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  return done !== undefined && done.mtimeMs + TOLERANCE_MS >= lockfile.mtimeMs;
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
