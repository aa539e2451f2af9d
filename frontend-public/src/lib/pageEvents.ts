/** Tells the site's own count what the server cannot see: pages reached without a request, and calls. No person is in it. */
export function countEvent(kind: 'view' | 'call', path: string): void {
  navigator.sendBeacon('/api/page-events', new Blob([JSON.stringify({ kind, path })], { type: 'application/json' }));
}
