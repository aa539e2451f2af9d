interface Visit extends PerformanceNavigationTiming {
  activationStart?: number;
  deliveryType?: string;
}

/** Contains no personal data. */
function countEvent(kind: 'view' | 'call' | 'search', path = location.pathname): void {
  const event = { kind, path };
  navigator.sendBeacon('/api/page-events', new Blob([JSON.stringify(event)], { type: 'application/json' }));
}

export const countFailedSearch = (words: string): void => countEvent('search', words);

export function countCalls() {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) countEvent('call');
  });
}

/** Counts a page that was fetched before it was opened, which the server does not count. */
export function countEarlyFetch() {
  const [visit] = performance.getEntriesByType('navigation') as Visit[];
  if (visit?.activationStart || visit?.deliveryType === 'navigational-prefetch') countEvent('view');
}
