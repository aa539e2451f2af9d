import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import type { TracerProvider } from '@opentelemetry/sdk-trace';
import type { Server } from 'node:http';
import type { DataSource } from 'typeorm';
import { MINUTE_MS } from '../common/durations.js';
import { Env } from '../config/env.js';
import { traceRequests } from './trace-requests.js';
import { TracedStatements } from './trace-statements.js';

/**
 * Sends traces as OTLP over HTTP when OTEL_EXPORTER_OTLP_ENDPOINT is set. A collector that fails delays nothing: at most 2,048 spans wait, further ones are
 * dropped.
 */
@Injectable()
export class Tracing implements OnApplicationShutdown {
  private readonly logger = new Logger(Tracing.name);
  private provider?: TracerProvider;

  constructor(private readonly env: Env) {}

  async start(site: Server, dataSource: DataSource): Promise<void> {
    if (!this.env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
    // Loaded only here: they are large, and most sites have no collector.
    const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, { OTLPTraceExporter }, sdk, resources] = await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/resources'),
    ]);
    this.logFailures();
    // The resource and the exporter read the other variables of the standard, such as OTEL_SERVICE_NAME and OTEL_EXPORTER_OTLP_HEADERS.
    const resource = resources
      .resourceFromAttributes({ 'service.name': 'site' })
      .merge(resources.detectResources({ detectors: [resources.envDetector, resources.serviceInstanceIdDetector] }));
    this.provider = new sdk.TracerProvider({
      resource,
      spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    });
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(this.provider);
    dataSource.subscribers.push(new TracedStatements(dataSource.options.type === 'better-sqlite3' ? 'sqlite' : dataSource.options.type));
    traceRequests(site, this.env.TRUST_PROXY > 0);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.provider?.shutdown().catch((error: unknown) => {
      this.logger.warn(`The last traces were not sent: ${String(error)}`);
    });
  }

  /** At most once a minute: while a collector is away, every batch fails. */
  private logFailures(): void {
    let last = -Infinity;
    const warn = (message: string) => {
      if (performance.now() - last < MINUTE_MS) return;
      last = performance.now();
      this.logger.warn(`Traces are not sent: ${message}`);
    };
    const ignore = () => undefined;
    diag.setLogger(
      { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
      { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
    );
  }
}
