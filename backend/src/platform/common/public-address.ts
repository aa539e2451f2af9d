import ipaddr from 'ipaddr.js';

/** Corrects ipaddr.js, which takes these ranges for public. The first match counts. */
const IPV4 = { special: [ipaddr.IPv4.parseCIDR('198.18.0.0/15')] };
const IPV6 = {
  special: [ipaddr.IPv6.parseCIDR('2001::/23'), ipaddr.IPv6.parseCIDR('3fff::/20')],
  global: ipaddr.IPv6.parseCIDR('2000::/3'),
};

export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4
    ? ipaddr.subnetMatch(address, IPV4, 'global') === 'global'
    : ipaddr.subnetMatch(address, IPV6, 'elsewhere') === 'global';
}

/** Returns the address that a URL contains in any notation; null for a host name. */
export function literalAddress({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) ? host : null;
}
