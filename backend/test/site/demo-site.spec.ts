// Says the same on any database.
// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { SCALE } from '../long/scale.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { crawl, type Crawled } from '../support/crawl.js';
import { escaped } from '../support/leaves.js';
import { SHAPES, structuredData } from '../support/structured-data.js';

const NU_CHECKER = process.env['TEST_VNU'] ?? '';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // Scripts and styles come from the site itself, so integrity hashes add nothing.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});

describe('the sample site', () => {
  let app: TestApp;
  let pages: Crawled['pages'];
  let broken: Crawled['broken'];
  let fragments: Crawled['fragments'];
  let sitemap: Crawled['sitemap'];
  let missing = '';

  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) });
    ({ pages, broken, fragments, sitemap } = await crawl(app));
    missing = await (await fetch(`${app.url}/nowhere`)).text();
  }, 300_000);
  afterAll(() => app.close());

  it('links to every page', () => {
    // Pages of 20 services in their places, 15 projects, and the core pages.
    expect([...pages.keys()].filter((path) => !path.includes('?')).length).toBeGreaterThan(100);
  });

  it('has no broken link, picture or file', () => {
    expect(broken).toEqual([]);
  });

  it('has a target for every fragment link', () => {
    expect(fragments.length).toBeGreaterThan(0);
    expect(fragments.filter(({ path, id }) => !pages.get(path)?.includes(` id="${id}"`))).toEqual([]);
  });

  it('has valid HTML on every page', async () => {
    const all = [...pages, ['/nowhere', missing] as const].filter(([path]) => !path.includes('?'));
    // The pages of services differ in their words; `npm run test:long` reads all of them.
    const documents = all.filter(([path], index) => SCALE.isLong || index % 4 === 0 || !/^\/services\/./.test(path));
    const faults: string[] = [];
    for (const [path, html] of documents) {
      const { results } = await validator.validateString(html, path);
      for (const { messages } of results)
        faults.push(...messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`));
    }
    expect(faults).toEqual([]);
  });

  (NU_CHECKER ? it : it.skip)(
    'has no page with an error for the Nu checker',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'pages-'));
      const all = [...pages, ['/nowhere', missing] as const];
      for (const [index, [path, html]] of all.entries())
        await writeFile(join(folder, `${index}${path.replace(/[^a-z0-9]+/gi, '-')}.html`), html);
      const { stderr } = await promisify(execFile)(
        'java',
        ['-jar', NU_CHECKER, '--errors-only', '--exit-zero-always', '--no-langdetect', '--format', 'json', folder],
        { maxBuffer: 50_000_000 },
      );
      await rm(folder, { recursive: true });
      const { messages } = JSON.parse(stderr) as { messages: { url: string; lastLine: number; message: string }[] };
      expect(all.length).toBeGreaterThan(100);
      expect(messages.map(({ url, lastLine, message }) => `${url.split('/').at(-1)}:${lastLine} ${message}`)).toEqual([]);
    },
    300_000,
  );

  describe('for search engines', () => {
    const head = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    const canonical = (html: string) => head(html, /<link rel="canonical" href="([^"]*)">/).replace(app.env.publicUrl, '');
    /** Pages that are their own canonical. */
    const listed = () => [...pages].filter(([path, html]) => canonical(html) === path);

    it('has one address, title and description of its own for each page', () => {
      const indexed = listed().filter(([, html]) => !html.includes('content="noindex"'));
      // The sitemap lists the projects themselves.
      const listedThere = indexed.map(([path]) => path).filter((path) => !path.includes('/page/'));
      expect(listedThere.sort()).toEqual(sitemap.sort());
      for (const pattern of [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)">/]) {
        const told = indexed.map(([, html]) => head(html, pattern));
        expect(told.filter((one, index) => !one.trim() || told.indexOf(one) !== index)).toEqual([]);
      }
      for (const [path, html] of indexed) {
        expect([path, head(html, /<meta property="og:url" content="([^"]*)">/)]).toEqual([path, app.env.publicUrl + path]);
        expect([path, head(html, /<meta name="twitter:card" content="([^"]*)">/)]).toEqual([path, 'summary_large_image']);
      }
    });

    it('has valid structured data about visible content only', () => {
      const kinds = new Map<string, number>();
      for (const [path, html] of listed()) {
        for (const data of structuredData(html)) {
          const kind = String(data['@type']);
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
          expect({ path, ...data }).toMatchObject({ path, '@context': 'https://schema.org', ...SHAPES[kind] });
          if (kind === 'BreadcrumbList')
            expectTrail(path, html, data['itemListElement'] as { position: number; name: string; item: string }[]);
          if (kind === 'FAQPage')
            for (const { name } of data['mainEntity'] as { name: string }[]) expect(html).toContain(`<h3>${escaped(name)}</h3>`);
        }
      }
      expect([...kinds.keys()].sort()).toEqual(Object.keys(SHAPES).sort());
      // All pages of a service have the same questions, which differ from those of other services.
      const services = new Set(sitemap.flatMap((path) => /^\/services\/([^/]+)/.exec(path)?.[1] ?? []));
      expect(kinds.get('FAQPage')).toBe(services.size);
      expect(kinds.get('Article')).toBe(sitemap.filter((path) => path.startsWith('/projects/')).length);
    });

    function expectTrail(path: string, html: string, trail: { position: number; name: string; item: string }[]) {
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
      expect(trail.at(-1)?.item).toBe(app.env.publicUrl + path);
      const shown = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
      for (const { name } of trail) expect(shown).toContain(`>${escaped(name)}<`);
    }
  });
});
