import { performance } from 'node:perf_hooks';
import type { RequestListener, Server } from 'node:http';
import { Histogram, type Registry } from 'prom-client';

/** Seconds; a cached page takes less than the first. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const AREAS: [string, RegExp][] = [
  // Asked by load balancers every few seconds.
  ['health', /^\/api\/health/],
  ['backoffice-api', /^\/api\/(?:admin|auth)\//],
  ['visitors-api', /^\/api\//],
  ['media', /^\/media\//],
  ['files', /\/assets\//],
  ['backoffice', /^\/admin(?:[/?]|$)/],
];

/** Addresses are as many as visitors like to type, so requests are grouped. Anything else is a page. */
export const areaOf = (target: string): string => AREAS.find(([, pattern]) => pattern.test(target))?.[0] ?? 'pages';

/** Measures every request of the server, cached pages included, until its response has been sent or the visitor is gone (status 499). */
export function measureRequests(server: Server, registry: Registry): void {
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['area', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const measure: RequestListener = (request, response) => {
    const [started, area] = [performance.now(), areaOf(request.url ?? '/')];
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499;
      seconds.observe({ area, status }, (performance.now() - started) / 1000);
    });
  };
  server.prependListener('request', measure);
}
