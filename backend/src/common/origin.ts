import ipaddr from 'ipaddr.js';

export interface Origin {
  /** An IPv4 address or an IPv6 /64, which belongs to one customer. */
  address: string;
  /** An IPv4 /24 or an IPv6 /48, about what one attacker can rent. */
  network: string;
}

/** Returns other text unchanged. */
export function originOf(ip: string | undefined): Origin {
  if (!ip || !ipaddr.isValid(ip)) return { address: ip ?? 'unknown', network: ip ?? 'unknown' };
  // Turns IPv4-mapped IPv6 (::ffff:192.0.2.1) into IPv4.
  const parsed = ipaddr.process(ip);
  const bytes = parsed.toByteArray();
  const prefix = (length: number) => `${bytes.slice(0, length / 8).join('.')}/${length}`;
  return parsed.kind() === 'ipv4' ? { address: parsed.toString(), network: prefix(24) } : { address: prefix(64), network: prefix(48) };
}
