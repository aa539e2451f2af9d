import { readArguments } from './lib/arguments.mjs';
import { main } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

readArguments('Measures pages with Lighthouse.');

const RUNS = 5;
const WITH_PICTURES = {
  home: '/',
  'service page': '/services/eicr-testing/wirral',
  projects: '/projects',
  project: '/projects/high-bay-led-upgrade-in-a-distribution-warehouse',
  about: '/about',
  place: '/areas/bromborough',
};
const PAGES = { ...WITH_PICTURES, services: '/services', areas: '/areas', contact: '/contact' };
/** Until the largest part of the home page's first screen is seen. */
const HOME_LCP_S = 1.2;
const ALL = ['performance', 'accessibility', 'best-practices', 'seo'];

await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const [{ build }, { ensureChromium }, { startSite }, { placePhotographs }, { measure }, { ensureTool, LIGHTHOUSE }] = await Promise.all(
      [
        import('./lib/build.mjs'),
        import('./testing/chromium.ts'),
        import('./bench/site.ts'),
        import('./lighthouse/photographs.ts'),
        import('./lighthouse/measure.ts'),
        import('./lib/fetched-tools.ts'),
      ],
    );
    await build();
    await ensureTool(LIGHTHOUSE);
    const chrome = ensureChromium();
    const site = await startSite();
    /** @param {Record<string, string>} pages */
    const measureAll = async (pages) => {
      /** @type {Record<string, Record<string, string | number>>} */
      const table = {};
      for (const [name, path] of Object.entries(pages)) {
        const { scores, lcp, tbt, cls, requests, bytes, scriptBytes, htmlBytes } = await measure(site.url + path, { runs: RUNS, chrome });
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
      return table;
    };
    try {
      const drawn = await measureAll(PAGES);
      await placePhotographs(site);
      const photographed = await measureAll(WITH_PICTURES);
      console.log(`\nMedians on Lighthouse's simulated phone: ${ALL.join(' / ')}; transferred sizes`);
      console.table(drawn);
      console.log('With photographs in place of the drawings');
      console.table(photographed);
      const seen = drawn['home']?.['LCP s'];
      if (Number(seen) <= HOME_LCP_S) return 0;
      console.log(`The home page shows its largest part after ${seen} s, more than ${HOME_LCP_S} s.`);
      return 1;
    } finally {
      await site.stop();
    }
  }),
);

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
