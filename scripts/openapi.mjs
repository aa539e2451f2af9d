import { readArguments } from './lib/arguments.mjs';
import { build } from './lib/build.mjs';
import { Failure, main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runQuietly } from './lib/run.mjs';

readArguments('Writes what is generated from the sources, above all backend/openapi.json.');

await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    await import('./openapi/migrations.ts');
    await import('./openapi/addresses.ts');
    await build(['backend']);
    const { status, output } = await runQuietly('npm', ['run', 'openapi', '--silent', '-w', 'backend']);
    if (status !== 0) throw new Failure(output);
    // These read the document.
    for (const name of ['contract', 'access', 'asvs']) await import(`./openapi/${name}.ts`);
  }),
);
