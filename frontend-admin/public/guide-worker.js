// Shows the guide while the website cannot be reached, as src/shell/help/keepGuide.ts has stored it. Its scope is /admin/help.

const KEPT = 'guide';
const HELP = '/admin/help';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { mode, destination, url } = event.request;
  if (mode === 'navigate') event.respondWith(answer(event.request, HELP));
  else if (destination === 'image') event.respondWith(answer(event.request, url));
});

/** Also while a web server answers for a website that is down. */
async function answer(request, key) {
  const kept = async () => (await caches.open(KEPT)).match(key);
  try {
    const response = await fetch(request);
    return response.status < 500 ? response : ((await kept()) ?? response);
  } catch (error) {
    const copy = await kept();
    if (copy) return copy;
    throw error;
  }
}
