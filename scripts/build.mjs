import { readArguments } from './lib/arguments.mjs';
import { build, WORKSPACES } from './lib/build.mjs';
import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

const named = readArguments('Builds everything, or these parts.', WORKSPACES);

// `npm run build` builds everything; `npm run build -- backend` only one workspace.
await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const wanted = WORKSPACES.filter((name) => named.length === 0 || named.includes(name));
    await build(wanted);
    console.log(`${wanted.join(', ')}: built.`);
  }),
);
