import { SERVED } from '../../platform/http/site-addresses.js';

export interface SitemapEntry {
  path: string;
  lastModified?: Date;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

export function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const lastmod = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
    return `  <url><loc>${escapeXml(publicUrl + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** Sample content may be crawled, because only a crawled page can say noindex. Its sitemap is withheld. */
export function robotsText(publicUrl: string, isNoindex: boolean): string {
  const rules = [
    `Disallow: ${SERVED.admin}`,
    `Disallow: ${SERVED.api}`,
    ...(isNoindex ? [] : ['', `Sitemap: ${publicUrl}${SERVED.sitemap}`]),
  ];
  return `User-agent: *\n${rules.join('\n')}\n`;
}
