/** Counts what the server cannot see: client-side page views and calls. Contains no personal data. */
export function countEvent(kind: 'view' | 'call', path: string): void {
  navigator.sendBeacon('/api/page-events', new Blob([JSON.stringify({ kind, path })], { type: 'application/json' }));
}
