import { readArguments } from './lib/arguments.mjs';
import { main, NODE } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

readArguments('Runs the endurance tests, what `npm test` leaves out, and the bench.');

// The endurance tests and those with many inputs at full length (`npm test -- long` runs them in a short form), then all further tests and the bench.
await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const [{ build }, { jest }, { conclude, runTests }] = await Promise.all([
      import('./lib/build.mjs'),
      import('./lib/jest.ts'),
      import('./lib/test-run.ts'),
    ]);
    await build();
    const endurance = await jest(['http'], {
      name: 'long',
      env: { TEST_LONG: '1' },
      only: [
        'backend/test/(long|fuzz)/',
        'backend/test/(enquiry-link|hostile-input|media-real-files|single-request|site/demo-site)\\.spec',
      ],
    });
    const further = await runTests(['further', 'long']);
    // Last, because it needs the machine for itself.
    const isSlower = (await run(NODE, ['scripts/bench.mjs', '--check'])) !== 0;
    return conclude([endurance, ...further, { passed: 0, failed: Number(isSlower) }]);
  }),
);
