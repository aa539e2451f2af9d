import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

// Proves that the patterns of the sources are linear and writes scripts/patterns.json; `npm run validate` only reads it.
await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const { provePatterns } = await import('./lib/patterns.mjs');
    return provePatterns();
  }),
);
