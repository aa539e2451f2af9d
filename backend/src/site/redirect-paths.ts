import { isLink } from '../common/validation.js';
import { readAddress, splitTarget } from './address.js';

/** What the app itself answers: a redirect from there would never be met, or lock people out. */
const RESERVED = /^\/(api|admin|assets|media|share)(\/|$)/;

/** As redirects are stored and looked up: decoded, lower case, without query and trailing slash; undefined for what is no path. */
export function normalisePath(target: string): string | undefined {
  const { path, query } = splitTarget(target);
  return readAddress(path.startsWith('/') ? path : `/${path}`, query)?.path;
}

/** What is wrong with it as a former address; undefined when nothing is. */
export function fromPathFault(path: string | undefined): string | undefined {
  if (path === undefined || /\s/.test(path)) return 'Please enter a path such as /old-page';
  if (path === '/') return 'The home page cannot be redirected';
  return RESERVED.test(path) ? 'Addresses of the backoffice, the API and its files cannot be redirected' : undefined;
}

export const isTarget = (value: string): boolean => isLink(value) && /^(\/|https:)/.test(value);

/** The path on this site that a target leads to; undefined when it leads elsewhere. */
export function localPath(target: string, publicUrl: string): string | undefined {
  const isHere = target.startsWith('/') || target === publicUrl || target.startsWith(`${publicUrl}/`);
  return isHere ? normalisePath(target) : undefined;
}
