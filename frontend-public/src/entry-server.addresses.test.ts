import { describe, expect, test } from '@jest/globals';
import type { SiteApi } from '../../backend/src/site/render';
import { fixtureApi } from './testing/fixtures';
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
  ])('renders %s as its own page with noindex', async (url, canonical) => {
    const { html } = await page(url);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`<link rel="canonical" href="https://example.org${canonical}">`);
    expect((await page(canonical)).html).not.toContain('noindex');
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
    ['/Services/', '/services'],
    ['/contact/?a=1', '/contact?a=1'],
    ['//services//service-1', '/services/service-1'],
    ['/projects/page/1', '/projects'],
    ['/services/page/1?q=a', '/services?q=a'],
  ])('redirects %s to %s', async (url, redirect) => expect(await page(url)).toMatchObject({ status: 301, redirect }));

  test('never redirects an address with two slashes to another host', async () => {
    expect(await page('//example.com/services')).toMatchObject({ status: 404 });
  });
});
