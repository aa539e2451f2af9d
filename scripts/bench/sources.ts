import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/project.mjs';

const TEST = /\.(spec|test)\.tsx?$/;

/** Tells whether these files and folders of the project, without tests, are still what they were. */
export function versionOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => (statSync(join(ROOT, path)).isDirectory() ? globSync(`${path}/**/*.*`, { cwd: ROOT }) : [path]));
  for (const file of files.filter((name) => !TEST.test(name)).toSorted())
    if (statSync(join(ROOT, file)).isFile())
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(ROOT, file)))
        .update('\0');
  return hash.digest('hex').slice(0, 12);
}
