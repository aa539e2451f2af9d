import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Histogram, type Registry } from 'prom-client';
import { Env } from '../../platform/config/env.js';
import { SiteMetrics } from './site-metrics.service.js';

/** Serves the metrics on a port of their own (METRICS_PORT), which must not be reachable for visitors. */
@Injectable()
export class MetricsServer implements OnApplicationShutdown {
  private readonly logger = new Logger(MetricsServer.name);
  private server?: Server;

  constructor(
    private readonly env: Env,
    private readonly metrics: SiteMetrics,
  ) {}

  /** Does nothing without METRICS_PORT. `site` is the server whose requests are measured. */
  async start(site: Server): Promise<void> {
    if (!this.env.METRICS_PORT) return;
    this.metrics.start();
    measureRequests(site, this.metrics.registry);
    this.server = createServer((request, response) => {
      const isMetrics = request.method === 'GET' && request.url === '/metrics';
      if (!isMetrics) return void response.writeHead(404).end();
      this.metrics
        .text()
        .then((text) => response.writeHead(200, { 'Content-Type': this.metrics.registry.contentType }).end(text))
        .catch((error: unknown) => {
          this.logger.error(error);
          response.writeHead(500).end();
        });
    });
    this.server.listen(this.env.METRICS_PORT, this.env.HOST);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}

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
function measureRequests(server: Server, registry: Registry): void {
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
