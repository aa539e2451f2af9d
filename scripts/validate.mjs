import { readArguments } from './lib/arguments.mjs';
import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

readArguments('Runs the static checks.');

await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const [{ STATIC_CHECKS }, { runSteps }] = await Promise.all([import('./lib/checks.ts'), import('./lib/steps.ts')]);
    const results = await runSteps(STATIC_CHECKS);
    return results.some(({ failed }) => failed > 0) ? 1 : 0;
  }),
);
