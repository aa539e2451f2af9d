import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublicCompanyInfo } from '../../company/public-company-info.dto.js';
import { contrast, inkOn, NAVY } from '../../platform/common/ink.js';
import { SERVED } from '../../platform/http/site-addresses.js';
import { escapeHtml } from '../../delivery/mail/templates/text.js';
import { adminHeaders } from './headers.js';

export type Brand = Pick<PublicCompanyInfo, 'companyName' | 'logoUrl' | 'darkLogoUrl' | 'faviconUrl' | 'primaryColor'>;

/** What the backoffice knows of the company before anybody has signed in; frontend-admin/src/kit/brand.ts reads it. */
export function brandHead({ companyName, logoUrl, darkLogoUrl, faviconUrl, primaryColor }: Brand): string {
  const facts = JSON.stringify({ companyName, logoUrl, darkLogoUrl, faviconUrl, primaryColor });
  const name = `<meta name="application-name" content="${escapeHtml(companyName)}">`;
  return `${name}<meta name="company" content="${escapeHtml(facts)}"><link rel="icon" href="${escapeHtml(faviconUrl || SERVED.icon)}"><link rel="apple-touch-icon" href="${SERVED.appIcon}"><link rel="manifest" href="${SERVED.manifest}">`;
}

const PLACEHOLDER = /__CSP_NONCE__/g;

/** One document for all backoffice URLs, with a new nonce in every response. */
export function sendAdmin(template: string, head: string, request: IncomingMessage, response: ServerResponse): void {
  const nonce = randomBytes(16).toString('base64');
  const body = Buffer.from(template.replace(PLACEHOLDER, nonce).replace('</head>', () => `${head}</head>`));
  response
    .writeHead(200, {
      ...adminHeaders(nonce),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
    })
    .end(request.method === 'HEAD' ? undefined : body);
}

/** Of the installed backoffice. */
export const adminManifest = (companyName: string): string =>
  JSON.stringify({
    id: '/admin/',
    name: `${companyName} backoffice`,
    short_name: companyName,
    description: 'Enquiries and content of the website',
    lang: 'en-GB',
    start_url: '/admin/',
    scope: '/admin/',
    display: 'standalone',
    background_color: '#0b1220',
    theme_color: '#0b1220',
    icons: [
      { src: SERVED.appIcon, sizes: '192x192', type: 'image/png' },
      { src: SERVED.largeAppIcon, sizes: '512x512', type: 'image/png' },
      { src: SERVED.maskableAppIcon, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [{ name: 'Inquiries', url: '/admin/inquiries' }],
  });

/** Below it the bolt could not be made out on navy. */
const LEAST_CONTRAST = 3;

/** The bolt in the company's colour, while it has no icon of its own. */
export function companyIcon(colour: string, radius = 12): string {
  const [plate, bolt] = contrast(colour, NAVY) < LEAST_CONTRAST ? [colour, inkOn(colour)] : [NAVY, colour];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" rx="${radius}" fill="${plate}"/><path d="M24.5 7 13 24.5h7.5L18.5 37 31 19.5h-7.5z" fill="${bolt}"/></svg>`;
}
