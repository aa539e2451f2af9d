import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

// Everything that runs before the packages are there (this folder, start.mjs and the first lines of the others)
// uses nothing but Node 20.

export const ROOT = resolve(import.meta.dirname, '../..');
export const CACHE = join(ROOT, '.cache');

const manifest = /** @type {{ dependencies: { node: string } }} */ (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

/** The Node that everything runs on: a package like any other, so that the lockfile decides it. */
export const NODE_VERSION = manifest.dependencies.node;
export const NODE = join(ROOT, 'node_modules/node/bin/node');

/** The surrounding environment with the project's own commands first, the pinned `node` among them. */
export function projectEnvironment() {
  return { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };
}

/** A failure that the reader can act on: its message is all that is printed. */
export class Failure extends Error {}

/**
 * Runs a script's work; what goes wrong ends it with one plain message.
 * @param {() => Promise<number | void>} work its number becomes the exit status
 */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
