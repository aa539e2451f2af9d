import type { TestApp } from './app.js';

/** Pages whose share picture is fetched; all are drawn alike, and drawing takes time. */
const DRAWN = /^\/(about|contact|projects(\/[a-d][^/]*)?|services\/e[^/]*\/wirral)?$/;

const FILE = /\.\w+$/;

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** Every URL in a page: links, forms, pictures in all sizes, style sheets, scripts and the share picture. */
function addresses(html: string, path: string): string[] {
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => attributes(html, name));
  const shared = [...html.matchAll(/<meta property="og:image" content="([^"]*)"/g)].map(([, url = '']) => url);
  const candidates = sets.flatMap((set) => set.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''));
  // The target of a form exists only after it was sent.
  // Nor is what takes forms only a page of its own.
  const forms = attributes(html.replace(/ action="[^"]*"(?: enctype="[^"]*")? method="post"/gi, ''), 'action').map(
    (action) => action.split('#', 1)[0] ?? '',
  );
  return [...['href', 'src'].flatMap((name) => attributes(html, name)), ...forms, ...candidates, ...(DRAWN.test(path) ? shared : [])];
}

const sitemapAddresses = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

interface Link {
  path: string;
  from: string;
}

/** Everything reachable from the home page and the sitemap. */
export interface Crawled {
  /** HTML by path. */
  pages: Map<string, string>;
  /** Addresses that are not 200, each with the page that links to it. */
  broken: string[];
  /** Fragment links. */
  fragments: (Link & { id: string })[];
  /** The paths in the sitemap. */
  sitemap: string[];
}

/** Follows every link of the site. With `onlyPages`, not those to files: pictures, styles, scripts and what is drawn to be shared. */
export async function crawl(
  { url, env: { publicUrl } }: Pick<TestApp, 'url' | 'env'>,
  { onlyPages = false }: { onlyPages?: boolean } = {},
): Promise<Crawled> {
  const found: Crawled = { pages: new Map(), broken: [], fragments: [], sitemap: [] };
  const queue: Link[] = [
    { path: '/', from: 'visitors' },
    { path: '/sitemap.xml', from: 'robots.txt' },
  ];
  const seen = new Set<string>();
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (seen.has(next.path)) continue;
    seen.add(next.path);
    queue.push(...(await follow(next)));
  }
  return found;

  /** Returns the target on this site. */
  async function follow({ path, from }: Link): Promise<Link[]> {
    const read = () => fetch(url + path, { redirect: 'manual' });
    // Once more if the server closes the idle connection at this moment.
    const response = await read().catch(read);
    const body = await response.text();
    if (response.status !== 200) found.broken.push(`${path} responds ${response.status}, named by ${from}`);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true && !path.startsWith('/admin');
    if (isPage) found.pages.set(path, body);
    if (path === '/sitemap.xml') found.sitemap.push(...sitemapAddresses(body).map((address) => new URL(address).pathname));
    return (isPage ? addresses(body, path) : sitemapAddresses(body)).flatMap((address) => {
      const { origin, pathname, search, hash } = new URL(address, `${publicUrl}${path}`);
      if (origin !== publicUrl || (onlyPages && FILE.test(pathname))) return [];
      const link = { path: pathname + search, from: path };
      if (hash) found.fragments.push({ ...link, id: decodeURIComponent(hash.slice(1)) });
      return [link];
    });
  }
}
