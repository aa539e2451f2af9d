import { SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';

/** Without an OTEL_EXPORTER_OTLP_ENDPOINT its spans are empty and cost nothing. */
export const tracer = trace.getTracer('site');

/** Runs `work` as a span. Attributes must not contain personal data. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
