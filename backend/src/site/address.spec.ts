import { describe, expect, it } from '@jest/globals';
import { readAddress, splitTarget, withoutTracking } from './address.js';

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
  ])('%s has the canonical path %s', (path, canonical) => {
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
  ])('%s is no address', (path) => {
    expect(readAddress(path, '')).toBeUndefined();
  });
});

it('splitTarget understands what proxies send', () => {
  expect(splitTarget('http://host:80/a?b#c')).toEqual({ path: '/a', query: '?b' });
  expect(splitTarget('/a?b?c')).toEqual({ path: '/a', query: '?b?c' });
  expect(splitTarget('HTTPS://host')).toEqual({ path: '/', query: '' });
});

it('withoutTracking keeps what pages read', () => {
  expect(withoutTracking('?utm_source=x&gclid=y')).toBe('');
  expect(withoutTracking('?utm_source=x&q=lights&fbclid=1')).toBe('?q=lights');
  expect(withoutTracking('?')).toBe('');
});
