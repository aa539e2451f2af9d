import { describe, expect, it } from '@jest/globals';
import { originOf } from './origin.js';

const addressOf = (ip: string) => originOf(ip).address;
const networkOf = (ip: string) => originOf(ip).network;

describe('originOf', () => {
  it('returns an IPv4 address and its /24', () => {
    expect(addressOf('192.0.2.1')).toBe('192.0.2.1');
    expect(addressOf('192.0.2.1')).not.toBe(addressOf('192.0.2.2'));
    expect(networkOf('192.0.2.1')).toBe(networkOf('192.0.2.254'));
    expect(networkOf('192.0.2.1')).not.toBe(networkOf('192.0.3.1'));
  });

  it('returns the /64 and the /48 of an IPv6 address in any notation', () => {
    for (const same of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff'])
      expect(addressOf(same)).toBe(addressOf('2001:db8:1:2::'));
    expect(addressOf('2001:db8:1:3::1')).not.toBe(addressOf('2001:db8:1:2::1'));
    expect(networkOf('2001:db8:1:3::1')).toBe(networkOf('2001:db8:1:2::1'));
    expect(networkOf('2001:db8:2:2::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  });

  // @asvs 15.3.4
  it('reads IPv4-mapped IPv6 as IPv4', () => {
    for (const mapped of ['::ffff:192.0.2.1', '::FFFF:c000:0201']) expect(originOf(mapped)).toEqual(originOf('192.0.2.1'));
  });

  it('takes no shortened or octal number for an address', () => {
    for (const odd of ['1.2.3', '127.1', '0x7f.0.0.1', '2130706433', '010.0.0.1']) expect(addressOf(odd)).toBe(odd);
  });

  it.each([
    ['192.0.2.1:5678', '192.0.2.1'],
    ['192.0.2.1:1', '192.0.2.1'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::1'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::1'],
    ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ])('reads %s without its port', (ip, bare) => {
    expect(originOf(ip)).toEqual(originOf(bare));
    expect(originOf(ip)).toEqual({
      address: expect.stringMatching(/^[\d.]+(\/64)?$/),
      network: expect.stringMatching(/^[\d.]+\/(24|48)$/),
    });
  });

  it.each(['', 'unknown', 'fe80::1%eth0', '192.0.2.1:500000', '[192.0.2', '[]:1', "' OR 1=1", 'x'.repeat(10_000), undefined])(
    'handles anything else (%#)',
    (ip) => {
      expect(originOf(ip)).toEqual({ address: expect.any(String), network: expect.any(String) });
    },
  );
});
