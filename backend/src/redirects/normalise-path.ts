import { readAddress, splitTarget } from '../platform/common/address.js';

/** Returns a path as stored: decoded, lower case, without query and trailing slash. */
export function normalisePath(target: string): string | undefined {
  const { path, query } = splitTarget(target);
  return readAddress(path.startsWith('/') ? path : `/${path}`, query)?.path;
}
