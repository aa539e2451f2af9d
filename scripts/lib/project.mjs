import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// What runs before the packages are installed (this folder, start.mjs and the first lines of the others) may use only Node 20,
// and what is imported before the version check only Node 18, so that it can print the requirement.

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
export const CACHE = join(ROOT, '.cache');

const manifest =
  /** @type {{ version: string, dependencies: { node: string }, config: { siteFlags: string, siteEnvironment: string } }} */ (
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  );

export const VERSION = manifest.version;

/** The Node version for everything: a package, so that the lockfile determines it. */
export const NODE_VERSION = manifest.dependencies.node;

/**
 * How Node runs the site: by itself it makes the space for new objects smaller while the site rests, and then collects garbage four times as
 * often. docker/Dockerfile repeats them.
 */
export const SITE_FLAGS = manifest.config.siteFlags.split(' ');

/**
 * By which glibc gives memory back that the start needed. docker/Dockerfile repeats them.
 * @type {Record<string, string>}
 */
export const SITE_ENVIRONMENT = Object.fromEntries(manifest.config.siteEnvironment.split(' ').map((setting) => setting.split('=')));

export const NODE = join(ROOT, 'node_modules/node/bin/node');

/** The environment with the project's own commands first, including the pinned `node`. */
export function projectEnvironment() {
  return { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };
}

/** The tools of the build take the first two for parts of an address and an asterisk for a pattern, and shells a colon for the next folder of PATH. */
const UNUSABLE = /[?#*:]/;

/** A failure that the reader can fix: only its message is printed. */
export class Failure extends Error {}

/**
 * Runs a script's work; a failure ends it with one message.
 * @param {() => Promise<number | void>} work its number becomes the exit status
 */
export async function main(work) {
  // What cannot be printed, on a full disk or to a reader that has ended, is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    const [sign] = UNUSABLE.exec(ROOT.replace(/^[A-Za-z]:/, '')) ?? [];
    if (sign) throw new Failure(`The site cannot be built in ${ROOT}: rename the folder so that its path has no "${sign}".`);
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
