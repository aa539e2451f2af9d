import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readArguments } from './lib/arguments.mjs';
import { main, NODE, projectEnvironment, ROOT, SITE_ENVIRONMENT, SITE_FLAGS } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const options = readArguments('Installs, builds and serves the site.', ['--begin-anew']);

// From a fresh clone to a running site. Needs only Node and npm; a second start skips what is done.
await main(async () => {
  await ensureInstalled();
  await build();
  const settings = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : [];
  return run(NODE, [...SITE_FLAGS, ...settings, 'backend/dist/main.js', ...options], { ...SITE_ENVIRONMENT, ...projectEnvironment() });
});
