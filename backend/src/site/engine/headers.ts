import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

export type HeaderSet = Readonly<Record<string, string>>;

const TRANSPORT_SECURITY = 'Strict-Transport-Security';
const REMEMBERED = 'max-age=63072000';

const TRANSPORT: HeaderSet = {
  [TRANSPORT_SECURITY]: REMEMBERED,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For an operator all of whose subdomains use HTTPS. Changes the header of any response as it is sent. */
export const includeSubDomains = (response: ServerResponse): void =>
  onHeaders(response, () => response.setHeader(TRANSPORT_SECURITY, `${REMEMBERED}; includeSubDomains`));

const SECURITY: HeaderSet = {
  ...TRANSPORT,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Not require-corp: pictures may come from any https URL.
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

const policy = (directives: Record<string, string>, framedBy = "'none'"): string =>
  Object.entries({ 'default-src': "'none'", ...directives, 'base-uri': "'none'", 'frame-ancestors': framedBy })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Scripts may insert HTML through these policies only. */
const trusting = (...policies: string[]) => ({ 'require-trusted-types-for': "'script'", 'trusted-types': policies.join(' ') });

/** Newer browsers report to a name, older ones to an address. */
const REPORT_TO = 'csp';
const REPORT_PATH = '/api/csp-reports';
const REPORTED = { 'report-uri': REPORT_PATH, 'report-to': REPORT_TO };
const REPORTING: HeaderSet = { 'Reporting-Endpoints': `${REPORT_TO}="${REPORT_PATH}"` };

const withPolicy = (directives: Record<string, string>): HeaderSet => ({ ...SECURITY, 'Content-Security-Policy': policy(directives) });

export const API_HEADERS = withPolicy({ 'form-action': "'none'" });

/** Swagger UI sets style attributes and data: pictures. */
const DOCS_HEADERS = withPolicy({
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'none'",
});

/** Browsers' own viewers style pictures and documents. */
const MEDIA_HEADERS = withPolicy({
  'style-src': "'unsafe-inline'",
  'img-src': "'self'",
  'media-src': "'self'",
  'form-action': "'none'",
});

/** A service worker fetches by the policy of its own file. */
export const FILE_HEADERS: HeaderSet = {
  ...TRANSPORT,
  'Content-Security-Policy': policy({ 'style-src': "'unsafe-inline'", 'connect-src': "'self'" }),
};

export const SHARE_HEADERS: HeaderSet = {
  ...FILE_HEADERS,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Type': 'image/jpeg',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

export const adminHeaders = (nonce: string): HeaderSet => ({
  ...REPORTING,
  ...withPolicy({
    'script-src': "'self'",
    'style-src-elem': `'self' 'nonce-${nonce}'`,
    // The rich text editor sets alignment by style attributes.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob: https:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    // Notifications, and the guide without the server.
    'worker-src': "'self'",
    // Previews.
    'frame-src': "'self'",
    'form-action': "'self'",
    ...trusting('default', 'server-html', 'ProseMirrorClipboard', 'workers'),
    ...REPORTED,
  }),
});

/** What a page shows, with hashes instead of nonces, so that pages can be cached. */
function contentOf(html: string): Record<string, string> {
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const hashes = [...new Set(styles)].map((css) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return {
    'script-src': "'self'",
    'style-src': `'self'${hashes.join('')}`,
    'img-src': "'self' data: https:",
    'font-src': "'self'",
  };
}

export function pageHeaders(html: string): HeaderSet {
  const headers = withPolicy({
    ...contentOf(html),
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    ...trusting('own-html'),
    ...REPORTED,
  });
  return { ...headers, ...REPORTING, 'Speculation-Rules': '"/links.speculationrules"' };
}

const previewHeaders = (directives: Record<string, string>): HeaderSet => ({
  ...SECURITY,
  'Content-Security-Policy': policy({ ...directives, 'form-action': "'none'" }, "'self'"),
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

/** A shared preview sends nothing: no forms and no page views. */
export const sharedPreviewHeaders = (html: string): HeaderSet => previewHeaders(contentOf(html));

/** The backoffice fills this document with rendered pages, whose scripts do not run. */
export const PREVIEW_FRAME_HEADERS: HeaderSet = previewHeaders({
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: https:",
  'font-src': "'self'",
});

/** Defaults, which controllers may override. */
export function frameworkHeaders(path: string, { isRead, hasToken }: { isRead: boolean; hasToken: boolean }): HeaderSet {
  if (path.startsWith('/media/')) return MEDIA_HEADERS;
  const isPrivate = !isRead || hasToken || /^\/api\/(admin|auth|health)(\/|$)/.test(path);
  const base = /^\/api\/docs(\/|$)/.test(path) ? DOCS_HEADERS : API_HEADERS;
  return { ...base, 'Cache-Control': isPrivate ? 'no-store' : 'no-cache' };
}
