import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

export interface Origin {
  /** An IPv4 address or an IPv6 /64, which belongs to one customer. */
  address: string;
  /** An IPv4 /24 or an IPv6 /48, about what one attacker can rent. */
  network: string;
}

const LONGEST = 60;
/** Some proxies add the port of the connection: 192.0.2.1:5678, [2001:db8::1]:443. */
const WITH_PORT = /^(?:([\d.]+)|\[([^\]]+)\])(?::\d{1,5})?$/;

function withoutPort(ip: string): string {
  if (ip.length > LONGEST) return ip;
  const [, v4, v6] = WITH_PORT.exec(ip) ?? [];
  return v4 ?? v6 ?? ip;
}

/** Reads an address with or without a port. Returns other text unchanged. */
export function originOf(given: string | undefined): Origin {
  const ip = given && withoutPort(given);
  if (!ip || !isIP(ip)) return { address: ip ?? 'unknown', network: ip ?? 'unknown' };
  // Turns IPv4-mapped IPv6 (::ffff:192.0.2.1) into IPv4.
  const parsed = ipaddr.process(ip);
  const bytes = parsed.toByteArray();
  const prefix = (length: number) => `${bytes.slice(0, length / 8).join('.')}/${length}`;
  return parsed.kind() === 'ipv4' ? { address: parsed.toString(), network: prefix(24) } : { address: prefix(64), network: prefix(48) };
}
