import { readArguments } from './lib/arguments.mjs';
import { Failure, main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

readArguments('Writes backend/src/platform/database/schema.json, with which a new database begins, from the migrations.');

await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const server = process.env['TEST_DATABASE_URL'];
    if (!server) throw new Failure('Set TEST_DATABASE_URL to a MariaDB, for example mysql://root@127.0.0.1:3306/test.');
    const { jest } = await import('./lib/jest.ts');
    let failed = 0;
    for (const url of ['', server]) {
      const env = { WRITE_SCHEMA: '1', TEST_DATABASE_URL: url, TEST_REDIS_URL: '' };
      failed += (await jest(['http'], { name: 'schema', env, only: ['backend/test/one-step-schema.spec.ts'] })).failed;
    }
    return failed ? 1 : 0;
  }),
);
