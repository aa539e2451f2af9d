import { context, propagation, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import type { RequestListener, Server } from 'node:http';
import { REQUEST_ID, pathOf } from '../../platform/common/request-log.js';
import { areaOf } from './request-metrics.js';
import { tracer } from '../../platform/common/spans.js';

const FIRST_SERVER_ERROR = 500;

/**
 * Makes a span of each request, cached pages included, and runs its work inside. Addresses are shortened as in the log, without query. Only a trusted proxy
 * says to which trace a request belongs.
 */
export function traceRequests(server: Server, hasProxy: boolean): void {
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
