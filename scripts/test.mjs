import { readArguments } from './lib/arguments.mjs';
import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

const parts = readArguments('Runs all checks, or these parts.', ['validate', 'unit', 'http', 'e2e', 'further', 'long']);

// `npm test` runs everything; `npm test -- unit http` only these parts.
await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const { conclude, runTests } = await import('./lib/test-run.ts');
    return conclude(await runTests(parts));
  }),
);
