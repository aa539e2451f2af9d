import { createHash } from 'node:crypto';
import { SERVED } from '../../platform/http/site-addresses.js';
import type { Share } from '../../../render.js';

/** Increment it with every change of share-picture.ts: pictures are cached for good. */
const DESIGN = 4;
const ADDRESS = /^\/share(\/.*)?\/([\w-]{16})\.jpg$/;

/** For example '/share/about/Jx0_k3v1QmFzc2Rf.jpg', with a hash of the picture's content. */
export function shareAddress(page: string, share: Share): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, share]))
    .digest('base64url')
    .slice(0, 16);
  return `${SERVED.share}${page === '/' ? '' : page}/${hash}.jpg`;
}

/** Returns undefined for other addresses. */
export function sharedPage(path: string): string | undefined {
  const found = ADDRESS.exec(path);
  return found ? (found[1] ?? '/') : undefined;
}
