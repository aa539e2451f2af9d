import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** The part of IPv6 that is given out. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicAddress(ip: string): boolean {
  // ipaddr.js takes '1.2.3' and octal numbers for addresses, too.
  if (!isIP(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL);
}

/** Returns the address that a URL contains in any notation; null for a host name. */
export function literalAddress({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? host : null;
}
