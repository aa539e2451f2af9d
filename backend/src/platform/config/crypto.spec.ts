import { describe, expect, it } from '@jest/globals';
import { decryptSecret, encryptSecret } from './crypto.js';

const KEY = 'a key of the owner, long enough to pass';

const contentOf = (stored: string): string => stored.slice('v1.'.length);

describe('encryptSecret and decryptSecret', () => {
  it.each(['', 'pässwörd 💡', 'x'.repeat(500)])('returns the original text: %#', (text) => {
    expect(decryptSecret(KEY, encryptSecret(KEY, text))).toBe(text);
  });

  // @asvs 11.3.2
  it('encrypts the same text differently each time', () => {
    const [one, two] = [encryptSecret(KEY, 'hunter2'), encryptSecret(KEY, 'hunter2')];
    expect(one).not.toBe(two);
    expect(Buffer.from(contentOf(one), 'base64url').toString('latin1')).not.toContain('hunter2');
  });

  it('returns null for another key', () => {
    expect(decryptSecret('another key, also long enough to pass', encryptSecret(KEY, 'hunter2'))).toBeNull();
  });

  // @asvs 11.3.3
  it('returns null for a changed text', () => {
    const bytes = Buffer.from(contentOf(encryptSecret(KEY, 'hunter2')), 'base64url');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    expect(decryptSecret(KEY, `v1.${bytes.toString('base64url')}`)).toBeNull();
  });

  it('names the format, and reads values of versions that did not', () => {
    const stored = encryptSecret(KEY, 'hunter2');
    expect(stored).toMatch(/^v1\.[\w-]+$/);
    expect(decryptSecret(KEY, contentOf(stored))).toBe('hunter2');
    expect(decryptSecret(KEY, `v2.${contentOf(stored)}`)).toBeNull();
  });

  it.each(['', 'short', 'plain text that was never encrypted', '💥'])('returns null for text that was never encrypted: %s', (stored) => {
    expect(decryptSecret(KEY, stored)).toBeNull();
  });
});
