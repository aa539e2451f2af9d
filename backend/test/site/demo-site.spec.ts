import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { serveSite } from '../../src/site/serve-site.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { escaped } from '../support/leaves.js';
import { SHAPES, structuredData } from '../support/structured-data.js';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // Scripts and styles come from the site itself, where whoever could change them could change the page as well.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});

/** Pages whose picture for sharing is fetched as well: each has to be drawn, and all are drawn alike. */
const DRAWN = /^\/(about|contact|projects(\/[a-d][^/]*)?|services\/e[^/]*\/wirral)?$/;

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** Every address that a page names: links, forms, pictures in all sizes, style sheets, scripts, the picture for those who share it. */
function addresses(html: string, path: string): string[] {
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => attributes(html, name));
  const shared = [...html.matchAll(/<meta property="og:image" content="([^"]*)"/g)].map(([, url = '']) => url);
  const candidates = sets.flatMap((set) => set.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''));
  return [...['href', 'src', 'action'].flatMap((name) => attributes(html, name)), ...candidates, ...(DRAWN.test(path) ? shared : [])];
}

const sitemapAddresses = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

interface Link {
  path: string;
  from: string;
}

describe('the demo site', () => {
  let app: TestApp;
  /** The HTML of every page that can be reached. */
  const pages = new Map<string, string>();
  const broken: string[] = [];
  const fragments: (Link & { id: string })[] = [];
  const sitemap: string[] = [];
  let missing = '';

  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) });
    await crawl([
      { path: '/', from: 'visitors' },
      { path: '/sitemap.xml', from: 'robots.txt' },
    ]);
    missing = await (await fetch(`${app.url}/nowhere`)).text();
  }, 120_000);
  afterAll(() => app.close());

  async function crawl(queue: Link[]): Promise<void> {
    const seen = new Set<string>();
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (seen.has(next.path)) continue;
      seen.add(next.path);
      queue.push(...(await follow(next)));
    }
  }

  /** Answers where it leads on this site. */
  async function follow({ path, from }: Link): Promise<Link[]> {
    const response = await fetch(app.url + path, { redirect: 'manual' });
    const body = await response.text();
    if (response.status !== 200) broken.push(`${path} answers ${response.status}, named by ${from}`);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true && !path.startsWith('/admin');
    if (isPage) pages.set(path, body);
    if (path === '/sitemap.xml') sitemap.push(...sitemapAddresses(body).map((url) => new URL(url).pathname));
    return (isPage ? addresses(body, path) : sitemapAddresses(body)).flatMap((address) => {
      const { origin, pathname, search, hash } = new URL(address, `${app.env.publicUrl}${path}`);
      if (origin !== app.env.publicUrl) return [];
      const link = { path: pathname + search, from: path };
      if (hash) fragments.push({ ...link, id: decodeURIComponent(hash.slice(1)) });
      return [link];
    });
  }

  it('can be reached as a whole', () => {
    // The pages of 20 services in their places, 15 projects, and those that every site has.
    expect([...pages.keys()].filter((path) => !path.includes('?')).length).toBeGreaterThan(100);
  });

  it('leads nowhere in vain: every link, picture and file answers', () => {
    expect(broken).toEqual([]);
  });

  it('has a target for every link to a part of a page', () => {
    expect(fragments.length).toBeGreaterThan(0);
    expect(fragments.filter(({ path, id }) => !pages.get(path)?.includes(` id="${id}"`))).toEqual([]);
  });

  it('is valid HTML on every page', async () => {
    const documents = [...pages, ['/nowhere', missing] as const].filter(([path]) => !path.includes('?'));
    const faults: string[] = [];
    for (const [path, html] of documents) {
      const { results } = await validator.validateString(html, path);
      for (const { messages } of results)
        faults.push(...messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`));
    }
    expect(faults).toEqual([]);
  });

  describe('tells search engines', () => {
    const head = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    const canonical = (html: string) => head(html, /<link rel="canonical" href="([^"]*)">/).replace(app.env.publicUrl, '');
    /** Those that are listed: what is canonical elsewhere says what the page there says. */
    const listed = () => [...pages].filter(([path, html]) => canonical(html) === path);

    it('of each page once, under one address, with a title and a description of its own', () => {
      const indexed = listed().filter(([, html]) => !html.includes('content="noindex"'));
      expect(indexed.map(([path]) => path).sort()).toEqual(sitemap.sort());
      for (const pattern of [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)">/]) {
        const told = indexed.map(([, html]) => head(html, pattern));
        expect(told.filter((one, index) => !one.trim() || told.indexOf(one) !== index)).toEqual([]);
      }
      for (const [path, html] of indexed) {
        expect([path, head(html, /<meta property="og:url" content="([^"]*)">/)]).toEqual([path, app.env.publicUrl + path]);
        expect([path, head(html, /<meta name="twitter:card" content="([^"]*)">/)]).toEqual([path, 'summary_large_image']);
      }
    });

    it('in their own words only what visitors see, in the shape that they expect', () => {
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
      expect(kinds.get('Service')).toBe(kinds.get('FAQPage'));
    });

    function expectTrail(path: string, html: string, trail: { position: number; name: string; item: string }[]) {
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
      expect(trail.at(-1)?.item).toBe(app.env.publicUrl + path);
      const shown = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
      for (const { name } of trail) expect(shown).toContain(`>${escaped(name)}<`);
    }
  });
});
