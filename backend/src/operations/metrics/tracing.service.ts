import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { context, diag, DiagLogLevel, propagation, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import type { TracerProvider } from '@opentelemetry/sdk-trace';
import type { RequestListener, Server } from 'node:http';
import type { AfterQueryEvent, DataSource, EntitySubscriberInterface } from 'typeorm';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { REQUEST_ID, pathOf } from '../../platform/http/request-log.js';
import { tracer } from '../../platform/http/spans.js';
import { Env } from '../../platform/config/env.js';
import { areaOf } from './metrics-server.service.js';

const FIRST_SERVER_ERROR = 500;
const LONGEST_STATEMENT = 1_000;

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

/**
 * Makes a span of each request, cached pages included, and runs its work inside. Addresses are shortened as in the log, without query. Only a trusted proxy
 * says to which trace a request belongs.
 */
function traceRequests(server: Server, hasProxy: boolean): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const [method, target] = [request.method ?? 'GET', request.url ?? '/'];
    const parent: Context = hasProxy ? propagation.extract(context.active(), request.headers) : context.active();
    const span = tracer.startSpan(
      `${method} ${areaOf(target)}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'url.path': pathOf(target) } },
      parent,
    );
    response.once('close', () => {
      const requestId = response.getHeader(REQUEST_ID);
      if (typeof requestId === 'string') span.setAttribute('site.request_id', requestId);
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= FIRST_SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), () => {
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
}

/** Makes a span of each statement, without its values, which can be personal. Names of attributes are those of OpenTelemetry's conventions for databases. */
class TracedStatements implements EntitySubscriberInterface {
  constructor(private readonly system: string) {}

  afterQuery({ query, executionTime = 0, success }: AfterQueryEvent): void {
    const end = Date.now();
    const operation = /^\s{0,9}(\w{1,20})/.exec(query)?.[1]?.toUpperCase() ?? 'STATEMENT';
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      startTime: end - executionTime,
      attributes: { 'db.system.name': this.system, 'db.operation.name': operation, 'db.query.text': query.slice(0, LONGEST_STATEMENT) },
    });
    if (!success) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }
}
