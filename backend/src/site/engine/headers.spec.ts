import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { adminHeaders, frameworkHeaders, pageHeaders } from './headers.js';

const csp = (headers: Readonly<Record<string, string>>) => headers['Content-Security-Policy'];

describe('headers', () => {
  it('allow the inline styles of a page by hash, and no others', () => {
    const hash = createHash('sha256').update('b{c:d}').digest('base64');
    const policy = csp(pageHeaders('<style>a{}</style><style media="print">b{c:d}</style><style>a{}</style>'));
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy?.match(/sha256-/g)).toHaveLength(2);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it('name the rules by which browsers fetch pages on intent', () => {
    expect(pageHeaders('')['Speculation-Rules']).toBe('"/links.speculationrules"');
  });

  it('contain the nonce of the backoffice', () => {
    expect(csp(adminHeaders('abc'))).toContain("style-src-elem 'self' 'nonce-abc'");
  });

  it.each([
    ['/api/services', true, false, 'no-cache'],
    ['/api/services', true, true, 'no-store'],
    ['/api/contact', false, false, 'no-store'],
    ['/api/admin/services', true, false, 'no-store'],
    ['/api/auth/me', true, false, 'no-store'],
    ['/api/administration', true, false, 'no-cache'],
    ['/media/a.webp', true, false, undefined],
  ])('%s (read: %s, token: %s): %s', (path, isRead, hasToken, expected) => {
    expect(frameworkHeaders(path, { isRead, hasToken })['Cache-Control']).toBe(expected);
  });
});
