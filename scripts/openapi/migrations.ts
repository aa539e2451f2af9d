import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/project.mjs';

/* Lists the migrations for the backend, whose bundle has no folder to look into. */

const folder = join(ROOT, 'backend/src/platform/database/migrations');
const names = readdirSync(folder).filter((name) => /^\d{13}-.*\.ts$/.test(name));
writeFileSync(
  join(folder, 'index.ts'),
  names
    .sort()
    .map((name) => `export * from './${name.replace(/ts$/, 'js')}';\n`)
    .join(''),
);
