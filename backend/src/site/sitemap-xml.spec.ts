import { expect, it } from '@jest/globals';
import { robotsText } from './robots.js';
import { sitemapXml } from './sitemap-xml.js';

it('the sitemap is escaped XML with the times of change', () => {
  const xml = sitemapXml('https://x.example', [{ path: '/' }, { path: "/a&b'c", lastModified: new Date('2026-11-21T10:00:00Z') }]);
  expect(xml).toContain('<url><loc>https://x.example/</loc></url>');
  expect(xml).toContain('<loc>https://x.example/a&amp;b&apos;c</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod>');
});

it('robots.txt names the sitemap, or forbids everything', () => {
  expect(robotsText('https://x.example', false)).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: https://x.example/sitemap.xml\n',
  );
  expect(robotsText('https://x.example', true)).toBe('User-agent: *\nDisallow: /\n');
});
