import { registerWorker } from '../../kit/trustedTypes';
import { entries, pictures } from './entries';
import { asPage } from './asPage';

/** Both are named in public/guide-worker.js, too. */
const CACHE = 'guide';
const HELP = '/admin/help';

/** It runs and loads nothing but its own pictures. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** Stores the guide in the browser, which shows it at /admin/help while the website cannot be reached. Without a network, the next time. */
export async function keepGuide(): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  await registerWorker('/admin/guide-worker.js', HELP);
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const wanted = Object.values(pictures);
  await cache.addAll(wanted.filter((path) => !kept.includes(path)));
  await cache.put(HELP, new Response(asPage(entries, pictures), { headers: HEADERS }));
  await Promise.all(kept.filter((path) => path !== HELP && !wanted.includes(path)).map((path) => cache.delete(path)));
}
