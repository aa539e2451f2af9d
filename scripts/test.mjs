import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

// `npm test` runs everything; `npm test -- unit http` only these parts.
await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const { testAll } = await import('./lib/test-run.mjs');
    return testAll(process.argv.slice(2));
  }),
);
