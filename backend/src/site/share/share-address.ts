import { createHash } from 'node:crypto';
import type { Share } from '../front-end.js';

/** Raise it with every change of share-picture.ts: pictures are kept for good by their address. */
const DESIGN = 2;
const ADDRESS = /^\/share(\/.*)?\/([\w-]{16})\.jpg$/;

/**
 * Where the picture for links to a page is: below the page's path, named by what it shows. '/share/about/Jx0_k3v1QmFzc2Rf.jpg'
 * @param page its path, '/' for the home page
 */
export function shareAddress(page: string, share: Share): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, share]))
    .digest('base64url')
    .slice(0, 16);
  return `/share${page === '/' ? '' : page}/${hash}.jpg`;
}

/** The page whose picture an address names; undefined for other addresses. */
export function sharedPage(path: string): string | undefined {
  const found = ADDRESS.exec(path);
  return found ? (found[1] ?? '/') : undefined;
}
