import { readArguments } from './lib/arguments.mjs';
import { main, NODE } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

readArguments('Runs the endurance tests and the bench.');

// The endurance tests and those with many inputs at full length, of which `npm test` runs a short form, the journeys for further lists and forms, the
// HTTP specs on MySQL and what servers differ in on the MariaDB of docker-compose.yml, and the bench.
await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const [{ build }, { leftOut }, { jest }, { journeys }, { httpOn }] = await Promise.all([
      import('./lib/build.mjs'),
      import('./lib/http-groups.ts'),
      import('./lib/jest.ts'),
      import('./lib/journeys.ts'),
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
    const further = await journeys({ name: 'further', further: true });
    const mysql = await httpOn('MySQL', { given: process.env['TEST_MYSQL_URL'], except: leftOut({ onServers: true, differences: 'too' }) });
    const mariadb = await httpOn('MariaDB', { except: leftOut({ differences: 'only' }) });
    // Last, because it needs the machine for itself.
    const isSlower = (await run(NODE, ['scripts/bench.mjs', '--check'])) !== 0;
    const results = [endurance, further, mysql, mariadb];
    const failed = results.reduce((sum, result) => sum + result.failed, Number(isSlower));
    console.log(`\n${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  }),
);
