// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { serveSite } from '../src/site/engine/front-handler.js';
import { HASHED_SCRIPT, smallFrontEnd } from './site/small-front-end.js';
import { createTestApp, type TestApp } from './support/app.js';

const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const ON_DOCUMENTS = {
  ...EVERYWHERE,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
};

describe('the headers', () => {
  let app: TestApp;
  beforeAll(async () => {
    const { built } = smallFrontEnd();
    app = await createTestApp({ prepare: (nest) => serveSite(nest, built) });
  });
  afterAll(() => app.close());

  const get = (path: string, init: RequestInit = {}) => fetch(app.url + path, { redirect: 'manual', ...init });
  const headersOf = async (path: string, init: RequestInit = {}) => Object.fromEntries((await get(path, init)).headers);
  const policyOf = async (path: string) => (await headersOf(path))['content-security-policy'] ?? '';

  it.each([
    '/',
    '/nowhere',
    '/%00',
    '/Contact/',
    '/fails',
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/admin',
    '/admin/services/1',
    '/api/services',
    '/api/nowhere',
    '/api/auth/me',
    '/api/health',
    '/api/docs',
    '/api/docs/openapi.json',
    // @asvs 3.4.1, 3.4.2, 3.4.3, 3.4.4, 3.4.5, 3.5.2, 3.7.1, 12.2.1, 14.2.3
  ])('protect %s', async (path) => {
    const headers = await headersOf(path);
    expect(headers).toMatchObject(ON_DOCUMENTS);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect(headers['content-security-policy']).toContain('form-action');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  // @asvs 3.4.4
  it('protect writes and refusals', async () => {
    for (const path of ['/api/contact', '/contact', '/api/services', '/nowhere']) {
      const headers = await headersOf(path, { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } });
      expect(headers).toMatchObject({ ...ON_DOCUMENTS, 'cache-control': 'no-store' });
    }
  });

  // @asvs 1.3.2, 3.4.3
  it('allow the inline style of a page by hash', async () => {
    const hash = createHash('sha256').update('p{color:red}').digest('base64');
    expect(await policyOf('/')).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(await policyOf('/')).not.toContain('unsafe');
  });

  // @asvs 3.2.1, 3.4.3, 3.4.6
  it('forbid everything for the API and allow what its documentation needs', async () => {
    expect(await policyOf('/api/services')).toBe("default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'");
    expect(await policyOf('/api/docs')).toContain("script-src 'self'");
    const html = await (await get('/api/docs')).text();
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });

  // @asvs 14.2.2, 14.3.2
  it('keep private responses out of every cache', async () => {
    const token = { headers: { Authorization: `Bearer ${app.adminToken}` } };
    for (const path of ['/api/admin/services', '/api/auth/me', '/api/services', '/api/homepage/draft']) {
      expect((await headersOf(path, token))['cache-control']).toBe('no-store');
    }
    expect((await headersOf('/api/services'))['cache-control']).toBe('no-cache');
    expect((await headersOf('/api/admin/services'))['cache-control']).toBe('no-store');
  });

  // @asvs 3.4.3
  it('contain a nonce of the backoffice that is never reused', async () => {
    const [one, two] = [await get('/admin/services'), await get('/admin')];
    const nonce = /'nonce-([^']+)'/.exec(one.headers.get('content-security-policy') ?? '')?.[1];
    expect(await one.text()).toContain(`content="${nonce}"`);
    expect(two.headers.get('content-security-policy')).not.toContain(nonce);
    expect(one.headers.get('cache-control')).toBe('no-store');
  });

  // @asvs 3.4.4, 4.1.1
  it.each(['/assets/index-abc123.js', '/admin/assets/admin-def456.js'])('of %s allow permanent caching', async (path) => {
    const response = await get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...EVERYWHERE,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    });
    expect(await response.text()).toBe(HASHED_SCRIPT);
  });

  it('have browsers report what they block, and refuse HTML that scripts insert', async () => {
    for (const path of ['/', '/nowhere', '/admin']) {
      const headers = await headersOf(path);
      expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types ");
      expect(headers['content-security-policy']).toContain('report-uri /api/csp-reports; report-to csp;');
    }
    expect(await policyOf('/')).toContain('trusted-types own-html;');
  });
});

describe('with HSTS_SUBDOMAINS', () => {
  // @asvs 3.4.1
  it('every response makes browsers use HTTPS for subdomains, too', async () => {
    const { built } = smallFrontEnd();
    const app = await createTestApp({ env: { HSTS_SUBDOMAINS: 'yes' }, prepare: (nest) => serveSite(nest, built) });
    for (const path of [
      '/',
      '/',
      '/nowhere',
      '/Contact/',
      '/robots.txt',
      '/assets/index-abc123.js',
      '/admin',
      '/api/services',
      '/api/auth/me',
    ]) {
      const { headers } = await fetch(app.url + path, { redirect: 'manual' });
      expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=63072000; includeSubDomains']);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    await app.close();
  });
});
