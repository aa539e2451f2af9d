import { readArguments } from './lib/arguments.mjs';
import { main, NODE } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

readArguments('Runs the endurance tests and the bench.');

// The endurance tests and those with many inputs at full length, of which `npm test` runs a short form, the journeys for further lists and forms, and
// the bench.
await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const [{ build }, { jest }, { journeys }] = await Promise.all([
      import('./lib/build.mjs'),
      import('./lib/jest.mjs'),
      import('./lib/journeys.mjs'),
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
    const further = await journeys({ name: 'further', further: true });
    // Last, because it needs the machine for itself.
    const isSlower = (await run(NODE, ['scripts/bench.mjs', '--check'])) !== 0;
    const failed = endurance.failed + further.failed + Number(isSlower);
    console.log(`\n${endurance.passed + further.passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  }),
);
