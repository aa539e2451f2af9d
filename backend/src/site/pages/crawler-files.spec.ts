import { expect, it } from '@jest/globals';
import { robotsText, sitemapXml } from './crawler-files.js';

// @asvs 1.2.1
it('escapes the sitemap and states when pages changed', () => {
  const xml = sitemapXml('https://x.example', [{ path: '/' }, { path: "/a&b'c", lastModified: new Date('2026-11-21T10:00:00Z') }]);
  expect(xml).toContain('<url><loc>https://x.example/</loc></url>');
  expect(xml).toContain('<loc>https://x.example/a&amp;b&apos;c</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod>');
});

it('names the sitemap in robots.txt unless the site shows sample content', () => {
  expect(robotsText('https://x.example', false)).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: https://x.example/sitemap.xml\n',
  );
  expect(robotsText('https://x.example', true)).toBe('User-agent: *\nDisallow: /admin\nDisallow: /api\n');
});
