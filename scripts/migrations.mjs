import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { ROOT } from './lib/project.mjs';

readArguments('Lists the migrations for the backend.');

/* Lists the migrations for the backend, whose bundle has no folder to look into. Called by `npm run openapi`. */

const folder = join(ROOT, 'backend/src/platform/database/migrations');
const names = readdirSync(folder).filter((name) => /^\d{13}-.*\.ts$/.test(name));
writeFileSync(
  join(folder, 'index.ts'),
  names
    .sort()
    .map((name) => `export * from './${name.replace(/ts$/, 'js')}';\n`)
    .join(''),
);
