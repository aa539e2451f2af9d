import { readArguments } from './lib/arguments.mjs';
import { main, NODE } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

readArguments('Runs the endurance tests and the bench.');

// The endurance tests and those with many inputs at full length, of which `npm test` runs a short form, the journeys for further lists and forms, all
// HTTP specs of MariaDB on MySQL, and the bench.
await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const [{ build }, { leftOut }, { jest }, { journeys }, { httpOnMysql }] = await Promise.all([
      import('./lib/build.mjs'),
      import('./lib/http-groups.mjs'),
      import('./lib/jest.mjs'),
      import('./lib/journeys.mjs'),
      import('./lib/test-run.mjs'),
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
    const mysql = await httpOnMysql(process.env['TEST_MYSQL_URL'], {}, leftOut({ onServers: true }));
    // Last, because it needs the machine for itself.
    const isSlower = (await run(NODE, ['scripts/bench.mjs', '--check'])) !== 0;
    const failed = endurance.failed + further.failed + mysql.failed + Number(isSlower);
    console.log(`\n${endurance.passed + further.passed + mysql.passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  }),
);
