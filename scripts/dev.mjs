import { readArguments } from './lib/arguments.mjs';
import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

readArguments('Serves the site from its sources and reloads it as they change.');

await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const { serve } = await import('./dev/serve.ts');
    await serve();
    // The compiler's sockets may still be closing.
    process.exit();
  }),
);
