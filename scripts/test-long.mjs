import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

// The endurance tests and those with many inputs at full length, of which `npm test` runs a short form, and the journeys for further lists and forms.
await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const [{ build }, { jest }, { journeys }, { ensureChromium }] = await Promise.all([
      import('./lib/build.mjs'),
      import('./lib/jest.mjs'),
      import('./lib/journeys.mjs'),
      import('./testing/chromium.ts'),
    ]);
    await build();
    const endurance = await jest(['http'], {
      env: { TEST_LONG: '1' },
      only: ['backend/test/(long|fuzz)/', 'backend/test/(enquiry-link|hostile-input|media-real-files|single-request)\\.spec'],
    });
    process.env['CHROME_PATH'] = ensureChromium();
    const further = await journeys({ further: true });
    const failed = endurance.failed + further.failed;
    console.log(`\n${endurance.passed + further.passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  }),
);
