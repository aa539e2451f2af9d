import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { AfterQueryEvent, EntitySubscriberInterface } from 'typeorm';
import { tracer } from '../common/spans.js';

const LONGEST = 1_000;

/** Makes a span of each statement, without its values, which can be personal. Names of attributes are those of OpenTelemetry's conventions for databases. */
export class TracedStatements implements EntitySubscriberInterface {
  constructor(private readonly system: string) {}

  afterQuery({ query, executionTime = 0, success }: AfterQueryEvent): void {
    const end = Date.now();
    const operation = /^\s{0,9}(\w{1,20})/.exec(query)?.[1]?.toUpperCase() ?? 'STATEMENT';
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      startTime: end - executionTime,
      attributes: { 'db.system.name': this.system, 'db.operation.name': operation, 'db.query.text': query.slice(0, LONGEST) },
    });
    if (!success) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }
}
