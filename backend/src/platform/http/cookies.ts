import type { Env } from '../config/env.js';

/** On https every name begins with `__Host-`: browsers then refuse such a cookie from subdomains and from pages without https. It needs Secure and `Path=/`. */
export const cookieName = (name: string, { publicUrl }: Pick<Env, 'publicUrl'>): string =>
  isSecure({ publicUrl }) ? `__Host-${name}` : name;

export const isSecure = ({ publicUrl }: Pick<Env, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** Returns the first cookie of this name. Node limits the length of headers. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const found = header?.split(';').find((one) => one.trimStart().startsWith(`${name}=`));
  return found?.slice(found.indexOf('=') + 1).trim();
}
