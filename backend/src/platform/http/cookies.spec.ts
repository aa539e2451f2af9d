import { describe, expect, it } from '@jest/globals';
import { cookieName, cookieOf } from './cookies.js';

describe('cookies', () => {
  it('have a name that browsers bind to the host on https', () => {
    expect(cookieName('known-device', { publicUrl: 'https://www.example.org' })).toBe('__Host-known-device');
    expect(cookieName('known-device', { publicUrl: 'http://localhost:3000' })).toBe('known-device');
  });

  it.each([
    ['a=1', '1'],
    ['b=2; a=1', '1'],
    ['b=2;a=1 ;c=3', '1'],
    ['a=1; a=2', '1'],
    ['a=x=y', 'x=y'],
    ['a=', ''],
    ['xa=1; ab=2', undefined],
    ['a', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('are read by their whole name: %s', (header, value) => {
    expect(cookieOf(header, 'a')).toBe(value);
  });
});
