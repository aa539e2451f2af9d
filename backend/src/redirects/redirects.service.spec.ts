import { describe, expect, it } from '@jest/globals';
import { normalisePath } from './redirect.entity.js';
import { localPath } from './redirects.service.js';

describe('redirect paths', () => {
  it.each([
    ['/A/B/', '/a/b'],
    ['a', '/a'],
    ['/a?b=/c', '/a'],
    ['/%E2%82%AC', '/€'],
    ['/Cafe\u0301%20Menu', '/caf\u00e9 menu'],
    ['https://example.co.uk', '/'],
    ['', '/'],
    ['/%', undefined],
    ['/a/%2e%2e/b', undefined],
  ])('normalises %s to %s', (given, path) => expect(normalisePath(given)).toBe(path));

  it.each([
    ['/Here/', '/here'],
    ['https://site.example/Here?x', '/here'],
    ['https://site.example', '/'],
    ['HTTPS://Site.Example:443/Here', '/here'],
    ['https://site.example?x', '/'],
    ['https://site.example.evil/here', undefined],
    ['https://elsewhere.example/here', undefined],
  ])('finds the local path of %s: %s', (target, path) => expect(localPath(target, 'https://site.example')).toBe(path));
});
