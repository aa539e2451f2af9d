import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, NODE, ROOT } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const PROGRAM = 'backend/dist/cli.js';

// `npm run site -- COMMAND` runs the version that was built last, which is the one that a running site serves.
await main(async () => {
  await ensureInstalled();
  if (!existsSync(join(ROOT, PROGRAM))) await build(['backend']);
  const settings = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : [];
  return run(NODE, [...settings, PROGRAM, ...process.argv.slice(2)]);
});
