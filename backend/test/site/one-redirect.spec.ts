// Only among the further tests.
// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { newRecord } from '../../src/platform/common/records.js';
import site from '../../src/platform/http/site-addresses.json' with { type: 'json' };
import { SERVED } from '../../src/platform/http/site-addresses.js';
import { Redirect } from '../../src/redirects/redirect.entity.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { createTestApp, type TestApp } from '../support/app.js';

interface Received {
  status: number;
  location: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The same addresses each time, so that a failure can be repeated. */
const SEED = 20_261_127;

/** What mail programs, word processors and chat take along after an address, and what they lose. */
const TAKEN_ALONG = [
  ...[',', '.', ';', ':', '!', '...', ')', ').', ']', '}', '>', "'", '"', '*', '**', '_', '`', '|', '~', '=', '+', '/,', '/.)', ',,'],
  ...['%2C', '%2E', '%22', '%3E', '%3C/a%3E', '%29', '%20', '%20%20', '%09', '%0D%0A', '%5C', '%5D(', '%A0', '%C2'],
  ...['%C2%A0', '%E2%80%8B', '%E2%80%8C%E2%80%8D', '%EF%BB%BF', '%C2%AD', '%E2%80%A6', '%E2%80%9D', '%E2%80%99', '%C2%BB', '%E2%80%93'],
  ...[
    '&',
    '&amp;',
    '&amp;fbclid=x',
    '&fbclid=x',
    '&utm_source=mail&utm_medium=a',
    '&nbsp;',
    '&gt;',
    '&quot;',
    '%26amp%3B',
    '%3Ffbclid%3Dx',
  ],
  ...['](https://www.example.co.uk/', '"%20target="_blank', '%E2%80%9D,%20', '%E2%80%8B.', '%F0%9F%91%8D', '%E3%80%82', '%EF%BC%8C'],
];
/** Addresses with redirects. */
const OLD = [
  ...['/chain-1', '/round-1', '/old/caf%C3%A9%20menu', '/gone', '/to-gone', '/?page_id=12', '/index.php?page_id=13', '/?p=1', '/?q=1'],
  ...['/blog', '/blog/2019/fuses', '/circle/x', '/shut-down', '/our%20work/kitchen?x=1'],
];
/** What stands around an address in a text, before and behind it. */
const AROUND = [
  ...[
    ['(', ')'],
    ['"', '"'],
    ["'", "'."],
    ['[', ']'],
    ['<', '>'],
    ['{', '},'],
    ['*', '*'],
    ['**', '**'],
    ['`', '`'],
    ['(', ''],
  ],
  ...[
    ['%28', '%29'],
    ['%22', '%22'],
    ['%3C', '%3E'],
    ['%5B', '%5D('],
    ['%20', '%20'],
    ['%C2%A0', ''],
    ['%E2%80%9C', '%E2%80%9D'],
    ['%E2%80%98', '%E2%80%99'],
  ],
  ...[
    ['%C2%AB', '%C2%BB'],
    ['%E2%80%9E', '%E2%80%9C,'],
    ['(%22', '%22).'],
    ['%E2%80%9C(', ')%E2%80%9D'],
    ['&quot;', '&quot;'],
    ['&lt;', '&gt;'],
    ['%E2%80%8B(', ')'],
  ],
] as const;
const SPELLINGS: ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replaceAll('-', '%2d'),
  (path) => path.replace(/(.)\//, '$1%2F'),
  (path) => path.replace(/(.)\//, '$1/./'),
  (path) => `${path}/..`,
  (path) => `/..${path}`,
  (path) => path.replace('e', 'e%CC%81'),
  (path) => path.replace('e', '%C3%A9'),
  (path) => path.replace('e', '%c3%A9'),
  (path) => path.replace(/(.)$/, '%E2%80%8B$1'),
  (path) => `${path}%00`,
  (path) => `${path}%E2%28`,
  (path) => `${path}%C0%AF`,
  (path) => `${path}\\`,
  (path) => `//evil.example${path}`,
  (path) => `/evil.example/..${path}`,
  (path) => `http://evil.example${path}`,
  (path) => `${path}?q=lights&sector=industrial`,
  (path) => `${path}?fbclid=x,`,
];

describe('any address', () => {
  let app: TestApp;
  let pages: string[] = [];

  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) });
    const sitemap = await receive('/sitemap.xml');
    pages = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    await store('/chain-1', '/chain-2?from=one#top');
    await store('/chain-2', '/Chain-3/');
    await store('/chain-3', '/About,');
    await store('/round-1', '/round-2');
    await store('/round-2', '/round-3,');
    await store('/round-3', '/Round-1/');
    await store('/old/café menu', '/projects/page/1');
    await store('/café', '/contact?x=ü');
    await store('/elsewhere', 'https://partner.example/a,');
    await store('/?page_id=12', '/');
    await store('/index.php?page_id=13', '/contact');
    await store('/?p=1', '/?p=2');
    await store('/?p=2', '/index.php?p=1&page_id=13');
    await store('/?q=1', '/?q=2');
    await store('/?q=2', '/?q=1');
    await store('/blog/*', '/projects?from=blog');
    await store('/circle/*', '/circle/again');
    await store('/shut-*', null);
    await store('/our work/*', '/?page_id=12');
    await store('/gone', null);
    await store('/to-gone', '/gone');
  });
  afterAll(() => app.close());

  async function store(fromPath: string, toPath: string | null): Promise<void> {
    const fields = { fromPath, toPath, statusCode: toPath === null ? (410 as const) : (301 as const) };
    await app.dataSource.getRepository(Redirect).save(Object.assign(newRecord(Redirect, new Date()), fields));
  }

  /** Sends the path as it is. */
  function receive(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}) {
    const { hostname, port } = new URL(app.url);
    return new Promise<Received>((resolve, reject) => {
      const request = httpGet({ hostname, port, path, method, headers, agent: false }, (response) => {
        text(response).then((body) => {
          const { statusCode: status = 0, headers: received } = response;
          resolve({ status, location: received.location, headers: received, body });
        }, reject);
      });
      request.on('error', reject);
    });
  }

  /** Returns what is at an address in the end. Fails if it takes more than one redirect. */
  async function visit(path: string): Promise<Received & { at: string }> {
    const first = await receive(path);
    if (first.location === undefined) return { ...first, at: path };
    expect(first.location).toMatch(/^(\/(?![/\\])|https:\/\/partner\.example\/)/);
    if (!first.location.startsWith('/')) return { ...first, at: first.location };
    const last = await receive(first.location);
    expect({ path, first: first.location, second: last.location }).toEqual({ path, first: first.location, second: undefined });
    return { ...last, at: first.location };
  }

  const known = () => fc.constantFrom('/', '/about', ...pages, ...OLD);
  const unknown = () =>
    fc.constantFrom(...site.pages, ...site.files, ...Object.values(SERVED)).chain((pattern) =>
      fc.array(fc.constantFrom('wirral', 'x', 'a+b', 'a:b', 'caf%C3%A9x', '-', '1', '%E2%82%AC', "'"), { minLength: 2, maxLength: 2 }).map(
        // Both parameters of a pattern, and those of rooms, which have none.
        (values) => pattern.replace(/:[a-z]+\??/g, () => values.pop() ?? ''),
      ),
    );
  const mutations = fc.array(
    fc.oneof(
      fc.constantFrom(...SPELLINGS),
      fc.constantFrom(...TAKEN_ALONG).map((end) => (path: string) => path + end),
      fc.constantFrom(...AROUND).map(
        ([before, behind]) =>
          (path: string) =>
            path.replace(/[^/]*$/, `${before}$&${behind}`),
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }).map((end) => (path: string) => path + encodeURIComponent(end.toWellFormed())),
    ),
    { maxLength: 4 },
  );

  const outcome = async (path: string) => {
    const { status, at } = await visit(path);
    return at === path ? status : `${status} ${at}`;
  };

  it.each(TAKEN_ALONG)('leads to the page without %s behind it', async (end) => {
    for (const page of ['/about', '/services/eicr-testing/wirral'])
      expect([page, await outcome(page + end)]).toEqual([page, `200 ${page}`]);
    expect(await outcome(`/nowhere${end}`)).toBe(404);
  });

  it.each(AROUND)('leads to the page without %s and %s around it, and to no other', async (before, behind) => {
    const marked = (path: string) => path.replace(/[^/]+$/, `${before}$&${behind}`);
    for (const page of ['/about', '/services/eicr-testing', '/services/eicr-testing/wirral'])
      expect([page, await outcome(marked(page))]).toEqual([page, `200 ${page}`]);
    expect(await outcome(`/services/${before}eicr-testing${behind}/wirral`)).toBe('200 /services/eicr-testing/wirral');
    for (const nowhere of ['/nowhere', '/services/nowhere', '/services/eicr-testing/nowhere', '/e/nowhere', '/emails/stop/nowhere'])
      expect([nowhere, (await visit(marked(nowhere))).status]).toEqual([nowhere, 404]);
  });

  it.each([
    ['/caf%C3%A9x', 404],
    ['/caf%c3%a9x', 404],
    ['/a+b', 404],
    ['/a%3Ab', 404],
    ['/projects/x%2C', 404],
    ['/services/landlord%E2%80%99s-checks', 404],
    ['/Nowhere/', 404],
    ['/%E2%28', 404],
    ['/%C0%AF', 404],
    ['//evil.example', 404],
    ['/about/..', 404],
    ['/abo%E2%80%8But', '200 /about'],
    ['/services%2FEICR-Testing/', '200 /services/eicr-testing'],
    ['/About/?from=/%2Fa&fbclid=x', '200 /about?from=/%2Fa&fbclid=x'],
    ['/about,?from=a', '200 /about?from=a'],
    ['/&fbclid=x', '200 /'],
    ['/Projects//Page/1/', '200 /projects'],
    ['/services/page/1?q=lights', '200 /services?q=lights'],
    ['/admin/services,', 200],
    ['/Admin/services', '200 /admin/services'],
    ['/robots.txt,', '200 /robots.txt'],
    ['/api/nothing,', 404],
    ['/API/nothing', '404 /api/nothing'],
    ['/media/nothing.jpg,', 404],
    ['/chain-1', '200 /about?from=one#top'],
    ['/CHAIN-2,', '200 /about'],
    ['/round-1', 404],
    ['/Round-2/', 404],
    ['/old/cafe%CC%81%20menu', '200 /projects'],
    ['/Old/CAF%C3%89%20Menu/', '200 /projects'],
    ['/caf%c3%A9%E2%80%A6', '200 /contact?x=%C3%BC'],
    ['/elsewhere?fbclid=1,', '301 https://partner.example/a,?fbclid=1,'],
    ['/?page_id=12', '200 /'],
    ['/?PAGE_ID=12&from=a', '200 /?from=a'],
    ['/?page_id=99', 200],
    ['/index.php?page_id=13', '200 /contact'],
    ['/Index.php/?Page_ID=13&utm_source=a', '200 /contact?utm_source=a'],
    ['/index.php?page_id=14', 404],
    ['/?p=1', '200 /contact?p=1'],
    ['/?q=1', 404],
    ['/Blog/', '200 /projects?from=blog'],
    ['/blog/2019/fuses,', '200 /projects?from=blog'],
    ['/circle/x', 404],
    ['/shut-down', 410],
    ['/our%20work/kitchen', '200 /'],
    ['/gone.', 410],
    ['/to-gone', 410],
  ])('%s ends as %s', async (path, end) => expect(await outcome(path)).toBe(end));

  it('redirects at most once, then shows a page or says that there is none, the same to all', async () => {
    const address = fc
      .tuple(fc.oneof(known(), unknown()), mutations)
      .map(([path, changes]) => changes.reduce((each, change) => change(each), path));
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        const first = await receive(path);
        expect([200, 301, 302, 404, 410]).toContain(first.status);
        const last = await visit(path);
        expect(last.at === first.location && !last.at.startsWith('/') ? [302, 301] : [200, 404, 410]).toContain(last.status);
        const again = await receive(path);
        expect([again.status, again.location]).toEqual([first.status, first.location]);
        const head = await receive(path, { method: 'HEAD' });
        expect([path, head.status, head.location, head.body]).toEqual([path, first.status, first.location, '']);
        const etag = last.headers.etag;
        if (etag !== undefined) expect((await receive(last.at, { headers: { 'If-None-Match': etag } })).status).toBe(304);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });
});
