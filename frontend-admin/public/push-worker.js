// Shows notifications and opens what they are about. It caches nothing: the backoffice always comes from the server.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title = 'Backoffice', body = '', url = '/admin/' } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: url,
      icon: '/admin/app-icon-192.png',
      badge: '/admin/app-icon-192.png',
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? '/admin/'));
});

/** In a window of its own, because one that is open may hold unsaved text. */
async function open(url) {
  const address = new URL(url, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === address.pathname);
  await (there ? there.focus() : self.clients.openWindow(address.href));
}
