import { describe, expect, it } from '@jest/globals';
import { FIXED_PAGES, isServed, PageAddress } from './site-addresses.js';

const CORE_PAGE = '/:slug';
const SERVICE = '/services/:service/:location?';

describe('an address of the website', () => {
  it.each(['/admin', '/admin/login', '/api/services', '/e', '/media/x.webp', '/preview/a/b', '/share/about/x.jpg', '/assets/x.js'])(
    'is served without a page: %s',
    (path) => expect(isServed(path)).toBe(true),
  );

  it.each(['/robots.txt', '/sitemap.xml', '/favicon.ico', '/links.speculationrules', '/.well-known/security.txt'])(
    'is a file: %s',
    (path) => expect(isServed(path)).toBe(true),
  );

  it.each(['/', '/about', '/administration', '/apis', '/emergency', '/projects', '/.well-known/other'])('is left to pages: %s', (path) =>
    expect(isServed(path)).toBe(false),
  );

  it('is that of a page without a record', () => {
    expect(FIXED_PAGES).toEqual(['/', '/services', '/projects', '/areas', '/contact', '/postcode-check']);
  });

  it.each([
    [CORE_PAGE, 'about', '/about'],
    [CORE_PAGE, 'page', '/page'],
    [CORE_PAGE, 'contact', undefined],
    [CORE_PAGE, 'postcode-check', undefined],
    [CORE_PAGE, 'e', undefined],
    [CORE_PAGE, 'media', undefined],
    [SERVICE, 'eicr-testing', '/services/eicr-testing'],
    [SERVICE, 'admin', '/services/admin'],
    [SERVICE, 'page', undefined],
    ['/projects/:slug', 'page', '/projects/page'],
    ['/areas/:slug', 'admin', '/areas/admin'],
  ])('below %s with the slug %s is %s', (pattern, slug, path) => expect(new PageAddress(pattern).free(slug)).toBe(path));

  it('has as many parts as are known', () => {
    const service = new PageAddress(SERVICE);
    expect([service.path('eicr-testing'), service.path('eicr-testing', 'wirral')]).toEqual([
      '/services/eicr-testing',
      '/services/eicr-testing/wirral',
    ]);
    expect(new PageAddress('/').path()).toBe('/');
  });

  it('has to be one of the routes', () => {
    expect(() => new PageAddress('/news/:slug')).toThrow('The website has no page at /news/:slug.');
  });
});
