/** What crawlers may read: pages, not the backoffice and not the API; nothing at all while the content is a demo. */
export function robotsText(publicUrl: string, isNoindex: boolean): string {
  const rules = isNoindex ? ['Disallow: /'] : ['Disallow: /admin', 'Disallow: /api', '', `Sitemap: ${publicUrl}/sitemap.xml`];
  return `User-agent: *\n${rules.join('\n')}\n`;
}
