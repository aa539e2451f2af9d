import { describe, expect, it } from '@jest/globals';
import { matchesEtag, preferredEncoding } from './negotiation.js';

describe('preferredEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip;q=0.8, br;q=0.8', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['gzip;q=0.1, *;q=0.9', 'br'],
    ['identity;q=0.9, br;q=0.5', 'identity'],
    ['BR', 'br'],
    ['brotli-is-nice', 'identity'],
    ['br;q=abc', 'identity'],
    [', ,;;q', 'identity'],
  ])('%s -> %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
    expect(preferredEncoding(header)).toBe(encoding);
  });
});

describe('matchesEtag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"x", W/"a" , "y"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
    ['"a', false],
  ])('%s: %s', (header, expected) => {
    expect(matchesEtag(header, '"a"')).toBe(expected);
  });
});
