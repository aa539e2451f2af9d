import { describe, expect, test } from '@jest/globals';
import type { SiteApi } from '../../backend/render';
import { fixtureApi, servicePage } from './testing/fixtures';
import { page } from './testing/page';

describe('status', () => {
  test.each([
    '/',
    '/services',
    '/services/service-1',
    '/services/service-1/wirral',
    '/projects',
    '/projects/project-1',
    '/areas',
    '/areas/heswall',
    '/contact',
    '/privacy',
  ])('returns 200 for %s', async (url) => expect((await page(url)).status).toBe(200));

  test.each([
    ['/nowhere', '/-'],
    ['/a/b/c/d', '/-'],
    ['/terms', '/-'],
    ['/terms?a=1', '/-'],
    ['/projects/none', '/projects/-'],
    ['/services/service-1/atlantis', '/services/-'],
    ['/projects/page/2', '/projects/page/-'],
    ['/projects/page/x', '/projects/page/-'],
    ['/services/page/2', '/services/page/-'],
    ['/areas/atlantis', '/areas/-'],
    ['/services/page/01', '/services/page/-'],
    ['/-', '/-'],
  ])('returns the shared 404 page for %s without rendering it', async (url, sameAs) => {
    const asked = await page(url);
    // First the page without its query is named, as for any other.
    expect(asked.status === 200 ? await page(asked.sameAs ?? '') : asked).toEqual({ status: 404, html: '', sameAs });
  });

  test('renders a placeholder for a record that could not be read, so that the browser loads the page again', async () => {
    const api = fixtureApi();
    const failing: SiteApi = (path) => (path === '/api/projects/project-1' ? Promise.resolve({ status: 500, body: null }) : api(path));
    const { status, html } = await page('/projects/project-1', failing);
    expect(status).toBe(404);
    expect(html).toContain('data-skeleton="page"');
  });

  test('ignores queries that the page does not use', async () => {
    expect(await page('/contact?a=1')).toEqual({ status: 200, html: '', sameAs: '/contact' });
    expect(await page('/services?a=1')).toEqual({ status: 200, html: '', sameAs: '/services' });
    expect((await page('/services?q=rewire')).html).toContain('<title>');
  });

  test.each([
    ['/?sector=industrial', '/'],
    ['/services?q=rewire', '/services'],
    ['/services?category=domestic', '/services'],
    ['/projects?category=industrial', '/projects'],
    ['/postcode-check?postcode=CH62', '/postcode-check'],
  ])('renders %s as its own page with noindex and no canonical address', async (url, listed) => {
    const { html } = await page(url);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
    const indexed = (await page(listed)).html;
    expect(indexed).not.toContain('noindex');
    expect(indexed).toContain(`<link rel="canonical" href="https://example.org${listed}">`);
  });

  test('names only its own address on a page that is not for search engines', async () => {
    const canonical = async (url: string, api = fixtureApi()) =>
      /rel="canonical" href="([^"]*)"/.exec((await page(url, api, { noindex: true })).html)?.[1];
    expect(await canonical('/services/service-1/wirral')).toBe('https://example.org/services/service-1/wirral');
    expect(await canonical('/services/service-1')).toBe('https://example.org/services/service-1/wirral');
    const elsewhere = [servicePage({ canonicalUrl: 'https://www.example.com/elsewhere' })];
    const api = fixtureApi({ '/api/service-location-pages?service=service-1&location=wirral': elsewhere });
    expect(await canonical('/services/service-1/wirral', api)).toBeUndefined();
  });

  test('shows the not-found texts without a canonical address', async () => {
    const { status, html } = await page('/-', fixtureApi(), { isMissing: true });
    expect(status).toBe(404);
    expect(html).not.toMatch(/canonical|og:url/);
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('Did you forget to add the page to the router?');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('returns 404 for a service page that does not exist', async () => {
    const { status, html } = await page('/services/-', fixtureApi(), { isMissing: true });
    expect(status).toBe(404);
    expect(html).toContain('Service Not Found');
    expect(html).toContain('Back to Services');
  });

  test.each([
    ['/projects/page/1', '/projects'],
    ['/contact/ring-back', '/contact'],
    ['/contact/call-back', '/contact'],
    ['/contact/data-complaint?complaint=data', '/contact'],
    ['/services/page/1?q=a', '/services'],
  ])('redirects %s to %s, without the query that the caller adds', async (url, redirect) =>
    expect(await page(url)).toMatchObject({ status: 301, redirect }),
  );

  test.each(['/Services/', '/contact/', '/caf%C3%A9x', '/a%2Bb', '/caf%c3%a9x', '//example.com/services'])(
    'leaves the spelling of %s to the server, and redirects it nowhere',
    async (url) => expect(await page(url)).toMatchObject({ status: 404 }),
  );
});
