import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Env } from '../../platform/config/env.js';
import { measureRequests } from './request-metrics.js';
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
