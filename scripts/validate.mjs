import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const { validate } = await import('./lib/checks.mjs');
    const { failed } = await validate();
    return failed > 0 ? 1 : 0;
  }),
);
