import { readArguments } from './lib/arguments.mjs';
import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

const given = readArguments(
  'Measures the site. --short shows that everything can be measured; --check compares with docs/performance.json instead of writing it; --cached and --large measure only cached pages, or very much data.',
  ['--short', '--check', '--cached', '--large'],
);
const asked = /** @type {const} */ (['cached', 'large']).filter((group) => given.includes(`--${group}`));

await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const [{ build }, { measureAll }, { FULL, SHORT }, { check, print, write }] = await Promise.all([
      import('./lib/build.mjs'),
      import('./bench/all.ts'),
      import('./bench/rows.ts'),
      import('./bench/report.ts'),
    ]);
    await build();
    const isShort = given.includes('--short');
    const rows = await measureAll(isShort ? SHORT : FULL, print, asked.length ? asked : undefined);
    if (given.includes('--check')) return check(rows);
    if (!isShort) await write(rows);
    return 0;
  }),
);
