import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

// The endurance tests at full length; `npm test` runs a short form.
await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const [{ build }, { jest }] = await Promise.all([import('./lib/build.mjs'), import('./lib/jest.mjs')]);
    await build();
    const { passed, failed } = await jest(['http'], { env: { TEST_LONG: '1' }, only: ['backend/test/long/', 'backend/test/fuzz/'] });
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  }),
);
