import { build } from './lib/build.mjs';
import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    await build();
    console.log('Everything is built.');
  }),
);
