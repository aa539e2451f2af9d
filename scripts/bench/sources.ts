import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/project.mjs';

const SITE = ['backend/src', 'frontend-public/src', 'package.json', 'package-lock.json'];

/** What each group of figures measures. */
export const SOURCES = {
  starts: [...SITE, 'scripts/bench/starts.ts'],
  cached: [...SITE, 'scripts/bench/cached.ts', 'scripts/bench/compare.ts', 'scripts/bench/control.mjs'],
  load: [...SITE, 'scripts/bench/mixed-load.ts'],
  publishes: [...SITE, 'scripts/bench/publishes.ts'],
  previews: [...SITE, 'frontend-admin/src', 'scripts/bench/previews.ts'],
  lists: [
    ...['platform', 'inquiries', 'audit', 'delivery'].map((room) => `backend/src/${room}`),
    ...['scripts/bench/big-lists.ts', 'scripts/bench/enquiries.ts'],
  ],
  large: [
    ...SITE,
    ...['large.ts', 'large-cases.ts', 'large-data.ts', 'clock.mjs', 'other-requests.ts'].map((file) => `scripts/bench/${file}`),
  ],
};
export type Group = keyof typeof SOURCES;

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
