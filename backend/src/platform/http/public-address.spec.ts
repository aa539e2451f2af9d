import { expect, it } from '@jest/globals';
import { isPublicAddress, literalAddress } from './public-address.js';

it.each(['93.184.215.14', '8.8.8.8', '172.15.255.255', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
  'accepts %s',
  (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  },
);

it.each([
  ['loopback', '127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1', '::ffff:10.0.0.1'],
  ['link-local', '169.254.169.254', 'fe80::1'],
  [
    'shared and reserved',
    '100.64.0.1',
    '0.0.0.0',
    '::',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.7',
    '240.0.0.1',
    '255.255.255.255',
  ],
  ['multicast', '224.0.0.1', 'ff02::1'],
  ['IPv6 that maps to IPv4', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '::127.0.0.1'],
  ['reserved IPv6', '2001:db8::1', 'fec0::1', '3fff::1', '5f00::1', '100::1'],
  ['no address', '', 'localhost', '127.0.0.1.example.org', '1.2.3', '8.8.2056', '010.8.8.8', '134744072'],
])('rejects %s', (_, ...ips) => {
  expect(ips.filter(isPublicAddress)).toEqual([]);
});

it.each([
  ['https://127.0.0.1/hook', '127.0.0.1'],
  ['https://2130706433/', '127.0.0.1'],
  ['https://0x7f.1/', '127.0.0.1'],
  ['https://[::1]:8443/', '::1'],
  ['https://hooks.example.org/', null],
])('finds the literal address in %s', (url, address) => {
  expect(literalAddress(new URL(url))).toBe(address);
});
