import type { CompanyInfo } from '../api/types';
import { themeCss } from '../lib/colour';
import { escapeHtml } from '../lib/fillIn';
import { absolute, type Description, type Head } from './Head';

/** JSON that cannot close its script element. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

export interface HeadContext {
  /** Of the page. */
  path: string;
  /** The same with its query. */
  address: string;
  origin: string;
  company: CompanyInfo;
  noindex: boolean;
  jsonLd: object[];
  /** The address of the generated share picture. */
  drawn?: string;
}

const DRAWN_SIZE = { width: '1200', height: '630' };

/** The picture for shared links, chosen by staff or generated. */
function shareImage({ image, title, share }: Head & Description, { origin, drawn }: HeadContext): string {
  const address = image || drawn;
  if (!address) return '';
  const url = absolute(address, origin);
  const alt = share ? [share.title, share.place].filter(Boolean).join(', ') : title;
  return [
    meta('property', 'og:image', url),
    ...(image ? [] : Object.entries(DRAWN_SIZE).map(([side, pixels]) => meta('property', `og:image:${side}`, pixels))),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', url),
    meta('name', 'twitter:image:alt', alt),
  ].join('');
}

export function renderHead(head: Head & Description, context: HeadContext): string {
  const { origin, company, noindex, jsonLd } = context;
  const { canonical = context.path } = head;
  const url = absolute(canonical, origin);
  // 'Do not list this page' and 'list that one in its place' contradict each other. A service without a place is its page in the first one.
  const own = absolute(context.address, origin);
  const isOwn = url === own || url.startsWith(`${own}/`);
  const description = head.description || head.title;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', description),
    head.keywords?.length ? meta('name', 'keywords', head.keywords.join(', ')) : '',
    noindex ? meta('name', 'robots', 'noindex') : '',
    canonical && (isOwn || !noindex) ? `<link rel="canonical" href="${escapeHtml(url)}">` : '',
    `<link rel="icon" href="${escapeHtml(company.faviconUrl ?? '/favicon.svg')}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    meta('name', 'theme-color', '#0B1220'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:site_name', company.companyName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    canonical && meta('property', 'og:url', url),
    shareImage(head, context),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', description),
    `<style>${themeCss(company.primaryColor, company.secondaryColor)}</style>`,
    ...jsonLd.map((data) => `<script type="application/ld+json">${safeJson(data)}</script>`),
  ].join('');
}
