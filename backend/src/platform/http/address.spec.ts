import { describe, expect, it } from '@jest/globals';
import { readAddress, readAddresses, splitTarget, withoutTracking, withQuery } from './address.js';

describe('readAddress', () => {
  it.each([
    ['/', '/'],
    ['/contact', '/contact'],
    ['/Contact/', '/contact'],
    ['//evil.example/x', '/evil.example/x'],
    ['///', '/'],
    ['/services//EICR-testing', '/services/eicr-testing'],
    ['/%73ervices', '/services'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/a%20b', '/a%20b'],
    // @asvs 1.1.1
  ])('turns %s into the canonical path %s', (path, canonical) => {
    const address = readAddress(path, '');
    expect(address?.canonical).toBe(canonical);
    expect(readAddress(canonical, '')?.canonical).toBe(canonical);
  });

  it.each([
    '',
    'x',
    '/%',
    '/%zz',
    '/%00',
    '/a\\b',
    '/\\evil.example',
    '/%5Cevil.example',
    '/..',
    '/%2e%2e/x',
    '/a%2Fb',
    '/%0d%0aX: y',
    `/${'a'.repeat(2000)}`,
  ])('rejects %s', (path) => {
    expect(readAddress(path, '')).toBeUndefined();
  });
});

describe('readAddresses', () => {
  it.each([
    ['/about', ['/about']],
    ['/About,', ['/about,', '/about']],
    ['/about&amp;', ['/about&amp;', '/about&amp', '/about']],
    ['/about%20(ours)', ['/about (ours)', '/about (ours', '/about']],
    ['/about%C2%A0%E2%80%8B', ['/about\u00a0\u200b', '/about']],
    ['/a\u200bbout', ['/a\u200bbout', '/about']],
    ['/about%A0', ['/about']],
    ['/cafe%CC%81.', ['/caf\u00e9.', '/caf\u00e9']],
    ['/services%2Feicr', ['/services/eicr']],
    ['/)', ['/)', '/']],
    ['/(about)', ['/(about)', '/(about', '/about']],
    ['/%E2%80%9C(about)%E2%80%9D,', ['/\u201c(about)\u201d,', '/\u201c(about', '/about']],
    ['/services/%22eicr%22/[wirral]', ['/services/"eicr"/[wirral]', '/services/"eicr"/[wirral', '/services/eicr/wirral']],
    ['/services/&quot;eicr&quot;', ['/services/&quot;eicr&quot;', '/services/&quot;eicr&quot', '/services/eicr']],
    ['/services/](https://example.com', ['/services/](https:/example.com', '/services']],
    ['/services/%22%20target=%22_blank', ['/services/" target="_blank', '/services']],
    ['/about/%3C/a%3E', ['/about/</a>', '/about/</a', '/about']],
    ['/-', ['/-']],
    ['/%E2%28', []],
    ['/about/..', []],
    ['/about%00', []],
    ['about,', []],
    [`/${'a,'.repeat(501)}`, []],
  ])('takes %s for %j', (path, meant) => expect(readAddresses(path, '').map((address) => address.path)).toEqual(meant));
});

it('splitTarget reads absolute URLs of proxies', () => {
  expect(splitTarget('http://host:80/a?b#c')).toEqual({ path: '/a', query: '?b' });
  expect(splitTarget('/a?b?c')).toEqual({ path: '/a', query: '?b?c' });
  expect(splitTarget('HTTPS://host')).toEqual({ path: '/', query: '' });
});

it.each([
  ['/contact', '', '/contact'],
  ['/contact', '?utm_source=x&a=1', '/contact?utm_source=x&a=1'],
  ['/contact#form', '?a=1', '/contact?a=1#form'],
  ['/contact?a=own', '?a=theirs&b=2', '/contact?a=own&b=2'],
  ['/contact?', '?&', '/contact'],
  ['https://partner.example', '?a=1&gclid=2', 'https://partner.example?gclid=2'],
  ['https://partner.example/x?gclid=own', '?gclid=2', 'https://partner.example/x?gclid=own'],
])('withQuery adds to %s the query %s: %s', (target, query, whole) => {
  expect(withQuery(target, query)).toBe(whole);
});

it('withoutTracking keeps other parameters', () => {
  expect(withoutTracking('?utm_source=x&gclid=y')).toBe('');
  expect(withoutTracking('?utm_source=x&q=lights&fbclid=1')).toBe('?q=lights');
  expect(withoutTracking('?')).toBe('');
});
