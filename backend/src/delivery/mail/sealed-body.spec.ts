import { describe, expect, it } from '@jest/globals';
import { openBody, sealBody } from './sealed-body.js';

const KEY = 'a key for this test';
const body = { text: 'https://example.co.uk/admin/reset-password#token=secret', html: '<p>secret</p>' };

describe('a mail with a secret', () => {
  it.each(['password-reset', 'invitation'] as const)('is stored encrypted and sent in plain text: %s', (kind) => {
    const stored = sealBody(KEY, { kind, ...body });
    expect(JSON.stringify(stored)).not.toContain('secret');
    expect(openBody(KEY, { kind, ...stored })).toEqual(body);
  });

  it('cannot be opened with another key', () => {
    const stored = sealBody(KEY, { kind: 'password-reset', ...body });
    expect(() => openBody('another key', { kind: 'password-reset', ...stored })).toThrow('SECRET_KEY');
  });
});

describe('any other mail', () => {
  it('is stored unencrypted', () => {
    expect(sealBody(KEY, { kind: 'office-notice', ...body })).toEqual(body);
    expect(openBody(KEY, { kind: 'office-notice', ...body })).toEqual(body);
  });
});
