import { build, WORKSPACES } from './lib/build.mjs';
import { Failure, main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

// `npm run build` builds everything; `npm run build -- backend` only one workspace.
await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const named = process.argv.slice(2);
    const wanted = WORKSPACES.filter((name) => named.length === 0 || named.includes(name));
    if (wanted.length === 0) throw new Failure(`The parts are ${WORKSPACES.join(', ')}.`);
    await build(wanted);
    console.log(`${wanted.join(', ')}: built.`);
  }),
);
