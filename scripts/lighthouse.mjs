import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

const RUNS = 5;
const PAGES = {
  home: '/',
  services: '/services',
  'service page': '/services/eicr-testing/wirral',
  projects: '/projects',
  contact: '/contact',
};
const ALL = ['performance', 'accessibility', 'best-practices', 'seo'];

await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const [{ build }, { ensureChromium }, { startApp }, { ensureLighthouse, measure }] = await Promise.all([
      import('./lib/build.mjs'),
      import('./testing/chromium.ts'),
      import('./testing/app.ts'),
      import('./lighthouse/measure.mjs'),
    ]);
    await build();
    await ensureLighthouse();
    const chrome = ensureChromium();
    const app = await startApp();
    try {
      /** @type {Record<string, Record<string, string | number>>} */
      const table = {};
      for (const [name, path] of Object.entries(PAGES)) {
        const { scores, lcp, tbt, cls, requests, bytes, scriptBytes, htmlBytes } = await measure(app.url + path, { runs: RUNS, chrome });
        table[name] = {
          scores: ALL.map((category) => scores[category] ?? '?').join(' / '),
          'LCP s': (lcp / 1000).toFixed(2),
          'TBT ms': Math.round(tbt),
          CLS: cls.toFixed(3),
          requests,
          'KB in all': kilobytes(bytes),
          'KB of script': kilobytes(scriptBytes),
          'KB of HTML': kilobytes(htmlBytes),
        };
        console.log(`${name} measured ${RUNS} times`);
      }
      console.log(`\nMedians on Lighthouse's simulated phone: ${ALL.join(' / ')}; transferred sizes`);
      console.table(table);
    } finally {
      await app.stop();
    }
  }),
);

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
