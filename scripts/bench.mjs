import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

/** A page from the cache, and a list that is read from the database each time. */
const CASES = [
  { name: 'cached page', path: '/', goal: 0.9 },
  { name: 'uncached list of 20', path: '/api/services' },
];

await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const [{ build }, { startApp }, { compare }, { bigLists, FEW, MANY }] = await Promise.all([
      import('./lib/build.mjs'),
      import('./testing/app.ts'),
      import('./bench/compare.mjs'),
      import('./bench/big-lists.mjs'),
    ]);
    await build();
    const app = await startApp();
    try {
      for (const { name, path, goal } of CASES) {
        const { site, control, ratio } = await compare(Number(new URL(app.url).port), path);
        const rates = `${Math.round(site)} answers/s, bare node:http ${Math.round(control)}`;
        console.log(`${name} (${path}): ratio ${ratio.toFixed(2)}${goal ? `, goal ${goal}` : ''} (${rates})`);
      }
    } finally {
      await app.stop();
    }
    const servers = { SQLite: '', ...(process.env['TEST_DATABASE_URL'] && { MariaDB: process.env['TEST_DATABASE_URL'] }) };
    for (const [database, databaseServer] of Object.entries(servers)) {
      console.log(`\nLists on ${database}, ${MANY} rows against ${FEW}:`);
      for (const { name, few, many, ratio } of await bigLists(() => startApp({ databaseServer }))) {
        console.log(`${name}: ratio ${ratio.toFixed(2)} (${many.toFixed(1)} ms, ${few.toFixed(1)} ms)`);
      }
    }
  }),
);
